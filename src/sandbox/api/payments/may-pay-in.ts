// May anything be paid into this account at all?
import { mayNotPayIn } from '#api/payments/reasons.ts'
import { addMonths } from '#base/dates/london-time.ts'
import type { Call } from '../call.ts'
import { apiError } from '../route.ts'
import type { AccountRow } from '../ledger.ts'

/** Throws an ErrorResponse if an ISA needs a declaration, or the child of a junior ISA is 18 or older. */
export function checkMayPayIn(call: Call, account: AccountRow): void {
  if (account.type === 'ISA' && account.subscription !== 'Subscribed')
    throw apiError(mayNotPayIn, 'declaration-needed', 'This ISA needs a declaration first')
  checkNotGrownUp(call, account)
}

/** Throws an ErrorResponse for the junior ISA of somebody who is 18 or older: it becomes their own ISA. */
export function checkNotGrownUp({ database, today }: Call, { child_id }: AccountRow): void {
  if (child_id === null) return
  const child = database.one<{ born_on: string }>('select born_on from children where id = ?', child_id)
  if (child && addMonths(child.born_on, 18 * 12) <= today)
    throw apiError(mayNotPayIn, 'child-grown-up', 'The child is 18 or older')
}
