// A date that people know by heart, asked for as day, month and year. Pure.

export interface DateParts {
  day: string
  month: string
  year: string
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** The ISO date of "5", "6" or "June", "1980"; undefined for what is no day of the calendar. */
export function dateOfParts({ day, month, year }: DateParts): string | undefined {
  const named = MONTHS.indexOf(month.trim().slice(0, 3).toLowerCase()) + 1
  const [d, m, y] = [day.trim(), named > 0 ? String(named) : month.trim(), year.trim()]
  if (!/^\d{1,2}$/.test(d) || !/^\d{1,2}$/.test(m) || !/^\d{4}$/.test(y)) return undefined
  const text = `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`
  const at = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text) ? text : undefined
}
