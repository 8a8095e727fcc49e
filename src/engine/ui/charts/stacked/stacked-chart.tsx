// Columns of stacked parts, with a line of what they should reach. A caption states the finding, a cursor reads it column
// by column, and a table has the same numbers.
import { scaleLinear } from 'd3-scale'
import { useState } from 'react'
import { DataTable } from '../../tables/data-table.tsx'
import { Button } from '../../button.tsx'
import { AmountText } from '../../figures/amount-text.tsx'
import { BOX, thin } from '../lines/chart-lines.ts'
import { ColumnCursor } from './column-cursor.tsx'
import type { StackedChartProps, StackedPart } from './stacked-chart-props.ts'
import frame from '../chart-frame.module.css'
import lines from '../lines/line-chart.module.css'
import css from './stacked-chart.module.css'

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

/** The path of the line: level over each column. `down`: the height of an amount; `width`: of a column. */
const stepsOf = (values: readonly number[], down: (value: number) => number, width: number): string =>
  values
    .map((value, at) => `${at === 0 ? 'M0 ' : 'V'}${round(down(value))}H${round((at + 1) * width)}`)
    .join('')

/** Columns of stacked parts, with a table of the same numbers. A default export, so that it is loaded where it is drawn. */
export default function StackedChart(props: StackedChartProps) {
  const [asTable, setAsTable] = useState(false)
  const { parts, line, mark, summary, whenEmpty } = props
  if (![...parts, line].some(({ values }) => values.some((value) => value !== 0)))
    return <p className={frame.empty}>{whenEmpty}</p>
  return (
    <figure className={frame.figure}>
      <figcaption className={frame.summary}>
        <AmountText>{summary}</AmountText>
      </figcaption>
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
        {mark && (
          <li>
            <span className={css.markSample} aria-hidden="true" />
            {mark.name}
          </li>
        )}
      </ul>
      {asTable ? <StackedTable {...props} /> : <Plot {...props} />}
      <div className={frame.foot}>
        <Button variant="quiet" onClick={() => setAsTable(!asTable)} data-not-printed>
          {asTable ? 'Show as chart' : 'Show as table'}
        </Button>
      </div>
    </figure>
  )
}

/** Names below the columns: seven where as many columns lie between any two, else five. */
const ticksOf = (columns: readonly number[]) =>
  thin([...columns.keys()], columns.length % 6 === 1 ? 7 : Math.min(5, columns.length))

function Plot(props: StackedChartProps) {
  const { label, columns, columnName, parts, line, mark, formatTick, format } = props
  const tops = columns.map((_, at) => parts.reduce((sum, { values }) => sum + values[at]!, 0))
  const scale = scaleLinear()
    .domain([0, Math.max(1, ...tops, ...line.values)])
    .range([1, 0])
    .nice(4)
  const width = 1 / columns.length
  const marked = mark ? columns.indexOf(mark.at) : -1
  const ticks = ticksOf(columns)
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
          {marked >= 0 && <path className={css.mark} d={`M${marked * width * BOX} 0V${BOX}`} />}
          <path className={css.line} d={stepsOf(line.values, (value) => scale(value) * BOX, width * BOX)} />
        </svg>
        <ColumnCursor {...{ label, columns, columnName, parts, line, format }} />
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

/** The table twin of a stacked chart. */
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
