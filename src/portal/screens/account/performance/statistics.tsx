// The figures of the chosen period: both returns by name, money in and out, and volatility and the largest fall.
import type { ReactNode } from 'react'
import type { AccountPerformance } from '#api/accounts/performance.ts'
import { addMonths } from '#base/dates/london-time.ts'
import { formatReturn } from '#base/money.ts'
import type { NoRateReason } from '#domain/returns/money-weighted.ts'
import type { Stretch } from '#domain/returns/monthly.ts'
import { performanceOver, type Performance } from '#domain/returns/performance.ts'
import { countUpTo } from '#domain/returns/periods.ts'
import { Card } from '#ui/cards/card.tsx'
import { Change } from '#ui/figures/change.tsx'
import { formatDate, formatMonth } from '#ui/figures/dates.ts'
import { Money } from '#ui/figures/money.tsx'
import type { Choices } from './choices.ts'
import prose from '#ui/prose.module.css'
import css from './performance.module.css'

interface StatisticsProps {
  performance: AccountPerformance
  choices: Choices
}

export function Statistics({ performance, choices }: StatisticsProps) {
  const figures = performanceOver(choices.span)
  const { currency } = performance
  const money = (pence: number) => <Money pence={pence} currency={currency} />
  if (figures.to < addMonths(figures.from, 1)) {
    return (
      <Card level={3} title="In figures">
        <p>Less than a month is too short for returns to mean anything.</p>
      </Card>
    )
  }
  return (
    <Card level={3} title={`In figures, ${choices.words}`}>
      <dl className={css.figures}>
        <Figure
          name="Investment return"
          note="What your investments did, whenever you paid in. Compare this with others. Time-weighted, after fees."
        >
          {growth(figures)}
        </Figure>
        <Figure
          name="Your own return"
          note="What you earned, given when you paid in and took out. Paying in before a rise lifts it. Money-weighted."
        >
          {ownReturn(figures)}
        </Figure>
        <Figure name="Your gain" note="After fees, not counting money paid in or out">
          <Change pence={figures.gainPence} currency={currency} />
        </Figure>
        <Figure name="Paid in" note="Tax relief included">
          {money(figures.paidInPence)}
        </Figure>
        <Figure name="Taken out">{money(figures.takenOutPence)}</Figure>
        <Figure name="Our fees" note="Already taken from the value">
          {money(feesOver(performance, choices))}
        </Figure>
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
  if (total === null) return '—'
  return annual === null ? formatReturn(total) : `${formatReturn(total)}, ${formatReturn(annual)} a year`
}

const NO_RATE: Record<NoRateReason, string> = {
  'one-day': 'Too early to say',
  'one-direction': 'We can’t work it out: nothing was left',
  'several-rates': 'We can’t work it out: more than one rate fits the payments',
  'no-rate': 'We can’t work it out: no rate fits the payments',
}

/** A yearly rate only for more than a year, as for growth: of a good month it would promise too much. */
function ownReturn({ moneyWeighted: own, timeWeighted }: Performance): string {
  if (own.kind === 'none') return NO_RATE[own.reason]
  const total = formatReturn(own.total)
  return timeWeighted.annual === null ? total : `${total}, ${formatReturn(own.annual)} a year`
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
