// Decides who a call is made for, as a real API would: the token's person, and a grant for X-ClientId.
import { pathsWithoutUserId } from '#api/people/paths-without-user-id.ts'
import { ErrorResponse, type ApiRequest, type ApiUser, type Authorised } from '#sandbox/calls/call.ts'
import type { Database } from '#sandbox/data/database.ts'

/** The caller and the person they act for. Throws an ErrorResponse with 401 or 403. */
export function authorise(
  database: Database,
  request: ApiRequest,
  hasSharedAccess: (person: ApiUser) => boolean,
): Authorised {
  const user = personBy(database, 'subject', request.subject)
  if (!user) throw new ErrorResponse(401, 'The token belongs to nobody known here')
  const userId = request.headers['x-userid']
  if (!pathsWithoutUserId.includes(request.path) && userId === undefined)
    throw new ErrorResponse(403, 'X-UserId is missing')
  if (userId !== undefined && userId !== user.userId)
    throw new ErrorResponse(403, 'X-UserId is not the person of the token')

  if (request.method !== 'GET' && hasDied(database, user))
    throw new ErrorResponse(403, 'We were told of a death: nothing is changed here any more')
  const clientId = request.headers['x-clientid']
  if (clientId === undefined) return { user, active: user, isViewer: false }
  const active = personBy(database, 'user_id', clientId)
  if (!active || !hasSharedAccess(user))
    throw new ErrorResponse(403, 'X-ClientId is not granted to this person')
  if (isDelegate(database, user, active)) return { user, active, isViewer: false }
  if (isViewer(database, user, active)) return { user, active, isViewer: true }
  throw new ErrorResponse(403, 'X-ClientId is not granted to this person')
}

const hasDied = (database: Database, { id }: ApiUser): boolean =>
  database.one('select 1 from people where id = ? and has_died = 1', id) !== undefined

function isDelegate(database: Database, user: ApiUser, client: ApiUser): boolean {
  return (
    database.one(
      'select 1 from grants where holder_id = ? and client_id = ? and is_active = 1',
      user.id,
      client.id,
    ) !== undefined
  )
}

function isViewer(database: Database, user: ApiUser, grantor: ApiUser): boolean {
  return (
    database.one(
      `select 1 from share_requests where receiver_id = ? and grantor_id = ? and status = 'Accepted'`,
      user.id,
      grantor.id,
    ) !== undefined
  )
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
