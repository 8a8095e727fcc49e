// When an answer can be expected. Pure: the time comes in.
import { addDays, londonDate } from '#domain/london-time.ts'
import { workingDayFrom } from '#domain/working-days.ts'

/** The firm answers within this many working days. */
export const REPLY_WORKING_DAYS = 2

/** By which ISO date is a message answered that is sent at this instant? */
export function replyBy(sentAt: Date): string {
  let day = londonDate(sentAt)
  for (let count = 0; count < REPLY_WORKING_DAYS; count += 1) day = workingDayFrom(addDays(day, 1))
  return day
}
