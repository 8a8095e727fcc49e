// What the firm does by itself as the days pass: regular payments, and requests that use an ISA allowance.
import type { Moment } from '../call.ts'
import { allowanceWork } from '../tax-services.ts'
import { regularWork } from './regular-work.ts'

export interface Work {
  /** The working day on which it is done. */
  on: string
  /** Called once the accounts are simulated up to the day before. */
  carryOut: (moment: Moment) => void
}

/** Everything that is due for a person by this day and not done yet, the earliest first. */
export function dueWork(of: Pick<Moment, 'database' | 'active' | 'today'>): Work[] {
  return [...regularWork(of), ...allowanceWork(of)].toSorted((a, b) => a.on.localeCompare(b.on))
}
