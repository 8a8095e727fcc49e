// Every figure about how something did over one span of its daily closes: the same numbers on each page and document.
import { largestFall, type Fall } from './largest-fall.ts'
import { moneyWeightedReturn, type MoneyWeighted } from './money-weighted.ts'
import { bestAndWorstYear, monthlyReturns, volatilityOf, type IndexPoint, type Stretch } from './monthly.ts'
import type { Span } from './spans.ts'
import { annualised, flowsBetween, growthOf } from './time-weighted.ts'

/** In pence: closing = opening + paid in − taken out + gain. */
export interface Change {
  openingPence: number
  closingPence: number
  paidInPence: number
  takenOutPence: number
  /** Paid in after withdrawals. */
  netPaidPence: number
  /** Growth less the money that came from outside, after fees. */
  gainPence: number
}

export interface Performance extends Change {
  from: string
  to: string
  timeWeighted: Growth
  moneyWeighted: MoneyWeighted
  /** Yearly, as a fraction; null for fewer than six whole months. */
  volatility: number | null
  /** Null for less than twelve months between month ends. */
  twelveMonths: { best: Stretch; worst: Stretch } | null
  /** Null if the index never fell. */
  largestFall: Fall | null
}

/** As fractions: over the whole time, and for each year if that is longer than a year. */
export interface Growth {
  total: number | null
  annual: number | null
}

/** What changed, and how much of it was the client's own money? */
export function changeOver({ opening, closing }: Span): Change {
  const flows = flowsBetween(opening, closing)
  const netPaidPence = flows.paidInPence - flows.takenOutPence
  return {
    openingPence: opening.valuePence,
    closingPence: closing.valuePence,
    ...flows,
    netPaidPence,
    gainPence: closing.valuePence - opening.valuePence - netPaidPence,
  }
}

/** The time-weighted return, after fees. */
export function timeWeightedOver({ opening, closing }: Span): Growth {
  const total = growthOf(opening.twrIndex, closing.twrIndex)
  return { total, annual: annualised(total, opening.date, closing.date) }
}

/** The opening value counts as paid in on the first day, the closing value as paid out on the last. */
export function moneyWeightedOver({ opening, closes, closing }: Span): MoneyWeighted {
  const flows = [{ date: opening.date, amount: -opening.valuePence }]
  let before = opening
  for (const close of closes) {
    const net = close.netPaidInPence - before.netPaidInPence
    if (net !== 0) flows.push({ date: close.date, amount: -net })
    before = close
  }
  return moneyWeightedReturn([...flows, { date: closing.date, amount: closing.valuePence }])
}

/** The time-weighted index of a span, its opening included: what comparators are compared with. */
export function indexOver({ opening, closes }: Span): IndexPoint[] {
  return [opening, ...closes].map(({ date, twrIndex }) => ({ date, index: twrIndex }))
}

/** All of them. */
export function performanceOver(span: Span): Performance {
  const index = indexOver(span)
  return {
    from: span.opening.date,
    to: span.closing.date,
    ...changeOver(span),
    timeWeighted: timeWeightedOver(span),
    moneyWeighted: moneyWeightedOver(span),
    volatility: volatilityOf(monthlyReturns(index)),
    twelveMonths: bestAndWorstYear(index),
    largestFall: largestFall(index),
  }
}
