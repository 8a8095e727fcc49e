// The day on which money that somebody sends may arrive. Pure.
import { addDays } from 'portal-engine/base/dates/london-time.ts'
import { workingDayFrom, workingDaysAfter } from 'portal-engine/base/dates/working-days.ts'
import * as limits from '../limits.gen.ts'
import { taxYearOfDate } from '../tax/tax-year.ts'

/** The last day that may be named. */
export const lastArrival = (today: string): string => addDays(today, limits['payment-days-ahead'].value)

/** Why may money not be announced for this day? Undefined if it may. */
export const problemOfDay = (day: string, today: string): 'too-early' | 'too-late' | undefined =>
  day < today ? 'too-early' : day > lastArrival(today) ? 'too-late' : undefined

/** The working day on which money that is sent for this day is in the account. */
export const creditedOn = (day: string): string => workingDayFrom(day)

/** The working day on which money that is sent for this day is invested. */
export const investedOn = (day: string): string => workingDaysAfter(creditedOn(day), 1)

/** The tax year of the allowances it uses. */
export const taxYearOfArrival = (day: string): number => taxYearOfDate(creditedOn(day))
