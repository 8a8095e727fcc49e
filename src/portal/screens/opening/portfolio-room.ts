// What the allowances leave for the payments of a portfolio, in words. Pure; the server has the same rule.
import { openingDates } from '#domain/opening/account-opening.ts'
import type { BasketItem } from '#domain/opening/basket.ts'
import { amountBounds } from '#domain/payments/amounts.ts'
import { parsePounds, writePounds } from 'portal-engine/base/pounds.ts'
import {
  mostFirstPence,
  overAllowance,
  periodsAfter,
  type AllowancePeriod,
} from '#domain/tax/allowance-periods.ts'
import { taxYearLabel, taxYearOfDate } from '#domain/tax/tax-year.ts'

export const { leastPence: LEAST_PENCE, mostPence: MOST_PENCE } = amountBounds['pounds-in']

interface Asked extends Pick<BasketItem, 'initialPence' | 'monthlyPence'> {
  wrapper: 'ISA' | 'JISA'
  /** Today in London. */
  today: string
}

/** What is wrong with the payments, at the field of the one that does not fit. {} if both do. */
export function problemOfRoom(
  { wrapper, initialPence, monthlyPence, today }: Asked,
  periods: readonly AllowancePeriod[],
): { initial?: string; monthly?: string } {
  const over = overAllowance(periods, { initialPence, monthlyPence })
  if (!over) return {}
  const kind = wrapper === 'JISA' ? 'this junior ISA' : 'your ISAs'
  const most = `£${writePounds(over.mostPence)}`
  if (over.payment === 'first')
    return { initial: `You can put at most ${most} more into ${kind} ${inYear(today)}` }
  return {
    monthly:
      over.mostPence < LEAST_PENCE
        ? `Other payments leave no room in the allowance for monthly payments into ${kind}`
        : `You can put at most ${most} a month into ${kind}. Other payments use the rest of the allowance`,
  }
}

/** "You can put £14,000 more into ISAs this tax year, beside what is in your basket or planned already." */
export const roomInWords = (isa: readonly AllowancePeriod[], today: string): string =>
  `You can put £${writePounds(mostFirstPence(isa))} more into ISAs ${inYear(today)}, on top of what is in your basket or already planned.`

/** When an account that is applied for today takes its first payment, as a rule. */
function inYear(today: string): string {
  const year = taxYearOfDate(openingDates(today, 'success').fundedOn)
  return year === taxYearOfDate(today) ? 'this tax year' : `in the tax year ${taxYearLabel(year)}`
}

/**
 * Where a first payment passes the ISA allowance: the part that fits with the monthly payments, and the rest for a
 * general account. Undefined if it fits, or if nothing would be left for one of the two.
 */
export function splitOf(
  { wrapper, initial, monthly }: { wrapper: BasketItem['wrapper'] | ''; initial: string; monthly: string },
  isa: readonly AllowancePeriod[] | undefined,
): { isaPence: number; restPence: number } | undefined {
  const [wanted, monthlyPence = 0] = [parsePounds(initial), parsePounds(monthly)]
  if (wrapper !== 'ISA' || wanted === undefined || !isa || wanted <= mostFirstPence(isa)) return undefined
  const isaPence = mostFirstPence(periodsAfter(isa, { initialPence: 0, monthlyPence }))
  const restPence = wanted - isaPence
  return isaPence < LEAST_PENCE || restPence < LEAST_PENCE ? undefined : { isaPence, restPence }
}
