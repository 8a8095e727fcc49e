// The UK tax year, 6 April to 5 April, in London time. A tax year is named by the calendar year it starts in.
import * as limits from '../limits.gen.ts'
import { addDays, daysBetween, londonDate } from 'portal-engine/base/dates/london-time.ts'

const month = String(limits['tax-year-start-month'].value).padStart(2, '0')
const day = String(limits['tax-year-start-day'].value).padStart(2, '0')

/** On which date does this tax year start? */
export function taxYearStart(year: number): string {
  return `${year}-${month}-${day}`
}

/** On which date does this tax year end? */
export function taxYearEnd(year: number): string {
  return addDays(taxYearStart(year + 1), -1)
}

/** In which tax year does an ISO date lie? */
export function taxYearOfDate(date: string): number {
  const year = Number(date.slice(0, 4))
  return date >= taxYearStart(year) ? year : year - 1
}

/** Which tax year is it at this instant? */
export function taxYearAt(at: Date): number {
  return taxYearOfDate(londonDate(at))
}

/** From 6 April the next tax year is the following calendar year; before it, the current one (R-TAX-02, R-TAX-03). */
export function nextTaxYearAt(at: Date): number {
  return taxYearAt(at) + 1
}

/** How many days of the tax year are left, today included? 1 on 5 April. */
export function taxYearDaysLeft(at: Date): number {
  return daysBetween(londonDate(at), taxYearStart(nextTaxYearAt(at)))
}

/** "2026/27". */
export function taxYearLabel(year: number): string {
  return `${year}/${String((year + 1) % 100).padStart(2, '0')}`
}
