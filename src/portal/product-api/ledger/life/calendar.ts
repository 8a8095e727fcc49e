// Days one after another, worked out once: every account is simulated over the same ones.
import { addDays, daysBetween } from 'portal-engine/base/dates/london-time.ts'
import { isWorkingDay } from 'portal-engine/base/dates/working-days.ts'

interface Day {
  date: string
  isWorking: boolean
}

/** The first day of the market. */
const origin = '2015-01-01'
const known: Day[] = []

/** From a day of the market to another, both included. */
export function daysFrom(first: string, last: string): readonly Day[] {
  const until = daysBetween(origin, last)
  while (known.length <= until) {
    const date = addDays(origin, known.length)
    known.push({ date, isWorking: isWorkingDay(date) })
  }
  return known.slice(daysBetween(origin, first), until + 1)
}
