// Regular payments out of an account: once a month; investments are sold in time. Terms and statuses are those of Direct Debits. Pure.
import * as limits from '#domain/limits.gen.ts'
import { addDays } from 'portal-engine/base/dates/london-time.ts'
import { workingDaysBefore } from 'portal-engine/base/dates/working-days.ts'
import { collectionsOf, type Term } from './direct-debits.ts'

/** The day on which investments are sold for a payment of this day, and from which it can no longer be stopped. */
export const saleDayFor = (payOn: string): string =>
  workingDaysBefore(payOn, limits['withdrawal-working-days'].value)

/** The payments after a date for which investments are sold by this day, the earliest first. */
export function duePayments(terms: readonly Term[], after: string, today: string) {
  // A sale is never more than two weeks before its payment.
  return collectionsOf(terms, addDays(after, 1), addDays(today, 14)).filter(
    ({ on }) => saleDayFor(on) <= today,
  )
}
