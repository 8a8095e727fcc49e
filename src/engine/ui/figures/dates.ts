// Formats ISO dates as British text.
import { once } from '#base/once.ts'

/** Makes a format for ISO dates, or for instants in the time zone of the options. No line ends between a day and its month. */
export const dateFormat = (options: Intl.DateTimeFormatOptions) => {
  const formatter = once(() => new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options }))
  return (iso: string) =>
    formatter()
      .format(Date.parse(iso))
      .replace(/ (?=\D)/, '\xa0')
}

/** "6 April 2026" */
export const formatDate = dateFormat({ day: 'numeric', month: 'long', year: 'numeric' })

/** "6 Apr 2026", in tables. */
export const formatShortDate = dateFormat({ day: 'numeric', month: 'short', year: 'numeric' })

/** "Apr 2026", below charts of years. */
export const formatMonth = dateFormat({ month: 'short', year: 'numeric' })

/** "6 Apr", below charts of a few months. */
export const formatDay = dateFormat({ day: 'numeric', month: 'short' })
