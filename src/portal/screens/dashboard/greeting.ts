// How the home page greets, by the clock in London. Pure.
import { londonHour } from 'portal-engine/base/dates/london-time.ts'

/** "Good morning, Amelia" until noon, "Good afternoon" until six, "Good evening" after. */
export function greet(userName: string, at: Date): string {
  const hour = londonHour(at)
  const time = hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening'
  const [firstName] = userName.trim().split(/\s+/)
  return firstName ? `Good ${time}, ${firstName}` : `Good ${time}`
}
