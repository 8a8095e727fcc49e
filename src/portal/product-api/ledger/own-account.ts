// The account that a call names.
import { accountStopped } from '#api/payments/reasons.ts'
import { mayAddMoney } from '#domain/payments/account-actions.ts'
import { ErrorResponse, type Call } from 'portal-engine/sandbox/calls/call.ts'
import { apiError } from 'portal-engine/sandbox/calls/route.ts'
import { accountsOf, type AccountRow } from './ledger.ts'

/** The id of an account by its place among those of its first owner. */
export const accountIdOf = ({ userId }: { userId: string }, position: number): string =>
  `A-${userId}-${position + 1}`

/** The active user's account of this id, or a 404. */
export function ownAccount({ database, active }: Call, accountId: string): AccountRow {
  const account = accountsOf(database, active.id).find(({ id }) => id === accountId)
  if (!account) throw new ErrorResponse(404, 'No such account')
  return account
}

/** The active user's account of this id, for a call that moves its money. Throws an ErrorResponse where nothing is paid into or out of it. */
export function accountForPayment(call: Call, accountId: string): AccountRow {
  const account = ownAccount(call, accountId)
  if (!mayAddMoney(account)) throw apiError([accountStopped], 'account-stopped', `It is ${account.status}`)
  return account
}
