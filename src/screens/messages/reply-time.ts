// When an answer can be expected. Pure: the time comes in.
import { limits } from '#domain/limits.gen.ts'
import { addDays, londonDate } from '#domain/london-time.ts'
import { workingDayFrom } from '#domain/working-days.ts'

/** By which ISO date is a message answered that is sent at this instant? */
export function replyBy(sentAt: Date): string {
  let day = londonDate(sentAt)
  for (let count = 0; count < limits['reply-working-days'].value; count += 1)
    day = workingDayFrom(addDays(day, 1))
  return day
}
