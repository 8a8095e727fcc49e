// Where a value chart stands: in its final size from the start, while the drawing's code is fetched.
import { lazy, Suspense } from 'react'
import { Skeleton } from './skeleton.tsx'
import type { ValueChartProps } from './value-chart.tsx'
import css from './value-chart-frame.module.css'

const load = () => import('./value-chart.tsx')
const Drawn = lazy(load)

/** Fetches the drawing's code while the points are on their way. That it did not come is told where it is drawn. */
export const warmValueChart = (): void => void load().catch(() => undefined)

export function ValueChart(props: ValueChartProps) {
  return (
    <Suspense
      fallback={
        <div aria-busy="true">
          <ValueChartSkeleton />
        </div>
      }
    >
      <Drawn {...props} />
    </Suspense>
  )
}

/** Holds the chart's place while its points load. */
export function ValueChartSkeleton() {
  return (
    <div className={css.figure}>
      <div className={css.summary}>
        <Skeleton />
      </div>
      <Skeleton height="288px" />
      <div className={css.foot}>
        <Skeleton width="12rem" />
      </div>
    </div>
  )
}
