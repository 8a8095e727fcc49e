// The movable column of a stacked chart: pointer, touch, arrow keys, Page Up and Down, Home and End. It has the role of a
// slider, so that screen readers announce each column.
import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import { spoken } from '../../figures/hidden-amounts.ts'
import { indexAfterKey } from '../cursor-keys.ts'
import lines from '../lines/line-chart.module.css'
import type { StackedChartProps } from './stacked-chart-props.ts'
import css from './stacked-chart.module.css'

type CursorProps = Pick<StackedChartProps, 'label' | 'columns' | 'columnName' | 'parts' | 'line' | 'format'>

export function ColumnCursor({ label, columns, columnName, parts, line, format }: CursorProps) {
  const [chosen, setChosen] = useState<number>()
  const last = columns.length - 1
  const index = Math.min(chosen ?? 0, last)
  const shown = [
    ...parts
      .map(({ id, name, values }) => ({ id, name, value: values[index]! }))
      .filter(({ value }) => value > 0),
    { id: 'line', name: line.name, value: line.values[index]! },
  ]
  const name = `${columnName} ${columns[index]}`
  const words = `${name}: ${shown.map((one) => `${one.name} ${format(one.value)}`).join(', ')}`
  const onKeyDown = (event: KeyboardEvent) => {
    const next = indexAfterKey(event.key, index, columns.length)
    if (next === undefined) return
    event.preventDefault()
    setChosen(next)
  }
  const onPointer = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    setChosen(
      Math.max(0, Math.min(last, Math.floor(((event.clientX - box.left) / box.width) * columns.length))),
    )
  }
  const x = (index + 0.5) / columns.length
  return (
    <div
      className={lines.cursor}
      role="slider"
      tabIndex={0}
      aria-label={`${label}, by ${columnName.toLowerCase()}`}
      aria-valuemin={columns[0]}
      aria-valuemax={columns[last]}
      aria-valuenow={columns[index]}
      aria-valuetext={spoken(words)}
      data-chosen={chosen !== undefined || undefined}
      onKeyDown={onKeyDown}
      onPointerMove={onPointer}
      onPointerDown={onPointer}
      onPointerLeave={() => setChosen(undefined)}
      onBlur={() => setChosen(undefined)}
    >
      <span className={lines.line} style={{ left: `${x * 100}%` }} />
      <span
        className={`figures ${lines.readout} ${css.readout}`}
        style={{ left: `${x * 100}%`, transform: `translateX(-${x * 100}%)` }}
      >
        <strong>{name}</strong>
        {shown.map((one) => (
          <span key={one.id}>
            {one.name} {format(one.value)}
          </span>
        ))}
      </span>
    </div>
  )
}
