// What somebody has of a client's accounts by a grant: one for each holder and client, to act or to look.
import type { AccessKind } from '#api/people/delegates.ts'
import type { PersonOnDay } from 'portal-engine/sandbox/calls/call.ts'
import { hasDied } from './authorise.ts'

type OnDay = Pick<PersonOnDay, 'database' | 'today'>

interface Grant {
  holderId: string
  clientId: string
  kind: AccessKind
  /** Who may only look is shown among those with whom the account is shared. */
  scope: 'act' | 'look'
  /** The office that registered the power of attorney. */
  registeredWith: string | null
}

/** Takes the place of whatever the holder had of this client's before. False where one of them has died: nothing is given. */
export function giveGrant(day: OnDay, { holderId, clientId, kind, scope, registeredWith }: Grant): boolean {
  const { database, today } = day
  if ([holderId, clientId].some((id) => hasDied(database, { id }))) return false
  const id = `DG-${holderId}-${clientId}`
  endShares(day, holderId, clientId)
  database.run('delete from grants where holder_id = ? and client_id = ?', holderId, clientId)
  database.insert('grants', {
    ...{ id, holder_id: holderId, client_id: clientId, is_active: 1 },
    ...{ kind, scope, since: today, registered_with: registeredWith },
  })
  return true
}

/** Ends the grant with this id, and whatever else its holder has of the client's. */
export function endGrant(day: OnDay, id: string): void {
  const grant = day.database.one<{ holder_id: string; client_id: string }>(
    'select holder_id, client_id from grants where id = ?',
    id,
  )
  if (!grant) return
  day.database.run('update grants set is_active = 0 where id = ?', id)
  endShares(day, grant.holder_id, grant.client_id)
}

/** Ends all that somebody has of others' accounts, and others of theirs. */
export function endEveryAccess(day: OnDay, personId: string): void {
  day.database.run('update grants set is_active = 0 where ? in (holder_id, client_id)', personId)
  endShares(day, personId)
}

/** What one has shared with the other; without `clientId`, whatever somebody has shared or has been given. */
const endShares = ({ database, today }: OnDay, holderId: string, clientId?: string) =>
  database.run(
    `update share_requests set status = iif(status = 'Pending', 'Cancelled', 'Revoked'), updated_on = ?
     where status in ('Pending', 'Accepted')
       and ${clientId === undefined ? '? in (receiver_id, grantor_id)' : 'receiver_id = ? and grantor_id = ?'}`,
    ...[today, holderId, ...(clientId === undefined ? [] : [clientId])],
  )
