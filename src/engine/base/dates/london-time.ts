// The calendar date in London. Instants come in as arguments; nothing here reads a clock.
import { once } from '../once.ts'

const londonParts = once(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/London',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }),
)

/** Which ISO date is it in London at this instant? 2026-04-05T23:30Z is already 6 April there. */
export function londonDate(at: Date): string {
  const parts: Record<string, string> = {}
  for (const { type, value } of londonParts().formatToParts(at)) parts[type] = value
  return `${parts['year']}-${parts['month']}-${parts['day']}`
}

const londonClock = once(
  () => new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', hour: '2-digit', hourCycle: 'h23' }),
)

/** Which hour of the day is it in London at this instant, 0 to 23? */
export function londonHour(at: Date): number {
  return Number(londonClock().format(at))
}

/** The ISO date so many days later (earlier when negative). */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/** The ISO date so many calendar months later; the day is held back to the end of a shorter month. */
export function addMonths(date: string, months: number): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10)
}

/** How many days from one ISO date to another? */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)
}
