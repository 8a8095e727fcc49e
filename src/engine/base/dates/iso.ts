// Dates and instants as text, in the form of ISO 8601 that the API sends. Pure.

/** Is this text a date of the calendar, as "2026-11-20"? */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** Years in which people of today are born, hold money and plan. */
export const portalYears = /^(19|20|21)\d\d-/

/** Is it one of those years too? */
export const isDate = (text: string): boolean => portalYears.test(text) && isCalendarDate(text)

/** Is this text an instant in UTC, as "2026-11-20T09:30:00.000Z"? */
export function isInstant(text: string): boolean {
  const [, day] = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?Z$/.exec(text) ?? []
  return day !== undefined && isCalendarDate(day) && !Number.isNaN(Date.parse(text))
}
