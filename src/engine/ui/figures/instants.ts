// Formats ISO instants as British text, in London time.
import { dateFormat } from './dates.ts'

/** A format of instants. */
export const inLondon = (options: Intl.DateTimeFormatOptions) =>
  dateFormat({ ...options, timeZone: 'Europe/London' })

/** "20 November 2026 at 09:30" */
export const formatInstant = inLondon({
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})
