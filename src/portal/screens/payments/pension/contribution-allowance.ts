// What a pension contribution does to the annual allowance, from the values and what is known of this tax year. Pure.
import { annualAllowancePence, excessOf } from '#domain/payments/pension-contribution-rules.ts'
import { taxYearOfDate } from '#domain/tax/tax-year.ts'
import { countsThisYear, penceOf } from '../amount.ts'
import {
  aboutAllowance,
  beganThisYear,
  flexibleSince,
  grossPenceOf,
  sumOf,
  type Contribution,
  type Known,
} from './contribution-values.ts'

/**
 * What this contribution does to the annual allowance, as far as the values say. Undefined if it arrives in another
 * tax year: the use of that one is not known here.
 */
export function allowanceAfter(given: Contribution, { use, today }: Known) {
  const values = aboutAllowance(given)
  if (!countsThisYear(values.arrivesOn, today)) return undefined
  const year = taxYearOfDate(today)
  const isHigh = values.isHigh === 'yes'
  const allowancePence = annualAllowancePence(
    isHigh
      ? { thresholdPence: penceOf(values.threshold), adjustedPence: penceOf(values.adjusted) }
      : { thresholdPence: 0, adjustedPence: 0 },
    year,
  )
  const since = flexibleSince(values, use)
  const elsewherePence = penceOf(values.elsewhere)
  const paidPence = sumOf(use.paid) + elsewherePence
  const paidElsewhereAfter = (from: string) =>
    beganThisYear(from, today) ? Math.min(elsewherePence, penceOf(values.paidElsewhereAfter)) : elsewherePence
  const excess = excessOf(
    {
      allowancePence,
      unusedPence: use.unused.map(({ pence }) => pence),
      paidPence,
      sinceFlexiblePence:
        since === null ? null : sumOf(use.paid.filter(({ on }) => on > since)) + paidElsewhereAfter(since),
    },
    grossPenceOf(values),
    year,
  )
  return { ...excess, allowancePence, paidPence }
}
