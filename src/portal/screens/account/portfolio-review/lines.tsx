// Labels with their values, one below the other.
import { AmountText } from 'portal-engine/ui/figures/amount-text.tsx'
import { Facts } from 'portal-engine/ui/lists/facts.tsx'
import type { Line } from './review-words.ts'
import css from './portfolio-review.module.css'

export const Lines = ({ lines }: { lines: readonly Line[] }) => (
  <Facts
    className={css.lines}
    facts={lines.map(({ label, value }) => [label, <AmountText key={label}>{value}</AmountText>])}
  />
)
