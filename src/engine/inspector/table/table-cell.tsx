// A cell of the table: whether somebody sees it, and whether a claim keeps it so. The chosen one offers to keep it, or says by what it is kept.
import type { ButtonHTMLAttributes } from 'react'
import type { TableCell } from '../inspection.ts'

export const MARKS = {
  shown: { sign: '✓', means: 'shown' },
  hidden: { sign: '✗', means: 'hidden' },
  pending: { sign: '?', means: 'not known yet' },
  kept: { sign: '◆', means: 'kept by a claim' },
} as const

interface CellProps {
  cell: TableCell
  isChosen: boolean
  /** What makes it a stop of the keyboard. */
  stop: ButtonHTMLAttributes<HTMLButtonElement>
  choose(): void
  keep(): void
}

export function CellButton({ cell: { status, protectedBy }, isChosen, stop, choose, keep }: CellProps) {
  const keptBy =
    protectedBy.length === 0 ? '' : `, kept by ${isChosen ? protectedBy.join(' and ') : 'a claim'}`
  return (
    <td>
      <button
        type="button"
        {...stop}
        data-status={status}
        aria-label={status + keptBy}
        aria-pressed={isChosen}
        title={protectedBy.length > 0 ? `Kept by ${protectedBy.join(', ')}` : undefined}
        onClick={choose}
      >
        {MARKS[status].sign}
        {protectedBy.length > 0 && <span data-mark="kept">{MARKS.kept.sign}</span>}
      </button>
      {isChosen && protectedBy.length > 0 && (
        <span className="offer" aria-hidden="true">
          Kept by {protectedBy.join(', ')}
        </span>
      )}
      {isChosen && protectedBy.length === 0 && status !== 'pending' && (
        <button type="button" className="offer" onClick={keep}>
          Keep it so
        </button>
      )}
    </td>
  )
}
