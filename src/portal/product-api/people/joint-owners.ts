// Who owns an account together with whom.
import type { ApiUser, Call } from '#sandbox/calls/call.ts'
import { notifyInInbox } from '#product-api/data/notify.ts'
import { personBy } from './authorise.ts'

/** The person who owns this account together with the active user. */
export function otherOwnerOf({ database, active }: Call, accountId: string): ApiUser | undefined {
  const owners = database.one<{ first: string; second: string }>(
    'select first_id as first, second_id as second from joint_owners where account_id = ?',
    accountId,
  )
  return owners && personBy(database, 'id', owners.first === active.id ? owners.second : owners.first)
}

/** Writes to the person who owns this account together with the active user; to nobody where there is none. */
export function tellOtherOwner(
  call: Call,
  accountId: string,
  message: { subject: string; body: string },
): void {
  const other = otherOwnerOf(call, accountId)
  if (other) notifyInInbox({ ...call, active: other }, { ...message, accountId })
}
