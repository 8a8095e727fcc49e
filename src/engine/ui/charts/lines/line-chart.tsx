// Lines over time. A caption states the finding, a row above the plot names each line with where it ends, a cursor reads it
// date by date, and a table has the same numbers.
import { useState, type ReactNode } from 'react'
import { daysBetween } from '#base/dates/london-time.ts'
import { Button } from '../../button.tsx'
import { AmountText } from '../../figures/amount-text.tsx'
import { formatDate, formatDay, formatMonth } from '../../figures/dates.ts'
import { DataTable } from '../../tables/data-table.tsx'
import frame from '../chart-frame.module.css'
import {
  BOX,
  dateTicks,
  isDrawable,
  pathsOf,
  readings,
  scaleOf,
  thin,
  type ChartLine,
} from './chart-lines.ts'
import css from './line-chart.module.css'
import { LineCursor, Stretch } from './line-cursor.tsx'

export interface LineChartProps {
  /** Names the chart, for example "Value of all accounts". */
  label: string
  /** The finding in one sentence; shown as the caption. */
  summary: string
  /** The page says the finding beside the chart. */
  isSummaryHidden?: boolean
  /** What else can be done with its figures. */
  actions?: ReactNode
  /** ISO dates, oldest first. */
  dates: readonly string[]
  /** How the points are named if they are not dates for the reader: "Age" and "67". */
  points?: { header: string; name: (date: string) => string } | undefined
  lines: readonly ChartLine[]
  /** Short, for the axis. */
  formatTick: (value: number) => string
  /** In full, for cursor and table. */
  format: (value: number) => string
  /** Two dates that are chosen. */
  range?: { from: string; to: string } | undefined
  onRange?: (from: string, to: string) => void
  /** Says, in place of an empty axis, when there will be a line. */
  whenEmpty?: string | undefined
}

export default function LineChart(props: LineChartProps) {
  const [asTable, setAsTable] = useState(false)
  const {
    lines,
    format,
    summary,
    isSummaryHidden = false,
    actions,
    whenEmpty = 'The line starts on the second day with a value.',
  } = props
  if (!isDrawable(lines)) return <p className={frame.empty}>{whenEmpty}</p>
  return (
    <figure className={frame.figure}>
      <figcaption className={isSummaryHidden ? 'visually-hidden' : frame.summary}>
        <AmountText>{summary}</AmountText>
      </figcaption>
      <ul className={css.key} aria-label="Key">
        {readings(lines).map((line) => (
          <li key={line.id}>
            <svg className={css.sample} viewBox="0 0 24 8" aria-hidden="true">
              {line.edge && <path d="M0 4H24" style={strokeOf(line)} className={css.inside} />}
              <path d={sampleOf[line.edge ?? 'line']} style={strokeOf(line)} />
            </svg>
            {line.name}{' '}
            <strong className="figures">
              <AmountText>{format(line.values.findLast((value) => value !== null) ?? 0)}</AmountText>
            </strong>
          </li>
        ))}
      </ul>
      {asTable ? <LineTable {...props} /> : <Plot {...props} />}
      <div className={frame.foot}>
        <Button variant="quiet" onClick={() => setAsTable(!asTable)} data-not-printed>
          {asTable ? 'Show as chart' : 'Show as table'}
        </Button>
        {actions}
      </div>
    </figure>
  )
}

/** A line in the middle, or where it bounds what is filled. */
const sampleOf = { line: 'M0 4H24', low: 'M0 7H24', high: 'M0 1H24' }

const strokeOf = ({ colour, dash }: Pick<ChartLine, 'colour' | 'dash'>) => ({
  stroke: `var(${colour})`,
  strokeDasharray: dash,
})

function Plot({ label, dates, points, lines, formatTick, format, range, onRange }: LineChartProps) {
  const scale = scaleOf(dates, lines)
  const drawn = lines.map((line) => ({ line, ...pathsOf(line, dates, scale) }))
  const formatDateTick =
    points?.name ?? (daysBetween(dates[0] ?? '', dates.at(-1) ?? '') < SHORT_DAYS ? formatDay : formatMonth)
  return (
    <div className={css.plot}>
      <div className={css.amounts} aria-hidden="true">
        {scale.ticks.map((tick) => (
          <span key={tick} className="figures" style={{ top: `${scale.down(tick) * 100}%` }}>
            {formatTick(tick)}
          </span>
        ))}
      </div>
      <div className={css.box}>
        <svg
          className={css.drawing}
          viewBox={`0 0 ${BOX} ${BOX}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {scale.ticks.map((tick) => (
            <path key={tick} className={css.rule} d={`M0 ${scale.down(tick) * BOX}H${BOX}`} />
          ))}
          {drawn.map(
            ({ line, area }) =>
              area !== undefined && (
                <path key={line.id} className={css.area} d={area} style={{ fill: `var(${line.colour})` }} />
              ),
          )}
          {drawn.map(
            ({ line, band }) =>
              band !== undefined && (
                <path key={line.id} className={css.band} d={band} style={{ fill: `var(${line.colour})` }} />
              ),
          )}
          {drawn.toReversed().map(({ line, stroke }) => (
            <path key={line.id} className={css.stroke} d={stroke} style={strokeOf(line)} />
          ))}
        </svg>
        {range && <Stretch from={scale.across(range.from)} to={scale.across(range.to)} />}
        <LineCursor
          {...{ label, dates, lines, scale, format, onRange }}
          way={points ? `by ${points.header.toLowerCase()}` : 'date by date'}
          nameDate={points ? (date) => `${points.header} ${points.name(date)}` : formatDate}
        />
      </div>
      <div className={css.dates} aria-hidden="true">
        {dateTicks(dates, scale).map((tick) => (
          <span key={tick} className="figures" style={{ left: `${scale.across(tick) * 100}%` }}>
            {formatDateTick(tick)}
          </span>
        ))}
      </div>
    </div>
  )
}

/** Charts of fewer days have days below them, others months. */
const SHORT_DAYS = 200
/** Rows of the table twin. */
const ROWS = 24

function LineTable({ label, dates, points, lines, format }: LineChartProps) {
  const rows = thin(
    dates.map((date, index) => ({ date, index })),
    ROWS,
  ).toReversed()
  return (
    <div className={css.table} role="group" aria-label={`${label}, table`} tabIndex={0}>
      <DataTable
        caption={label}
        columns={[
          {
            id: 'date',
            header: points?.header ?? 'Date',
            cell: ({ date }: (typeof rows)[number]) => (points?.name ?? formatDate)(date),
          },
          ...readings(lines).map((line) => ({
            id: line.id,
            header: line.name,
            figures: true as const,
            cell: ({ index }: (typeof rows)[number]) => {
              const value = line.values[index]
              return value === null || value === undefined ? '—' : <AmountText>{format(value)}</AmountText>
            },
          })),
        ]}
        rows={rows}
        rowId={({ date }) => date}
      />
    </div>
  )
}
