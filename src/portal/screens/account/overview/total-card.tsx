// The one big figure, the gain and the return, and the chart of a chosen period.
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Portfolios } from '#api/accounts/accounts.ts'
import { seriesQuery } from '#api/accounts/series.ts'
import { useApi } from '#http/context.ts'
import { describeResult, periodOf, periods, wordsOf } from '#domain/returns/period-words.ts'
import { useUrlState } from '#screen-api/use-url-state.ts'
import { Card } from '#ui/cards/card.tsx'
import { QueryCard } from '#ui/cards/query-card.tsx'
import { Skeleton } from '#ui/cards/skeleton.tsx'
import { LineChart, LineChartSkeleton, warmLineChart } from '#ui/charts/lazy-line-chart.tsx'
import { valueLines } from '#ui/charts/value-lines.ts'
import { Change } from '#ui/figures/change.tsx'
import { useFormats } from '#ui/figures/hidden-amounts.ts'
import { Money } from '#ui/figures/money.tsx'
import { Chips } from '#ui/forms/chips.tsx'
import { intervalOf, pointsOf } from './chart-points.ts'
import prose from '#ui/prose.module.css'
import css from './total-card.module.css'

export function TotalCard({ portfolios }: { portfolios: Portfolios }) {
  const [search, choose] = useUrlState()
  const { totals, fx } = portfolios
  const asked = periodOf(search.get('period'))
  const period = totals.twr[asked] === null ? 'SinceStart' : asked
  const series = useQuery(seriesQuery(useApi(), { interval: intervalOf(period) }))
  const twr = totals.twr[period]
  const result = totals.results[period] ?? { gainPence: 0, netPaidPence: 0 }
  const { pounds, short } = useFormats()
  // The figures come first, the chart's code after them.
  useEffect(warmLineChart, [])
  return (
    <Card>
      <div className={css.head}>
        <div>
          <h2 className={css.label}>Total value</h2>
          <p className={css.figure}>
            <Money pence={totals.valuePence} />
          </p>
          {fx.map((rate) => (
            <p key={rate.currency} className={prose.quiet}>
              {rate.currency} accounts are included at {rate.gbpRate.toFixed(4)} pounds.
            </p>
          ))}
        </div>
        <dl className={css.returns}>
          <div>
            <dt>Gain in pounds, {wordsOf(period).short}</dt>
            <dd>
              <Change pence={result.gainPence} />
            </dd>
            <dd className={prose.quiet}>Not counting money paid in or out</dd>
          </div>
          <div>
            <dt>Investment return, {wordsOf(period).short}</dt>
            <dd>{twr === null ? '—' : <Change ratio={twr} />}</dd>
            <dd className={prose.quiet}>Time-weighted, after fees</dd>
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
        <QueryCard query={series} what="the chart" skeleton={<LineChartSkeleton />}>
          {(data) => {
            const points = pointsOf(data.points, period)
            return (
              <LineChart
                label="Value of all accounts"
                summary={describeResult(wordsOf(period).words, result, twr, pounds)}
                dates={points.map(({ date }) => date)}
                lines={valueLines(points)}
                format={pounds}
                formatTick={short}
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
        <LineChartSkeleton />
      </div>
    </Card>
  )
}
