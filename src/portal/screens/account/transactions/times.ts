// Spans of time that can be chosen. Pure.
import { addDays, addMonths } from 'portal-engine/base/dates/london-time.ts'
import { taxYearOfDate } from '#domain/tax/tax-year.ts'

/** The tax years from one date to another, newest first. */
export function taxYearsBetween(first: string, last: string): number[] {
  const [from, to] = [taxYearOfDate(first), taxYearOfDate(last)]
  return Array.from({ length: Math.max(1, to - from + 1) }, (_, ago) => to - ago)
}

/** From a date to the end of its calendar month. */
export function restOfMonth(date: string): { from: string; to: string } {
  return { from: date, to: addDays(addMonths(`${date.slice(0, 7)}-01`, 1), -1) }
}
