// What a pension contribution does to the annual allowance, from the answers and what is known of this tax year. Pure.
import { annualAllowancePence, excessOf } from '#domain/payments/pension-contributions.ts'
import { taxYearOfDate } from '#domain/tax/tax-year.ts'
import { countsThisYear } from '../amount.ts'
import {
  beganThisYear,
  flexibleSince,
  grossPenceOf,
  pounds,
  sumOf,
  type ContributionAnswers,
  type Known,
} from './contribution-answers.ts'

/**
 * What this contribution does to the annual allowance, as far as the answers tell. Undefined where it arrives in another
 * tax year: the use of that one is not known here.
 */
export function allowanceAfter(answers: ContributionAnswers, { use, today }: Known) {
  if (!countsThisYear(answers.arrivesOn, today)) return undefined
  const year = taxYearOfDate(today)
  const isHigh = answers.isHigh === 'yes'
  const allowancePence = annualAllowancePence(
    isHigh
      ? { thresholdPence: pounds(answers.threshold), adjustedPence: pounds(answers.adjusted) }
      : { thresholdPence: 0, adjustedPence: 0 },
    year,
  )
  const since = flexibleSince(answers, use)
  const elsewherePence = pounds(answers.elsewhere)
  const paidPence = sumOf(use.paid) + elsewherePence
  const elsewhereSince = (from: string) =>
    beganThisYear(from, today) ? Math.min(elsewherePence, pounds(answers.elsewhereSince)) : elsewherePence
  const found = excessOf(
    {
      allowancePence,
      unusedPence: use.unused.map(({ pence }) => pence),
      paidPence,
      sinceFlexiblePence:
        since === null ? null : sumOf(use.paid.filter(({ on }) => on > since)) + elsewhereSince(since),
    },
    grossPenceOf(answers),
    year,
  )
  return { ...found, allowancePence, paidPence }
}
