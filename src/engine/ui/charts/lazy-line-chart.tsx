// A line chart that loads later; its space is reserved from the start.
import { lazy, Suspense } from 'react'
import { afterPaint } from '../after-paint.ts'
import { Skeleton } from '../cards/skeleton.tsx'
import type { LineChartProps } from './lines/line-chart.tsx'
import css from './chart-frame.module.css'

/** A line of a chart: its name and its points. */
export type { ChartLine } from './lines/chart-lines.ts'

const load = () => afterPaint().then(() => import('./lines/line-chart.tsx'))
const Drawn = lazy(load)

/** Starts loading the chart's code while the points load. A failure shows where the chart is drawn. */
export const warmLineChart = (): void => void load().catch(() => undefined)

/** A line chart with its table; its code loads when it is drawn. */
export function LineChart(props: LineChartProps) {
  return (
    <Suspense
      fallback={
        <div aria-busy="true">
          <LineChartSkeleton isSummaryHidden={props.isSummaryHidden ?? false} />
        </div>
      }
    >
      <Drawn {...props} />
    </Suspense>
  )
}

/** Reserves the chart's space while its points load. */
export function LineChartSkeleton({ isSummaryHidden = false }) {
  return (
    <div className={css.figure}>
      {!isSummaryHidden && (
        <div className={css.summary}>
          <Skeleton />
        </div>
      )}
      <div className={css.keyPlace}>
        <Skeleton />
      </div>
      <div className={css.place}>
        <Skeleton height="100%" />
      </div>
      <div className={css.foot}>
        <Skeleton width="12rem" />
      </div>
    </div>
  )
}
