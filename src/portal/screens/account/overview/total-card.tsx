// The one big figure, what it gained in the chosen period, and the chart of that period.
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Period, Portfolios } from '#api/accounts/accounts.ts'
import { seriesQuery } from '#api/accounts/series.ts'
import { useApi } from 'portal-engine/http/context.ts'
import { describeResult, periods, wordsOf } from '#domain/returns/period-words.ts'
import { MoneyActions } from '#screens/shared/cards/money-actions.tsx'
import { TotalValue } from '#screens/shared/cards/total-value.tsx'
import { intervalOf, pointsOf } from '#screens/shared/chart-points.ts'
import { useUrlState } from 'portal-engine/screen-api/use-url-state.ts'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { QueryCard } from 'portal-engine/ui/cards/query-card.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { LineChart, LineChartSkeleton, warmLineChart } from 'portal-engine/ui/charts/lazy-line-chart.tsx'
import { valueLines } from 'portal-engine/ui/charts/value-lines.ts'
import { AmountText } from 'portal-engine/ui/figures/amount-text.tsx'
import { useFormats } from 'portal-engine/ui/figures/hidden-amounts.ts'
import { Chips } from 'portal-engine/ui/forms/chips.tsx'
import css from './total-card.module.css'

export function TotalCard({ portfolios, period }: { portfolios: Portfolios; period: Period }) {
  const [, choose] = useUrlState()
  const { accounts, totals, fx } = portfolios
  const series = useQuery(seriesQuery(useApi(), { interval: intervalOf(period) }))
  const result = totals.results[period] ?? { gainPence: 0, netPaidPence: 0 }
  const { pounds, short } = useFormats()
  // The figures come first, the chart's code after them.
  useEffect(warmLineChart, [])
  return (
    <Card>
      <TotalValue totals={totals} period={period}>
        <AmountText>{paidWords(result.netPaidPence, totals.twr[period] !== null, pounds)}</AmountText>
        {fx.map(({ currency, gbpRate }) => ` ${currency} 1 = £${gbpRate.toFixed(4)}.`)}
      </TotalValue>
      <div className={css.chart}>
        <MoneyActions accounts={accounts} />
        <QueryCard query={series} what="the chart" skeleton={<LineChartSkeleton isSummaryHidden />}>
          {(data) => {
            const points = pointsOf(data.points, period)
            return (
              <LineChart
                label="Value of all accounts"
                isSummaryHidden
                summary={describeResult(wordsOf(period).words, result, totals.twr[period], pounds)}
                dates={points.map(({ date }) => date)}
                lines={valueLines(points)}
                format={pounds}
                formatTick={short}
              />
            )
          }}
        </QueryCard>
        <Chips
          label="Period"
          options={periods.map(({ id, label }) => ({ id, label, disabled: totals.twr[id] === null }))}
          chosen={period}
          onChoose={(id) => choose({ period: id === 'TaxYear' ? undefined : id })}
        />
      </div>
    </Card>
  )
}

/** What of the change in value is no gain, and what the percentage is. */
function paidWords(netPaidPence: number, hasRate: boolean, pounds: (pence: number) => string): string {
  const amount = pounds(Math.abs(netPaidPence))
  const moved = netPaidPence > 0 ? `the ${amount} paid in` : netPaidPence < 0 ? `the ${amount} taken out` : ''
  return `${moved && `Without ${moved}. `}${hasRate ? 'Return time-weighted, after fees.' : ''}`
}

export function TotalSkeleton() {
  return (
    <Card>
      <Skeleton width="40%" height="7.5rem" />
      <div className={css.chart}>
        <Skeleton width="14rem" height="44px" />
        <LineChartSkeleton isSummaryHidden />
        <Skeleton height="2rem" />
      </div>
    </Card>
  )
}
