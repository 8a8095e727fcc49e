// What the firm does by itself as the days pass: regular payments, and requests that use an ISA allowance.
import type { Moment } from '#sandbox/calls/call.ts'
import { allowanceWork } from '../tax-services.ts'
import { grownUpWork } from '../grown-up/grown-up-work.ts'
import { openingWork } from '../openings/openings.ts'
import { collectionWork } from './collection-work.ts'
import { regularWork } from './regular-work.ts'

export interface Work {
  /** The working day on which it is done. */
  on: string
  /** Is it carried out by the closes that are known? Otherwise the accounts are simulated up to the day before. */
  isLight?: boolean

  carryOut: (moment: Moment) => void
}

/** Everything that is due for a person by this day and not done yet, the earliest first. */
export function dueWork(of: Pick<Moment, 'database' | 'active' | 'today'>): Work[] {
  return [
    ...openingWork(of),
    ...collectionWork(of),
    ...grownUpWork(of),
    ...regularWork(of),
    ...allowanceWork(of),
  ].toSorted((a, b) => a.on.localeCompare(b.on))
}
