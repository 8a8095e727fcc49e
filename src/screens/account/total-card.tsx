// The one big figure, the gain and the return beside it, and the chart of a chosen period.
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Portfolios } from '#api/accounts.ts'
import { useApi } from '#api/context.ts'
import { seriesQuery } from '#api/series.ts'
import { Card } from '#ui/card.tsx'
import { Change } from '#ui/change.tsx'
import { Chips } from '#ui/chips.tsx'
import { Money } from '#ui/money.tsx'
import { QueryCard } from '#ui/query-card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useUrlChoice } from '#ui/use-url-choice.ts'
import { ValueChart, ValueChartSkeleton, warmValueChart } from '#ui/value-chart-place.tsx'
import { describeResult, intervalOf, periodOf, periods, pointsOf, resultOf } from './period.ts'
import css from './total-card.module.css'

export function TotalCard({ portfolios }: { portfolios: Portfolios }) {
  const [search, choose] = useUrlChoice()
  const { totals, fx } = portfolios
  const asked = periodOf(search.get('period'))
  const period = totals.twr[asked] === null ? 'SinceStart' : asked
  const series = useQuery(seriesQuery(useApi(), { interval: intervalOf(period) }))
  const twr = totals.twr[period]
  // The figures come first, the chart's code after them.
  useEffect(warmValueChart, [])
  return (
    <Card>
      <div className={css.head}>
        <div>
          <h2 className={css.label}>Total value</h2>
          <p className={css.figure}>
            <Money pence={totals.valuePence} />
          </p>
          {fx.map((rate) => (
            <p key={rate.currency} className={css.explanation}>
              {rate.currency} accounts are included at {rate.gbpRate.toFixed(4)} pounds.
            </p>
          ))}
        </div>
        <dl className={css.returns}>
          <div>
            <dt>Gain in pounds, since start</dt>
            <dd>
              <Change pence={totals.gainPence} />
            </dd>
            <dd className={css.explanation}>Value, less what was paid in</dd>
          </div>
          <div>
            <dt>Investment return, since start</dt>
            <dd>{totals.twr.SinceStart === null ? '—' : <Change ratio={totals.twr.SinceStart} />}</dd>
            <dd className={css.explanation}>Time-weighted, after fees</dd>
          </div>
        </dl>
      </div>
      <div className={css.chart}>
        <Chips
          label="Period"
          options={periods.map(({ id, label }) => ({ id, label, disabled: totals.twr[id] === null }))}
          chosen={period}
          onChoose={(id) => choose({ period: id === 'SinceStart' ? undefined : id })}
        />
        <QueryCard query={series} what="the chart" skeleton={<ValueChartSkeleton />}>
          {(data) => {
            const points = pointsOf(data.points, period)
            return (
              <ValueChart
                label="Value of all accounts"
                summary={describeResult(period, resultOf(points, period), twr)}
                points={points.map(({ date, valuePence, netPaidInPence }) => ({
                  date,
                  value: valuePence,
                  netPaid: netPaidInPence,
                }))}
              />
            )
          }}
        </QueryCard>
      </div>
    </Card>
  )
}

export function TotalSkeleton() {
  return (
    <Card>
      <Skeleton width="40%" height="5.5rem" />
      <div className={css.chart}>
        <Skeleton height="2rem" />
        <ValueChartSkeleton />
      </div>
    </Card>
  )
}
