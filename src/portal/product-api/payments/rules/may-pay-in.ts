// May anything be paid into this account at all?
import { needsDeclaration } from '#domain/tax/isa-allowance.ts'
import { mayNotPayIn } from '#api/payments/reasons.ts'
import { turns18On } from '#domain/payments/turning-18.ts'
import type { Call } from 'portal-engine/sandbox/calls/call.ts'
import { apiError } from 'portal-engine/sandbox/calls/route.ts'
import type { AccountRow } from '#product-api/ledger/ledger.ts'

/** Throws an ErrorResponse if an ISA needs a declaration, or the child of a junior ISA is 18 on the day of the payment. */
export function checkMayPayIn(call: Call, account: AccountRow, on: string): void {
  if (needsDeclaration(account))
    throw apiError(mayNotPayIn, 'declaration-needed', 'This ISA needs a declaration first')
  checkNotGrownUp(call, account, on)
}

/** Throws an ErrorResponse for the junior ISA of somebody who is 18 or older on the day: it becomes their own ISA. */
export function checkNotGrownUp({ database }: Call, { child_id }: AccountRow, on: string): void {
  if (child_id === null) return
  const child = database.one<{ born_on: string }>('select born_on from children where id = ?', child_id)
  if (child && turns18On(child.born_on) <= on)
    throw apiError(mayNotPayIn, 'child-grown-up', 'The child is 18 or older')
}
