// Lines over time, one of them filled if the axis begins at zero. A caption states the finding, each line is named at
// its end and has a dash of its own, a cursor reads it date by date, and a table has the same numbers.
import { useState } from 'react'
import { daysBetween } from '#base/dates/london-time.ts'
import { Button } from '../../button.tsx'
import { AmountText } from '../../figures/amount-text.tsx'
import { formatDate, formatDay, formatMonth } from '../../figures/dates.ts'
import { DataTable } from '../../tables/data-table.tsx'
import frame from '../chart-frame.module.css'
import {
  BOX,
  dateTicks,
  endLabels,
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
    summary,
    isSummaryHidden = false,
    whenEmpty = 'The line starts on the second day with a value.',
  } = props
  if (!isDrawable(lines)) return <p className={frame.empty}>{whenEmpty}</p>
  return (
    <figure className={frame.figure}>
      <figcaption className={isSummaryHidden ? 'visually-hidden' : frame.summary}>
        <AmountText>{summary}</AmountText>
      </figcaption>
      {asTable ? <LineTable {...props} /> : <Plot {...props} />}
      <div className={frame.foot}>
        <ul className={css.key} data-labelled={endLabelling(lines)} aria-label="Key">
          {lines.map((line) => (
            <li key={line.id}>
              <svg className={css.sample} viewBox="0 0 24 4" aria-hidden="true">
                <path d="M0 2H24" style={strokeOf(line)} />
              </svg>
              {line.name}
            </li>
          ))}
          <CutAxis {...props} />
        </ul>
        <Button variant="quiet" onClick={() => setAsTable(!asTable)} data-not-printed>
          {asTable ? 'Show as chart' : 'Show as table'}
        </Button>
      </div>
    </figure>
  )
}

/** Says where the axis begins, if that is not at nought. */
function CutAxis({ dates, lines, formatTick }: LineChartProps) {
  const { ticks } = scaleOf(dates, lines)
  const [first = 0] = ticks
  return first > 0 ? <li>The axis begins at {formatTick(first)}, not at zero</li> : null
}

/** One line alone is named by the chart; two have room for their names on a phone too. */
function endLabelling(lines: readonly ChartLine[]): 'two' | 'more' | undefined {
  if (lines.some(({ band }) => band)) return 'more'
  return lines.length > 2 ? 'more' : lines.length === 2 ? 'two' : undefined
}

const strokeOf = ({ colour, dash }: ChartLine) => ({ stroke: `var(${colour})`, strokeDasharray: dash })

/** Values for the edge of a band, as precise as there is room for: three figures of the largest, and no other precision beside it. */
function edgeStep(lines: readonly ChartLine[]): number {
  const most = Math.max(1, ...readings(lines).map(({ values }) => Math.abs(values.at(-1) ?? 0)))
  return 10 ** (Math.floor(Math.log10(most)) - 2)
}

function Plot({ label, dates, points, lines, formatTick, format, range, onRange }: LineChartProps) {
  const scale = scaleOf(dates, lines)
  const drawn = lines.map((line) => ({ line, ...pathsOf(line, dates, scale) }))
  const hasBand = lines.some(({ band }) => band)
  const labelling = endLabelling(lines)
  const step = edgeStep(lines)
  const formatDateTick =
    points?.name ?? (daysBetween(dates[0] ?? '', dates.at(-1) ?? '') < SHORT_DAYS ? formatDay : formatMonth)
  return (
    <div className={css.plot} data-labelled={labelling} data-band={hasBand || undefined}>
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
      {labelling && (
        <div className={css.ends} aria-hidden="true">
          {endLabels(lines, scale, hasBand ? BAND_APART : undefined).map(({ line, down }, index) => (
            <span
              key={line.id}
              data-below={(index > 0 && down < LOWEST_WITH_ROOM) || undefined}
              style={{ top: `${down * 100}%`, color: `var(${line.colour})` }}
            >
              {hasBand ? (
                <>
                  <span className={css.endName}>{line.name.replace(/ \(.*/, '')} </span>
                  <AmountText>{formatTick(Math.round((line.values.at(-1) ?? 0) / step) * step)}</AmountText>
                </>
              ) : (
                line.name
              )}
            </span>
          ))}
        </div>
      )}
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

/** Names at the edge of a band stand on a line of their own on a phone. */
const BAND_APART = 0.15

/** Above this share of the height, a name has room below its line. */
const LOWEST_WITH_ROOM = 0.85

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
