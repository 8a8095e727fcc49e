// The figures of the chosen period: gain, returns and what they are compared with, money in and fees; folded, money out,
// volatility and the largest fall.
import type { ReactNode } from 'react'
import type { AccountPerformance } from '#api/accounts/performance.ts'
import { addMonths } from 'portal-engine/base/dates/london-time.ts'
import { formatReturn } from 'portal-engine/base/money.ts'
import type { NoRateReason } from '#domain/returns/money-weighted.ts'
import type { Stretch } from '#domain/returns/monthly.ts'
import { performanceOver, type Performance } from '#domain/returns/performance.ts'
import { countUpTo } from '#domain/returns/periods.ts'
import { annualised, growthOf } from '#domain/returns/time-weighted.ts'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { Disclosure } from 'portal-engine/ui/disclosure.tsx'
import { Change } from 'portal-engine/ui/figures/change.tsx'
import { formatDate, formatMonth } from 'portal-engine/ui/figures/dates.ts'
import { Money } from 'portal-engine/ui/figures/money.tsx'
import type { Choices } from './choices.ts'
import type { ComparatorState } from './use-comparators.ts'
import layout from 'portal-engine/ui/layout.module.css'
import prose from 'portal-engine/ui/prose.module.css'
import css from './performance.module.css'

interface StatisticsProps {
  performance: AccountPerformance
  /** Is tax relief added to what is paid in? */
  hasRelief: boolean
  choices: Choices
  comparators: readonly ComparatorState[]
}

export function Statistics({ performance, hasRelief, choices, comparators }: StatisticsProps) {
  const figures = performanceOver(choices.span)
  const { currency } = performance
  const money = (pence: number) => <Money pence={pence} currency={currency} />
  const gain = (
    <Figure name="Your gain" note="After fees">
      <Change pence={figures.gainPence} currency={currency} />
    </Figure>
  )
  if (figures.to < addMonths(figures.from, 1)) {
    return (
      <Card level={3} title="In figures">
        <div className={layout.stack3}>
          <dl className={css.figures}>{gain}</dl>
          <p>Less than a month is too short for returns to mean anything.</p>
        </div>
      </Card>
    )
  }
  return (
    <Card level={3} title={titleOf(choices.words)}>
      <div className={layout.stack3}>
        <dl className={css.figures}>
          {gain}
          <Figure name="Investment return" note="After fees (time-weighted)">
            {growth(figures)}
          </Figure>
          {comparators
            .filter(({ isShown }) => isShown)
            .map((comparator) => (
              <Figure key={comparator.info.id} name={comparator.info.name} note="Over the same time">
                {comparedOver(comparator, choices)}
              </Figure>
            ))}
          <Figure name="Your own return" note="Counts when you paid in (money-weighted)">
            {ownReturn(figures)}
          </Figure>
          <Figure name="Paid in" note={hasRelief ? 'Tax relief included' : undefined}>
            {money(figures.paidInPence)}
          </Figure>
          <Figure name="Our fees" note="Already taken from the value">
            {money(feesOver(performance, choices))}
          </Figure>
        </dl>
        <Disclosure label="More figures, and what they mean">
          <dl className={css.figures}>
            <Figure name="Taken out">{money(figures.takenOutPence)}</Figure>
            <Figure name="Best twelve months" note={when(figures.twelveMonths?.best)}>
              {rate(figures.twelveMonths?.best.growth)}
            </Figure>
            <Figure name="Worst twelve months" note={when(figures.twelveMonths?.worst)}>
              {rate(figures.twelveMonths?.worst.growth)}
            </Figure>
            <Figure name="Ups and downs" note="Yearly volatility, from monthly returns">
              {figures.volatility === null ? 'Too early to say' : `${(figures.volatility * 100).toFixed(1)}%`}
            </Figure>
            <Figure name="Largest fall" note={fallNote(figures)}>
              {figures.largestFall === null ? 'None' : rate(figures.largestFall.growth)}
            </Figure>
          </dl>
          <p className={`${prose.lead} ${css.meaning}`}>
            Compare your investment return with others: it is time-weighted, so when you paid in does not
            change it. Your own return is what you earned on your money.
          </p>
        </Disclosure>
      </div>
    </Card>
  )
}

function Figure({ name, note, children }: { name: string; note?: string | undefined; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="figures">{children}</dd>
      {note !== undefined && <dd className={prose.quiet}>{note}</dd>}
    </div>
  )
}

const rate = (fraction: number | undefined) =>
  fraction === undefined ? 'Too early to say' : formatReturn(fraction)

const when = (stretch: Stretch | undefined) =>
  stretch && `${formatMonth(stretch.from)} to ${formatMonth(stretch.to)}`

function growth({ timeWeighted: { total, annual } }: Performance): string {
  return total === null ? '—' : inWords(total, annual)
}

/** What a comparator did over these dates, while it loads and once it has. */
function comparedOver({ data, hasFailed }: ComparatorState, { span }: Choices): ReactNode {
  if (hasFailed) return 'We couldn’t load it'
  if (!data) return <Skeleton width="5rem" />
  const on = (day: string) => data.points[countUpTo(data.points, day) - 1]?.index ?? 0
  const from = span.opening.date
  const total = growthOf(on(from), on(span.closing.date))
  return total === null ? '—' : inWords(total, annualised(total, from, span.closing.date))
}

const inWords = (total: number, annual: number | null) =>
  annual === null ? formatReturn(total) : `${formatReturn(total)}, ${formatReturn(annual)} a year`

const NO_RATE: Record<NoRateReason, string> = {
  'one-day': 'Too early to say',
  'one-direction': 'We can’t work it out: nothing was left',
  'several-rates': 'We can’t work it out: more than one rate fits the payments',
  'no-rate': 'We can’t work it out: no rate fits the payments',
}

/** A yearly rate only for more than a year, as for growth: of a good month it would promise too much. */
function ownReturn({ moneyWeighted: own, timeWeighted }: Performance): string {
  if (own.kind === 'none') return NO_RATE[own.reason]
  return inWords(own.total, timeWeighted.annual === null ? null : own.annual)
}

function fallNote({ largestFall: fall }: Performance): string | undefined {
  if (fall === null) return undefined
  const recovered =
    fall.recoveredOn === null ? 'not recovered yet' : `recovered by ${formatDate(fall.recoveredOn)}`
  return `From ${formatDate(fall.from)} to ${formatDate(fall.to)}, ${recovered}`
}

/** Fees taken from the day after the period's first value to its last. */
function feesOver({ points }: AccountPerformance, { span: { opening, closes, closing } }: Choices): number {
  const until = (date: string) => points[countUpTo(points, date) - 1]?.feesPence ?? 0
  return until(closing.date) - (opening.date === closes[0]?.date ? 0 : until(opening.date))
}

/** "This tax year" */
const titleOf = (period: string): string => period.charAt(0).toUpperCase() + period.slice(1)
