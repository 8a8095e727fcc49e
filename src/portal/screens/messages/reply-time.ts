// When an answer can be expected. Pure: the time comes in.
import { londonDate } from 'portal-engine/base/dates/london-time.ts'
import { workingDaysAfter } from 'portal-engine/base/dates/working-days.ts'
import * as limits from '#domain/limits.gen.ts'

/** By which ISO date is a message answered that is sent at this instant? */
export function replyBy(sentAt: Date): string {
  return workingDaysAfter(londonDate(sentAt), limits['reply-working-days'].value)
}
