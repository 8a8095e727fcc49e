// A piece of work that falls due on a day.
import type { PersonOnDay } from '#sandbox/calls/call.ts'

export interface Work {
  /** The working day on which it is done. */
  on: string
  /** Is it carried out by the closes that are known? Otherwise the accounts are simulated up to the day before. */
  isLight?: boolean
  /** Does it come before everything else of its day, of which it lets nothing happen? */
  isFirst?: boolean

  carryOut: (moment: PersonOnDay) => void
}

/** The order in which works are carried out. */
export const earlier = (a: Work, b: Work): number =>
  a.on.localeCompare(b.on) || Number(b.isFirst ?? false) - Number(a.isFirst ?? false)
