// When a message was written, in London time. Pure: the present comes in.
import { daysBetween, londonDate } from 'portal-engine/base/dates/london-time.ts'
import { inLondon } from 'portal-engine/ui/figures/instants.ts'

export { formatInstant as formatSentAt } from 'portal-engine/ui/figures/instants.ts'

const clock = inLondon({ hour: '2-digit', minute: '2-digit' })
const shortDate = inLondon({ day: 'numeric', month: 'short', year: 'numeric' })

/** "Today at 09:30", "Yesterday", "3 days ago" within a week, then "12 Nov 2026". */
export function formatSentLately(instant: string, now: Date): string {
  const days = daysBetween(londonDate(new Date(instant)), londonDate(now))
  if (days === 0) return `Today at ${clock(instant)}`
  if (days === 1) return 'Yesterday'
  return days > 1 && days < 7 ? `${days} days ago` : shortDate(instant)
}
