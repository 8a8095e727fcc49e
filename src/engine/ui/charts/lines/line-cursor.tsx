// The movable date of a line chart: pointer, touch, arrow keys, Page Up and Down for a month, Home and End. It has the
// role of a slider, so screen readers announce each date. If two dates can be chosen, Enter or a drag chooses them.
import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import { spoken } from '../../figures/hidden-amounts.ts'
import { nearestDate, readings, type ChartLine, type ChartScale } from './chart-lines.ts'
import { dateAfterKey } from '../cursor-keys.ts'
import css from './line-chart.module.css'

interface LineCursorProps {
  label: string
  dates: readonly string[]
  lines: readonly ChartLine[]
  scale: ChartScale
  format: (value: number) => string
  /** How the chart is gone through: "date by date". */
  way: string
  nameDate: (date: string) => string
  /** Called with two dates, the earlier one first. */
  onRange?: ((from: string, to: string) => void) | undefined
}

export function LineCursor(props: LineCursorProps) {
  const { label, dates, lines, scale, format, way, nameDate, onRange } = props
  const [chosen, setChosen] = useState<number>()
  /** The first of two dates, while the second is still to come. */
  const [anchor, setAnchor] = useState<number>()
  const index = Math.min(chosen ?? dates.length - 1, dates.length - 1)
  const date = dates[index]
  if (date === undefined) return null
  const x = scale.across(date)
  const values = readings(lines).flatMap((line) => {
    const value = line.values[index]
    return value === null || value === undefined ? [] : [{ line, value }]
  })
  const words = `${nameDate(date)}: ${values.map(({ line, value }) => `${line.name} ${format(value)}`).join(', ')}`
  const started = anchor === undefined ? '' : `, from ${nameDate(dates[anchor]!)}`
  const finish = (from: number, to: number) => {
    setAnchor(undefined)
    if (from !== to) onRange?.(dates[Math.min(from, to)]!, dates[Math.max(from, to)]!)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (onRange && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault()
      if (anchor === undefined) setAnchor(index)
      else finish(anchor, index)
      return
    }
    if (event.key === 'Escape') return setAnchor(undefined)
    const next = dateAfterKey(event.key, index, dates)
    if (next === undefined) return
    event.preventDefault()
    setChosen(next)
  }
  const indexAt = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    return nearestDate(dates, scale, (event.clientX - box.left) / box.width)
  }
  return (
    <div
      className={css.cursor}
      role="slider"
      tabIndex={0}
      aria-label={`${label}, ${way}`}
      aria-valuemin={0}
      aria-valuemax={dates.length - 1}
      aria-valuenow={index}
      aria-valuetext={spoken(words + started)}
      data-chosen={chosen !== undefined || undefined}
      onKeyDown={onKeyDown}
      onPointerMove={(event) => setChosen(indexAt(event))}
      onPointerDown={(event) => {
        const index = indexAt(event)
        setChosen(index)
        if (onRange) setAnchor(index)
      }}
      onPointerUp={(event) => anchor !== undefined && finish(anchor, indexAt(event))}
      onPointerCancel={() => setAnchor(undefined)}
      onPointerLeave={() => {
        setChosen(undefined)
        setAnchor(undefined)
      }}
      onBlur={() => {
        setChosen(undefined)
        setAnchor(undefined)
      }}
    >
      {anchor !== undefined && <Stretch from={scale.across(dates[anchor]!)} to={x} />}
      <span className={css.line} style={{ left: `${x * 100}%` }} />
      {values.map(({ line, value }) => (
        <span
          key={line.id}
          className={css.point}
          style={{
            left: `${x * 100}%`,
            top: `${scale.down(value) * 100}%`,
            background: `var(${line.colour})`,
          }}
        />
      ))}
      <span
        className={`figures ${css.readout}`}
        style={{ left: `${x * 100}%`, transform: `translateX(-${x * 100}%)` }}
      >
        <strong>{nameDate(date)}</strong>
        {values.map(({ line, value }) => (
          <span key={line.id}>
            {line.name} {format(value)}
          </span>
        ))}
      </span>
    </div>
  )
}

/** What happened between two dates. */
export function Stretch({ from, to }: { from: number; to: number }) {
  const [start, end] = from < to ? [from, to] : [to, from]
  return (
    <span
      className={css.stretch}
      style={{ left: `${start * 100}%`, width: `${(end - start) * 100}%` }}
      aria-hidden="true"
    />
  )
}
