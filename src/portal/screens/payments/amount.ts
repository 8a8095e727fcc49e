// Checks of amounts that people type for payments. The server has the same rules; these spare the round trip. Pure.
import { lastArrival, problemOfDay, taxYearOfArrival } from '#domain/payments/arrival.ts'
import { date as dateField } from 'portal-engine/http/fields.ts'
import { formatPence } from 'portal-engine/base/money.ts'
import { amountBounds, type Moved } from '#domain/payments/amounts.ts'
import { parsePounds } from 'portal-engine/base/pounds.ts'
import { taxYearOfDate } from '#domain/tax/tax-year.ts'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'

/** What a question of one amount says of itself: it is there, and from a least to a most in pounds. */
const amountOf = (moved: Moved) => ({
  kind: 'money' as const,
  least: amountBounds[moved].leastPence / 100,
  most: amountBounds[moved].mostPence / 100,
  missing: 'Enter an amount',
})
export const paymentIn = amountOf('payment-in')
export const paymentOut = amountOf('payment-out')

/** What is wrong with an amount for which the allowance has no room? `roomPence`: undefined if there is none or it is not known. */
export const problemOfRoom = (
  typed: string,
  { currency, roomPence }: { currency: string; roomPence: number | undefined },
): string | undefined =>
  roomPence !== undefined && penceOf(typed) > roomPence
    ? `Enter ${formatPence(roomPence, currency)} or less: there is no more room this tax year`
    : undefined

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

/** What is wrong with the day on which a bank transfer is made? */
export function problemOfArrival(date: string, today: string): string | undefined {
  const problem = problemOfDay(date, today)
  if (problem === 'too-early') return 'Enter today or a later day'
  return problem && `Enter ${formatDate(lastArrival(today))} or an earlier day`
}
