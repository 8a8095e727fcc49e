// The chart of a period, in pounds or in per cent, with its comparators. Everything chosen is in the address.
import { useEffect } from 'react'
import type { AccountPerformance } from '#api/accounts/performance.ts'
import { formatReturn } from 'portal-engine/base/money.ts'
import { changeOver, timeWeightedOver } from '#domain/returns/performance.ts'
import { describeResult, periods } from '#domain/returns/period-words.ts'
import { spanOver } from '#domain/returns/spans.ts'
import { useUrlState } from 'portal-engine/screen-api/use-url-state.ts'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { LineChart, warmLineChart } from 'portal-engine/ui/charts/lazy-line-chart.tsx'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import { useFormats } from 'portal-engine/ui/figures/hidden-amounts.ts'
import { Chips } from 'portal-engine/ui/forms/chips.tsx'
import { ExportActions } from 'portal-engine/ui/tables/export-actions.tsx'
import { useCurrentAccount } from '../frame/current-account.ts'
import { BetweenDates } from './between-dates.tsx'
import { dateIn, type Choices, type Unit } from './choices.ts'
import { ComparatorChoice } from './comparator-choice.tsx'
import { ComparatorsExplainer } from './comparators-explainer.tsx'
import { DateRange } from './date-range.tsx'
import { drawnCloses, growthLines, moneyLines } from './lines.ts'
import { performanceTable } from './performance-csv.ts'
import type { ComparatorState } from './use-comparators.ts'
import css from './performance.module.css'

const units: readonly { id: Unit; label: string }[] = [
  { id: 'money', label: 'Value' },
  { id: 'percent', label: 'Return %' },
]

/** The chosen dates, if both are on the chart. */
function rangeIn(
  drawn: readonly { date: string }[],
  a: string | null,
  b: string | null,
): { from: string; to: string } | undefined {
  const [from, to] = [dateIn(a), dateIn(b)]
  const first = drawn[0]?.date ?? ''
  const last = drawn.at(-1)?.date ?? ''
  return from !== undefined && to !== undefined && first <= from && from < to && to <= last
    ? { from, to }
    : undefined
}

interface PerformanceCardProps {
  performance: AccountPerformance
  choices: Choices
  comparators: readonly ComparatorState[]
}

export function PerformanceCard({ performance, choices, comparators }: PerformanceCardProps) {
  const [search, choose] = useUrlState()
  const { pounds, short } = useFormats()
  const { accountNumber } = useCurrentAccount()
  const { currency, points } = performance
  const { span, unit, period } = choices
  useEffect(warmLineChart, [])
  const drawn = drawnCloses(span)
  const inMoney = unit === 'money'
  const full = (pence: number) => pounds(pence, currency)
  const percent = (fraction: number) => formatReturn(fraction)
  const shown = comparators.flatMap(({ info, isShown, data }) => (isShown && data ? [{ info, data }] : []))
  const summary = describeResult(choices.words, changeOver(span), timeWeightedOver(span).total, full)
  const options = [
    ...periods.map(({ id, label }) => ({ id, label, disabled: spanOver(points, id) === undefined })),
    { id: 'Custom' as const, label: 'Custom' },
  ]
  return (
    <Card>
      <div className={css.chart}>
        <LineChart
          label={inMoney ? 'Value of this account' : 'Return of this account'}
          summary={summary}
          isSummaryHidden
          actions={
            <ExportActions
              fileName={`performance-${accountNumber}.csv`}
              table={() => performanceTable(span, currency)}
            />
          }
          dates={drawn.map(({ date }) => date)}
          lines={
            inMoney
              ? moneyLines(span)
              : growthLines(
                  span,
                  shown,
                  comparators.map(({ info }) => info),
                )
          }
          format={inMoney ? full : percent}
          formatTick={inMoney ? (pence) => short(pence, currency) : percent}
          range={rangeIn(drawn, search.get('a'), search.get('b'))}
          onRange={(a, b) => choose({ a, b })}
          whenEmpty={`Money arrived on ${formatDate(span.opening.date)}. The line starts at the close of the second day.`}
        />
        <div className={css.controls}>
          <Chips
            label="Period"
            options={options}
            chosen={period}
            onChoose={(id) =>
              choose({
                period: id === 'SinceStart' ? undefined : id,
                from: id === 'Custom' ? span.opening.date : undefined,
                to: id === 'Custom' ? span.closing.date : undefined,
              })
            }
          />
          <Chips
            label="Show as"
            options={units}
            chosen={unit}
            onChoose={(id) => choose({ in: id === 'money' ? undefined : id })}
          />
        </div>
        {period === 'Custom' && (
          <DateRange
            from={search.get('from') ?? ''}
            to={search.get('to') ?? ''}
            problem={choices.problem}
            onChange={choose}
          />
        )}
        {!inMoney && <ComparatorChoice comparators={comparators} />}
        {!inMoney && <ComparatorsExplainer />}
        <BetweenDates performance={performance} />
      </div>
    </Card>
  )
}
