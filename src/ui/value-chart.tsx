// Value over time as an area, with what was paid in as a dashed line. The sentence above it says what it shows;
// arrow keys move a cursor over the points, and the same numbers are there as a table.
import { useState } from 'react'
import { daysBetween } from '#domain/london-time.ts'
import { formatPounds, formatShort } from '#domain/money.ts'
import { Button } from './button.tsx'
import {
  acrossOf,
  dateTicks,
  downOf,
  pathOf,
  scaleOf,
  thinPoints,
  type ChartPoint,
} from './chart-geometry.ts'
import { ChartCursor } from './chart-cursor.tsx'
import { DataTable } from './data-table.tsx'
import { formatDate, formatDay, formatMonth } from './dates.ts'
import frame from './value-chart-frame.module.css'
import css from './value-chart.module.css'

export interface ValueChartProps {
  /** Names the chart, for example "Value of all accounts". */
  label: string
  /** The finding in one sentence; shown as the caption. */
  summary: string
  points: readonly ChartPoint[]
}

export default function ValueChart({ label, summary, points }: ValueChartProps) {
  const [asTable, setAsTable] = useState(false)
  return (
    <figure className={frame.figure}>
      <figcaption className={frame.summary}>{summary}</figcaption>
      {asTable ? (
        <ValueTable label={label} points={points} />
      ) : (
        <Plot label={label} points={thinPoints(points, 240)} />
      )}
      <div className={frame.foot}>
        <ul className={css.key} aria-label="Key">
          <li>
            <span className={css.solid} aria-hidden="true" /> Value
          </li>
          <li>
            <span className={css.dashed} aria-hidden="true" /> Paid in, less taken out
          </li>
        </ul>
        <Button look="quiet" onClick={() => setAsTable(!asTable)} data-not-printed>
          {asTable ? 'Show as chart' : 'Show as table'}
        </Button>
      </div>
    </figure>
  )
}

function Plot({ label, points }: { label: string; points: readonly ChartPoint[] }) {
  const scale = scaleOf(points.flatMap((point) => [point.value, point.netPaid]))
  const across = acrossOf(points)
  const value = pathOf(
    across,
    points.map((point) => downOf(point.value, scale)),
  )
  const netPaid = pathOf(
    across,
    points.map((point) => downOf(point.netPaid, scale)),
  )
  const formatTick = isShort(points) ? formatDay : formatMonth
  return (
    <div className={css.plot}>
      <div className={css.amounts} aria-hidden="true">
        {scale.ticks.map((tick) => (
          <span key={tick} className="figures" style={{ top: `${downOf(tick, scale) * 100}%` }}>
            {formatShort(tick)}
          </span>
        ))}
      </div>
      <div className={css.box}>
        <svg className={css.drawing} viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">
          {scale.ticks.map((tick) => (
            <path key={tick} className={css.rule} d={`M0 ${downOf(tick, scale) * 1000}H1000`} />
          ))}
          <path className={css.area} d={`${value}V1000H0Z`} />
          <path className={css.netPaid} d={netPaid} />
          <path className={css.value} d={value} />
        </svg>
        <ChartCursor label={label} points={points} across={across} scale={scale} />
      </div>
      <div className={css.dates} aria-hidden="true">
        {dateTicks(points, across).map((tick) => (
          <span key={tick.date} className="figures" style={{ left: `${tick.across * 100}%` }}>
            {formatTick(tick.date)}
          </span>
        ))}
      </div>
    </div>
  )
}

const SHORT_DAYS = 200

const isShort = (points: readonly ChartPoint[]) =>
  daysBetween(points[0]?.date ?? '', points.at(-1)?.date ?? '') < SHORT_DAYS

function ValueTable({ label, points }: { label: string; points: readonly ChartPoint[] }) {
  return (
    <div className={css.table}>
      <DataTable
        caption={label}
        columns={[
          { id: 'date', header: 'Date', cell: (point: ChartPoint) => formatDate(point.date) },
          { id: 'value', header: 'Value', figures: true, cell: (point) => formatPounds(point.value) },
          {
            id: 'paid',
            header: 'Paid in, less taken out',
            figures: true,
            cell: (point) => formatPounds(point.netPaid),
          },
        ]}
        rows={thinPoints(points, 24).toReversed()}
        rowId={(point) => point.date}
      />
    </div>
  )
}
