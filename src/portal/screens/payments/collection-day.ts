// The day of a collection in words, and why it is not the usual one. Pure.
import { dateFormat } from 'portal-engine/ui/figures/dates.ts'
import { dayOfMonth } from './day-question.ts'

const formatLong = dateFormat({ weekday: 'long', day: 'numeric', month: 'long' })
const formatWeekday = dateFormat({ weekday: 'long' })

/** "Monday 7 December (the 5th is a Saturday)" where the usual day, the 5th, is no working day. */
export function collectionDay(on: string, usual: number): string {
  const wanted = `${on.slice(0, 8)}${String(usual).padStart(2, '0')}`
  if (wanted >= on) return formatLong(on)
  const weekday = formatWeekday(wanted)
  const why = weekday.startsWith('S') ? weekday : 'bank holiday'
  return `${formatLong(on)} (${dayOfMonth(usual)} is a ${why})`
}
