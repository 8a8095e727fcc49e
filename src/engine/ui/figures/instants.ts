// Formats ISO instants as British text, in London time.
import { once } from '#base/once.ts'

/** A format of instants, made when it is first needed. No line ends between a day and its month. */
export const inLondon = (options: Intl.DateTimeFormatOptions) => {
  const format = once(() => new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'Europe/London' }))
  return (instant: string) =>
    format()
      .format(Date.parse(instant))
      .replace(/^(\d+) /, '$1\u00a0')
}

/** "20 November 2026 at 09:30" */
export const formatInstant = inLondon({
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})
