// Dates as people type them: in three fields, kept as one text "14/3/1984", or in one field. Pure.
import { plainTyped } from '../typed-text.ts'

/** Day, month and year as typed. */
export function partsOfTypedDate(text: string): [day: string, month: string, year: string] {
  const [day = '', month = '', year = ''] = text.split('/')
  return [day, month, year]
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** The ISO date of "27/3/1985", "27 3 1985" or "27 March 1985"; undefined for anything that is not a day. */
export function parseTypedDate(text: string): string | undefined {
  const [, day, name, year] =
    /^\s*(\d{1,2})[\s./-]+(\d{1,2}|[a-z]{3,9})[\s./-]+(\d{4})\s*$/i.exec(plainTyped(text)) ?? []
  if (day === undefined || name === undefined) return undefined
  const month = /^\d/.test(name) ? Number(name) : months.indexOf(name.slice(0, 3).toLowerCase()) + 1
  const iso = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = Date.parse(`${iso}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso) ? iso : undefined
}

/** How an ISO date is typed: "27/3/1985". */
export const typeDate = (iso: string): string => iso.split('-').toReversed().map(Number).join('/')
