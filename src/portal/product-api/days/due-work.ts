// What the firm does by itself as the days pass: regular payments, requests that use an ISA allowance, and what
// people ask for on pages of requests.
import type { PersonOnDay } from 'portal-engine/sandbox/calls/call.ts'
import { deathWork } from './deaths-due.ts'
import { openingWork } from './open-accounts.ts'
import { inOrder, type Work } from './work.ts'
import { allowanceWork } from './allowances-due.ts'
import { grownUpWork } from './turning-18.ts'
import { collectionWork } from './collections-due.ts'
import { regularWork } from './regular-payments-due.ts'
import { requestWork } from './requests-due.ts'

/** Everything that is due for a person by this day and not done yet, the earliest first. */
export function dueWork(of: Pick<PersonOnDay, 'database' | 'active' | 'today'>): Work[] {
  return [
    ...openingWork(of),
    ...collectionWork(of),
    ...grownUpWork(of),
    ...regularWork(of),
    ...allowanceWork(of),
    ...requestWork(of),
    ...deathWork(of),
  ].toSorted(inOrder)
}
