// From when the State Pension is paid, and how much of it.
import { addMonths, daysBetween } from 'portal-engine/base/dates/london-time.ts'
import type { Person } from './plan.ts'
import { taxAmountPence } from '../tax/tax-facts.ts'

/** Years of National Insurance for a full new State Pension, and for any (Pensions Act 2014 s2, s4). */
export const FULL_YEARS = 35
export const LEAST_YEARS = 10

/**
 * On which day does the State Pension begin for somebody born on this date? Pensions Act 1995 Schedule 4 as amended in
 * 2007 and 2014: at 66, a month later for each month of birth from 6 April 1960, at 67 from 6 March 1961; for births from
 * 6 April 1977 on fixed days from 6 May 2044, and at 68 from 6 April 1978. A review may change the years ahead.
 */
export function statePensionOn(bornOn: string): string {
  if (bornOn < '1960-04-06') return addMonths(bornOn, 66 * 12)
  if (bornOn < '1961-03-06') return addMonths(bornOn, 66 * 12 + monthsFrom(1960, bornOn))
  if (bornOn < '1977-04-06') return addMonths(bornOn, 67 * 12)
  if (bornOn < '1978-04-06') return addMonths('2044-03-06', 2 * monthsFrom(1977, bornOn))
  return addMonths(bornOn, 68 * 12)
}

/** 1 for a birth from 6 April to 5 May of the year, 2 for the month after it, and so on. */
function monthsFrom(year: number, bornOn: string): number {
  const [born, month, day] = bornOn.split('-').map(Number) as [number, number, number]
  return (born - year) * 12 + month - 4 + (day >= 6 ? 1 : 0)
}

/** State Pension a year in pence for this many qualifying years: nothing under ten, all of it from 35. */
export function statePensionYearPence(qualifyingYears: number, taxYear: number): number {
  if (qualifyingYears < LEAST_YEARS) return 0
  const share = Math.min(qualifyingYears, FULL_YEARS) / FULL_YEARS
  return Math.round(taxAmountPence('state-pension-week', taxYear) * share) * 52
}

/** Weeks that are put off for one per cent more, and fewer than which nothing is more (State Pension Regulations 2015 reg 10). */
const WEEKS_OF_ONE_PERCENT = 9

/**
 * By how much is a State Pension higher for life if it begins on the second day instead of the first? A ninth of one per
 * cent for each whole week: just under 5.8% for a year (gov.uk, Delay your State Pension).
 */
export function deferredRise(from: string, to: string): number {
  const weeks = Math.floor(daysBetween(from, to) / 7)
  return weeks < WEEKS_OF_ONE_PERCENT ? 0 : weeks / WEEKS_OF_ONE_PERCENT / 100
}

/** From which day on is a State Pension paid to somebody, and how much a year, with what putting it off adds? */
export function statePensionOf({
  bornOn,
  statePensionPence,
  statePensionDeferredYears,
}: Pick<Person, 'bornOn' | 'statePensionPence' | 'statePensionDeferredYears'>) {
  const due = statePensionOn(bornOn)
  const startsOn = addMonths(due, statePensionDeferredYears * 12)
  return { startsOn, yearlyPence: statePensionPence * (1 + deferredRise(due, startsOn)) }
}
