// A piece of work that falls due on a day.
import type { PersonOnDay } from 'portal-engine/sandbox/calls/call.ts'

export interface Work {
  /** The working day on which it is done. */
  on: string
  /** Is it carried out by the closes that are known? Otherwise the accounts are simulated up to the day before. */
  isLight?: boolean
  /** Does it come before everything else of its day, payments included? */
  isFirst?: boolean
  carryOut: (moment: PersonOnDay) => void
}

/** The earliest first. */
export const inOrder = (one: Work, other: Work): number =>
  one.on.localeCompare(other.on) || Number(other.isFirst ?? false) - Number(one.isFirst ?? false)
