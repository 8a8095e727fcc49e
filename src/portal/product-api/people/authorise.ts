// Decides who a call is made for, as a real API would: the token's person, and a grant for X-ClientId.
import { pathsWithoutUserId } from '#api/people/paths-without-user-id.ts'
import {
  ErrorResponse,
  type ApiRequest,
  type ApiUser,
  type Authorised,
  type Route,
} from 'portal-engine/sandbox/calls/call.ts'
import type { Access } from 'portal-engine/base/access/access.ts'
import type { Database } from 'portal-engine/sandbox/data/database.ts'

const visitor: ApiUser = { id: '', userId: '', name: 'A visitor', email: '', phone: '' }

/** The caller and the person they act for. Throws an ErrorResponse with 401 or 403. */
export function authorise(
  database: Database,
  request: ApiRequest,
  route: Route,
  hasSharedAccess: (person: ApiUser) => boolean,
): Authorised {
  if (request.subject === undefined) return { user: visitor, active: visitor, access: 'visitor' }
  const user = personBy(database, 'subject', request.subject)
  if (!user) throw new ErrorResponse(401, 'The token belongs to nobody known here')
  const userId = request.headers['x-userid']
  if (!pathsWithoutUserId.includes(route.path) && userId === undefined)
    throw new ErrorResponse(403, 'X-UserId is missing')
  if (userId !== undefined && userId !== user.userId)
    throw new ErrorResponse(403, 'X-UserId is not the person of the token')

  if (request.method !== 'GET' && !route.isOpenAfterDeath && hasDied(database, user))
    throw new ErrorResponse(403, 'We were told of a death: nothing is changed here any more')
  const clientId = request.headers['x-clientid']
  if (clientId === undefined) return { user, active: user, access: 'owner' }
  const active = personBy(database, 'user_id', clientId)
  if (!active || !hasSharedAccess(user))
    throw new ErrorResponse(403, 'X-ClientId is not granted to this person')
  const access = accessOf(database, user, active)
  if (access) return { user, active, access }
  throw new ErrorResponse(403, 'X-ClientId is not granted to this person')
}

export const hasDied = (database: Database, { id }: Pick<ApiUser, 'id'>): boolean =>
  database.one('select 1 from people where id = ? and has_died = 1', id) !== undefined

/** By a grant and as far as its scope goes, or by a shared account; undefined where there is neither. */
function accessOf(database: Database, user: ApiUser, active: ApiUser): Access | undefined {
  const grant = database.one<{ kind: string; scope: string }>(
    'select kind, scope from grants where holder_id = ? and client_id = ? and is_active = 1',
    ...[user.id, active.id],
  )
  if (grant?.scope === 'look') return 'viewer'
  if (grant) return grant.kind === 'attorney' ? 'attorney' : 'delegate'
  const shared = database.one(
    `select 1 from share_requests where receiver_id = ? and grantor_id = ? and status = 'Accepted'`,
    ...[user.id, active.id],
  )
  return shared && 'viewer'
}

export function personBy(
  database: Database,
  column: 'id' | 'subject' | 'user_id' | 'email',
  value: string,
): ApiUser | undefined {
  return database.one<ApiUser & object>(
    `select id, user_id as userId, name, email, phone from people where ${column} = ?`,
    value,
  )
}
