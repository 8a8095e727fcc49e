// Checks of amounts that people type for payments. The server has the same rules; these spare the round trip. Pure.
import { lastArrival, problemOfDay, taxYearOfArrival } from '#domain/payments/arrival.ts'
import { date as dateField } from '#http/fields.ts'
import { formatPence } from '#base/money.ts'
import { amountBounds, type Moved } from '#domain/payments/amounts.ts'
import { parsePounds } from '#base/pounds.ts'
import { taxYearOfDate } from '#domain/tax/tax-year.ts'
import { formatDate } from '#ui/figures/dates.ts'

interface AmountLimits {
  currency: string
  /** Pence that the allowance has room for; undefined if there is none or it is not known. */
  roomPence?: number | undefined
}

/** What a question of one amount says of itself: it is there, and from a least to a most in pounds. */
const amountOf = (moved: Moved) => ({
  kind: 'money' as const,
  least: amountBounds[moved].leastPence / 100,
  most: amountBounds[moved].mostPence / 100,
  missing: 'Enter an amount',
})
export const paymentIn = amountOf('payment-in')
export const paymentOut = amountOf('payment-out')

/** What is wrong with an amount that is less or more than one payment may be? */
export function problemOfBounds(moved: Moved, pence: number, currency: string): string | undefined {
  const { leastPence, mostPence } = amountBounds[moved]
  if (pence < leastPence) return `Enter ${formatPence(leastPence, currency)} or more`
  return pence > mostPence ? `Enter ${formatPence(mostPence, currency)} or less` : undefined
}

/** What is wrong with the amount typed for one payment in? Undefined when nothing is. */
export function problemOfAmountIn(typed: string, { currency, roomPence }: AmountLimits): string | undefined {
  if (typed.trim() === '') return 'Enter an amount'
  const amount = parsePounds(typed)
  if (amount === undefined) return 'Enter an amount, such as 1,000 or 1,000.50'
  const problem = problemOfBounds('payment-in', amount, currency)
  if (problem !== undefined) return problem
  if (roomPence !== undefined && amount > roomPence)
    return `Enter ${formatPence(roomPence, currency)} or less: there is no more room this tax year`
  return undefined
}

/**
 * Does a payment in count towards today's tax year? The working day on which it arrives decides. While no day is typed
 * it does: only the room of today's year is known here.
 */
export const countsThisYear = (arrivesOn: string, today: string): boolean =>
  !dateField.safeParse(arrivesOn).success || taxYearOfArrival(arrivesOn) === taxYearOfDate(today)

/** Pence of an amount that has no error; 0 while nothing is typed. */
export const penceOf = (typed: string): number => parsePounds(typed) ?? 0

/** "£5,000.00", or "Money" while no amount is typed. */
export const sumInWords = (typed: string, currency?: string): string =>
  penceOf(typed) > 0 ? formatPence(penceOf(typed), currency) : 'Money'

/** What is wrong with the day on which a bank transfer is made? `missing` is said if there is none. */
export function problemOfArrival(date: string, today: string, missing: string): string | undefined {
  if (!dateField.safeParse(date).success) return missing
  const problem = problemOfDay(date, today)
  if (problem === 'too-early') return 'Enter today or a later day'
  return problem && `Enter ${formatDate(lastArrival(today))} or an earlier day`
}
