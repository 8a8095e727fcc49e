// A donut chart with the total in its middle. Hidden from screen readers, because its table has the same data.
import type { ReactNode } from 'react'
import { weighSlices, type Slice } from './allocation.ts'
import css from './ring.module.css'

const AROUND = 1000
const RADIUS = AROUND / (2 * Math.PI)
const STROKE = 36
const SIZE = 2 * RADIUS + STROKE

/** A ring of parts, with its children in the middle. */
export function Ring({ parts, children }: { parts: readonly Slice[]; children?: ReactNode }) {
  const weighed = weighSlices(parts)
  const starts = weighed.map((_, index) =>
    weighed.slice(0, index).reduce((sum, part) => sum + part.tenths, 0),
  )
  return (
    <div className={css.ring} aria-hidden="true">
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`}>
        <g transform={`rotate(-90 ${SIZE / 2} ${SIZE / 2})`} fill="none" strokeWidth={STROKE}>
          {weighed.map((part, index) => (
            <circle
              key={part.id}
              cx={SIZE / 2}
              cy={SIZE / 2}
              r={RADIUS}
              style={{ stroke: part.colour }}
              strokeDasharray={`${Math.max(0, part.tenths - 4)} ${AROUND}`}
              strokeDashoffset={-(starts[index] ?? 0)}
            />
          ))}
        </g>
      </svg>
      <div className={css.middle}>{children}</div>
    </div>
  )
}
