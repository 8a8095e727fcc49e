// The account that a call names.
import { ErrorResponse, type Call } from '#sandbox/calls/call.ts'
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
