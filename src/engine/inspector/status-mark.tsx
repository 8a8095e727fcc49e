// Shown, hidden or pending: a sign and the word, never the colour alone.
import type { Verdict } from '#manifest/change/explain.ts'

const SIGNS = { shown: '✓', hidden: '✗', pending: '?' } as const

export const StatusMark = ({ status }: { status: Verdict }) => (
  <span className="status" data-status={status}>
    <span aria-hidden="true">{SIGNS[status]} </span>
    {status}
  </span>
)
