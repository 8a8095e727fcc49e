// The movable point of a value chart: pointer, arrow keys, Page Up and Down for a month, Home and End.
// It is a slider to assistive technology, so each point is spoken as it is reached.
import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import { formatPounds } from '#domain/money.ts'
import { downOf, nearestPoint, type ChartPoint, type Scale } from './chart-geometry.ts'
import { formatDate } from './dates.ts'
import css from './value-chart.module.css'

interface ChartCursorProps {
  label: string
  points: readonly ChartPoint[]
  across: readonly number[]
  scale: Scale
}

const MONTH = 30 * 24 * 60 * 60 * 1000

/** Which point does this key lead to? Undefined for keys that do not move the cursor. */
export function pointAfterKey(key: string, at: number, points: readonly ChartPoint[]): number | undefined {
  const last = points.length - 1
  const byTime = (distance: number) => {
    const wanted = Date.parse(points[at]?.date ?? '') + distance
    return nearestPoint(
      points.map((point) => Date.parse(point.date)),
      wanted,
    )
  }
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(0, at - 1)
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(last, at + 1)
    case 'PageUp':
      return Math.min(last, Math.max(byTime(MONTH), at + 1))
    case 'PageDown':
      return Math.max(0, Math.min(byTime(-MONTH), at - 1))
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return undefined
  }
}

export function ChartCursor({ label, points, across, scale }: ChartCursorProps) {
  const [chosen, setChosen] = useState<number>()
  const at = Math.min(chosen ?? points.length - 1, points.length - 1)
  const point = points[at]
  if (!point) return null
  const words = `${formatDate(point.date)}: value ${formatPounds(point.value)}, paid in ${formatPounds(point.netPaid)}`
  const x = across[at] ?? 0
  const onKeyDown = (event: KeyboardEvent) => {
    const next = pointAfterKey(event.key, at, points)
    if (next === undefined) return
    event.preventDefault()
    setChosen(next)
  }
  const onPointer = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    setChosen(nearestPoint(across, (event.clientX - box.left) / box.width))
  }
  return (
    <div
      className={css.cursor}
      role="slider"
      tabIndex={0}
      aria-label={`${label}, point by point`}
      aria-valuemin={0}
      aria-valuemax={points.length - 1}
      aria-valuenow={at}
      aria-valuetext={words}
      data-chosen={chosen !== undefined || undefined}
      onKeyDown={onKeyDown}
      onPointerMove={onPointer}
      onPointerDown={onPointer}
      onPointerLeave={() => setChosen(undefined)}
      onBlur={() => setChosen(undefined)}
    >
      <span className={css.line} style={{ left: `${x * 100}%` }} />
      <span
        className={css.point}
        style={{ left: `${x * 100}%`, top: `${downOf(point.value, scale) * 100}%` }}
      />
      <span
        className={`figures ${css.readout}`}
        style={{ left: `${x * 100}%`, transform: `translateX(-${x * 100}%)` }}
      >
        <strong>{formatPounds(point.value)}</strong> {formatDate(point.date)}
      </span>
    </div>
  )
}
