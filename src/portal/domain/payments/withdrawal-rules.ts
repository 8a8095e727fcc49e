// When money that is taken out is sold and paid, and how much counts as all. Portal and sandbox share it. Pure.
import * as limits from '#domain/limits.gen.ts'
import { londonDate, londonHour } from 'portal-engine/base/dates/london-time.ts'
import { isWorkingDay, workingDaysAfter, workingDaysBefore } from 'portal-engine/base/dates/working-days.ts'

interface WithdrawalDates {
  /** The investments are sold; from this day it can no longer be cancelled. */
  startsOn: string
  /** The money is in the bank account. */
  settlesOn: string
}

/** What is asked for after the cut-off, or on no working day, counts as asked for on the next one. */
export function withdrawalDates(at: Date): WithdrawalDates {
  const date = londonDate(at)
  const isInTime = isWorkingDay(date) && londonHour(at) < limits['withdrawal-cut-off'].value
  const received = isInTime ? date : workingDaysAfter(date, 1)
  const startsOn = workingDaysAfter(received, 1)
  return { startsOn, settlesOn: workingDaysAfter(startsOn, limits['withdrawal-working-days'].value) }
}

/** The day of the sale for money that is in the bank account on this day. */
export const soldOn = (settlesOn: string): string =>
  workingDaysBefore(settlesOn, limits['withdrawal-working-days'].value)

/** Does this amount count as everything? Prices can fall until it is sold. */
export const countsAsAll = (pence: number, availablePence: number): boolean =>
  pence * 100 > availablePence * limits['withdrawal-all-share'].value

/** The part of an amount that is gain, if the gain is spread evenly; 0 if there is none. In pence of the gain's currency. */
export function gainWithin(
  pence: number,
  { valuePence, gainGbpPence }: { valuePence: number; gainGbpPence: number },
): number {
  return valuePence <= 0 ? 0 : Math.max(0, Math.round((gainGbpPence * pence) / valuePence))
}
