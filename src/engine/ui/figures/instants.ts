// Formats ISO instants as British text, in London time.
import { once } from '#base/once.ts'

/** A format of instants, made when it is first needed. No line ends within a date. */
export const inLondon = (options: Intl.DateTimeFormatOptions) => {
  const format = once(() => new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'Europe/London' }))
  return (instant: string) =>
    format()
      .format(Date.parse(instant))
      .replaceAll(/(?<=^\d+(?: [A-Z]\w+)?) /g, '\u00a0')
}

/** "20 November 2026 at 09:30" */
export const formatInstant = inLondon({
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})
