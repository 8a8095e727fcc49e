// Columns of stacked parts, with a line of what they should reach. A caption states the finding, a cursor reads it column
// by column, and a table has the same numbers.
import { scaleLinear } from 'd3-scale'
import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import { Button } from '../../button.tsx'
import { AmountText } from '../../figures/amount-text.tsx'
import { spoken } from '../../figures/hidden-amounts.ts'
import { DataTable } from '../../tables/data-table.tsx'
import frame from '../chart-frame.module.css'
import { BOX, thin } from '../lines/chart-lines.ts'
import lines from '../lines/line-chart.module.css'
import css from './stacked-chart.module.css'

export interface StackedPart {
  id: string
  name: string
  /** One amount for each column, 0 or more. */
  values: readonly number[]
  /** Colour token: "--pine". */
  colour: string
  /** Drawn as an outline: what is not there. */
  isMissing?: boolean
}

export interface StackedChartProps {
  /** Names the chart, for example "Income by source". */
  label: string
  /** The finding in one sentence; shown as the caption. */
  summary: string
  /** The columns in order, and what they are called together: 67 and "Age". */
  columns: readonly number[]
  columnName: string
  /** From the bottom to the top. */
  parts: readonly StackedPart[]
  line: { name: string; values: readonly number[] }
  /** More figures of each column, in the table alone. */
  inTable: readonly { id: string; name: string; values: readonly number[] }[]
  /** Short, for the axis. */
  formatTick: (value: number) => string
  format: (value: number) => string
}

export default function StackedChart(props: StackedChartProps) {
  const [asTable, setAsTable] = useState(false)
  const { parts, line, summary } = props
  return (
    <figure className={frame.figure}>
      <figcaption className={frame.summary}>
        <AmountText>{summary}</AmountText>
      </figcaption>
      {asTable ? <StackedTable {...props} /> : <Plot {...props} />}
      <div className={frame.foot}>
        <ul className={lines.key} aria-label="Key">
          {parts.map((part) => (
            <li key={part.id}>
              <span
                className={part.isMissing ? css.missingSample : css.sample}
                style={{ color: `var(${part.colour})` }}
                aria-hidden="true"
              />
              {part.name}
            </li>
          ))}
          <li>
            <span className={css.lineSample} aria-hidden="true" />
            {line.name}
          </li>
        </ul>
        <Button look="quiet" onClick={() => setAsTable(!asTable)} data-not-printed>
          {asTable ? 'Show as chart' : 'Show as table'}
        </Button>
      </div>
    </figure>
  )
}

/** Names below the columns. */
const TICKS = 7

function Plot({ label, columns, columnName, parts, line, formatTick, format }: StackedChartProps) {
  const tops = columns.map((_, at) => parts.reduce((sum, { values }) => sum + values[at]!, 0))
  const scale = scaleLinear()
    .domain([0, Math.max(1, ...tops, ...line.values)])
    .range([1, 0])
    .nice(4)
  const width = 1 / columns.length
  const ticks = thin([...columns.keys()], Math.min(TICKS, columns.length))
  return (
    <div className={lines.plot}>
      <div className={lines.amounts} aria-hidden="true">
        {scale.ticks(4).map((tick) => (
          <span key={tick} className="figures" style={{ top: `${scale(tick) * 100}%` }}>
            {formatTick(tick)}
          </span>
        ))}
      </div>
      <div className={lines.box}>
        <svg
          className={`${lines.drawing} ${css.drawing}`}
          viewBox={`0 0 ${BOX} ${BOX}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {scale.ticks(4).map((tick) => (
            <path key={tick} className={lines.rule} d={`M0 ${scale(tick) * BOX}H${BOX}`} />
          ))}
          {parts.map((part, place) => (
            <path
              key={part.id}
              className={part.isMissing ? css.missing : css.part}
              style={{ color: `var(${part.colour})` }}
              d={barsOf(parts, place, (value) => scale(value) * BOX, width * BOX)}
            />
          ))}
          <path
            className={css.line}
            d={line.values
              .map(
                (value, at) =>
                  `${at === 0 ? 'M0 ' : 'V'}${round(scale(value) * BOX)}H${round((at + 1) * width * BOX)}`,
              )
              .join('')}
          />
        </svg>
        <Cursor {...{ label, columns, columnName, parts, line, format }} />
      </div>
      <div className={lines.dates} aria-hidden="true">
        {ticks.map((at) => (
          <span key={at} className="figures" style={{ left: `${(at + 0.5) * width * 100}%` }}>
            {at === ticks[0] ? `${columnName} ${columns[at]}` : columns[at]}
          </span>
        ))}
      </div>
    </div>
  )
}

const round = (value: number) => Math.round(value * 10) / 10

/** The path of one part's bars, each with a thin gap to the next column. */
function barsOf(
  parts: readonly StackedPart[],
  place: number,
  down: (value: number) => number,
  width: number,
): string {
  return parts[place]!.values.map((value, at) => {
    if (value <= 0) return ''
    const below = parts.slice(0, place).reduce((sum, { values }) => sum + values[at]!, 0)
    const [from, to] = [down(below), down(below + value)]
    return `M${round((at + 0.1) * width)} ${round(from)}V${round(to)}h${round(width * 0.8)}V${round(from)}Z`
  }).join('')
}

type CursorProps = Pick<StackedChartProps, 'label' | 'columns' | 'columnName' | 'parts' | 'line' | 'format'>

/** The movable column: pointer, touch, arrow keys, Home and End. It is a slider, so that each column is announced. */
function Cursor({ label, columns, columnName, parts, line, format }: CursorProps) {
  const [chosen, setChosen] = useState<number>()
  const last = columns.length - 1
  const at = Math.min(chosen ?? 0, last)
  const shown = [
    ...parts
      .map(({ id, name, values }) => ({ id, name, value: values[at]! }))
      .filter(({ value }) => value > 0),
    { id: 'line', name: line.name, value: line.values[at]! },
  ]
  const name = `${columnName} ${columns[at]}`
  const words = `${name}: ${shown.map((one) => `${one.name} ${format(one.value)}`).join(', ')}`
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextColumn(event.key, at, last)
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
  const x = (at + 0.5) / columns.length
  return (
    <div
      className={lines.cursor}
      role="slider"
      tabIndex={0}
      aria-label={`${label}, by ${columnName.toLowerCase()}`}
      aria-valuemin={columns[0]}
      aria-valuemax={columns[last]}
      aria-valuenow={columns[at]}
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

function nextColumn(key: string, at: number, last: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(0, at - 1)
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(last, at + 1)
    case 'PageDown':
      return Math.max(0, at - 10)
    case 'PageUp':
      return Math.min(last, at + 10)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return undefined
  }
}

function StackedTable({ label, columns, columnName, parts, line, inTable, format }: StackedChartProps) {
  const rows = columns.map((column, at) => ({ column, at }))
  const figures = [...parts, { id: 'line', ...line }, ...inTable].filter(
    ({ values, id }) => id === 'line' || values.some((value) => value > 0),
  )
  return (
    <div className={lines.table} role="group" aria-label={`${label}, table`} tabIndex={0}>
      <DataTable
        caption={label}
        columns={[
          { id: 'column', header: columnName, cell: ({ column }: (typeof rows)[number]) => String(column) },
          ...figures.map(({ id, name, values }) => ({
            id,
            header: name,
            figures: true as const,
            cell: ({ at }: (typeof rows)[number]) => <AmountText>{format(values[at]!)}</AmountText>,
          })),
        ]}
        rows={rows}
        rowId={({ column }) => String(column)}
      />
    </div>
  )
}
