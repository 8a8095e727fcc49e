// Who owns an account together with whom.
import type { ApiUser, Call } from 'portal-engine/sandbox/calls/call.ts'
import { notifyInInbox, type Notice } from '#product-api/data/notify.ts'
import { hasDied, personBy } from './authorise.ts'

/** The person who owns this account together with the active user. */
export function otherOwnerOf(
  { database, active }: Pick<Call, 'database' | 'active'>,
  accountId: string,
): ApiUser | undefined {
  const owners = database.one<{ first: string; second: string }>(
    'select first_id as first, second_id as second from joint_owners where account_id = ?',
    accountId,
  )
  return owners && personBy(database, 'id', owners.first === active.id ? owners.second : owners.first)
}

/** Writes to the person who owns this account together with the active user; to nobody where there is none, or they have died. */
export function tellOtherOwner(
  call: Call,
  accountId: string,
  message: { subject: string; body: string },
): void {
  const other = otherOwnerOf(call, accountId)
  if (other && !hasDied(call.database, other))
    notifyInInbox({ ...call, active: other }, { ...message, accountId })
}

/** Whoever owns this account and lives: the active user first. */
export function ownersOf(of: Pick<Call, 'database' | 'active'>, accountId: string): ApiUser[] {
  const other = otherOwnerOf(of, accountId)
  return [of.active, ...(other ? [other] : [])].filter((owner) => !hasDied(of.database, owner))
}

/** Writes to every owner of this account: what is said of its money. */
export function notifyOwners(
  of: Pick<Call, 'database' | 'active' | 'now'>,
  accountId: string,
  notice: Omit<Notice, 'accountId'>,
): void {
  for (const active of ownersOf(of, accountId)) notifyInInbox({ ...of, active }, { ...notice, accountId })
}
