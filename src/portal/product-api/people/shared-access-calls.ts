// Shared-access requests of the logged-in user, and who may change their status.
import { listSharedWithYou, type SharedRequest } from '#api/people/shared-access.ts'
import { listSharedByYou, sendSharedRequest, updateRequestStatus } from '#api/people/sharing.ts'
import { isExpired, nextStatuses, type RequestSide } from '#domain/access/request-status.ts'
import { addDays } from 'portal-engine/base/dates/london-time.ts'
import * as limits from '#domain/limits.gen.ts'
import { parsePhone } from '#domain/personal/phone.ts'
import { ErrorResponse, type Call, type Route } from 'portal-engine/sandbox/calls/call.ts'
import type { Database } from 'portal-engine/sandbox/data/database.ts'
import { accountsOf } from '#product-api/ledger/ledger.ts'
import { apiError, route } from 'portal-engine/sandbox/calls/route.ts'
import { lastNumber } from '#product-api/data/last-number.ts'
import { pageOf, type Asked } from '#product-api/data/paging.ts'
import { personBy } from './authorise.ts'
import { endGrant } from './grants.ts'
import { countInvitation } from './invitations-sent.ts'

interface RequestRow {
  id: string
  grantor_id: string
  grantor_user_id: string
  grantor_name: string
  receiver_id: string | null
  receiver_name: string
  receiver_email: string
  receiver_phone: string
  status: SharedRequest['requestStatus']
  updated_on: string
  /** When the receiver first said yes. */
  accepted_on: string | null
  live: number
}

const columns = `select r.*, g.user_id as grantor_user_id, g.name as grantor_name,
  (select count(*) from shares o where o.grantor_id = r.grantor_id and o.receiver_email = r.receiver_email
    and o.status in ('Pending', 'Accepted') and o.id <> r.id) as live
  from shares r join people g on g.id = r.grantor_id`

function shown(row: RequestRow): SharedRequest {
  return {
    requestId: row.id,
    grantorId: row.grantor_user_id as SharedRequest['grantorId'],
    grantorName: row.grantor_name,
    // The receiver's name shows once they have accepted: until then, what was typed.
    receiverName: wasAccepted(row) ? row.receiver_name : row.receiver_email,
    receiverEmail: row.receiver_email,
    requestStatus: row.status,
    hasExistingRequest: row.live > 0,
    updatedOn: row.updated_on,
    expiresOn: row.status === 'Pending' ? addDays(row.updated_on, limits['invitation-days'].value) : null,
  }
}

const wasAccepted = ({ status, accepted_on }: RequestRow): boolean =>
  status === 'Accepted' || accepted_on !== null

function requestsOf(
  database: Database,
  side: 'grantor_id' | 'receiver_id',
  personId: string,
): SharedRequest[] {
  return database.all<RequestRow>(`${columns} where r.${side} = ? order by r.id`, personId).map(shown)
}

/** Accepted ones come first, then those that wait. */
const ranks: Partial<Record<SharedRequest['requestStatus'], number>> = { Accepted: 2, Pending: 1 }

function pageOfRequests(list: string, requests: readonly SharedRequest[], asked: Asked) {
  const placed = requests.map((request) => ({
    id: request.requestId,
    at: `${ranks[request.requestStatus] ?? 0}-${request.updatedOn}`,
    request,
  }))
  const { page, nextCursor } = pageOf(list, placed, asked)
  return { requests: page.map(({ request }) => request), nextCursor }
}

/** Invitations this person can still accept. */
export function waitingInvitations({ database, user, today }: Call): SharedRequest[] {
  return requestsOf(database, 'receiver_id', user.id).filter(
    (request) => request.requestStatus === 'Pending' && !isExpired(request, today),
  )
}

function setStatus(call: Call, requestId: string, status: SharedRequest['requestStatus']): void {
  const { database, today } = call
  if (status !== 'Accepted') endGrant(call, requestId)
  database.run('update share_requests set status = ?, updated_on = ? where id = ?', status, today, requestId)
}

function sideOf(row: RequestRow, personId: string): RequestSide | undefined {
  if (row.grantor_id === personId) return 'inviter'
  return row.receiver_id === personId ? 'viewer' : undefined
}

export const routes: Route[] = [
  route(listSharedByYou, ({ database, user }, { query }) => {
    // Only the inviter sees the number that they gave.
    const phones = database.all<{ id: string; phone: string }>(
      'select id, receiver_phone as phone from shares where grantor_id = ?',
      user.id,
    )
    const phoneOf = new Map(phones.map(({ id, phone }) => [id, phone]))
    const requests = requestsOf(database, 'grantor_id', user.id).map((each) => ({
      ...each,
      receiverPhoneNumber: phoneOf.get(each.requestId) ?? null,
    }))
    return pageOfRequests('shared-by-you', requests, query)
  }),

  route(listSharedWithYou, ({ database, user }, { query }) =>
    pageOfRequests('shared-with-you', requestsOf(database, 'receiver_id', user.id), query),
  ),

  route(sendSharedRequest, (call, { body: { email, phoneNumber } }) => {
    const { database, user, today } = call
    const { errors } = sendSharedRequest
    if (parsePhone(phoneNumber) === undefined)
      throw new ErrorResponse(400, 'phoneNumber: enter a phone number')
    if (email === user.email)
      throw apiError(errors, 'own-address', 'email: enter the email address of someone else')
    if (accountsOf(database, user.id).length === 0)
      throw apiError(errors, 'nothing-to-share', 'There are no accounts to share')
    const live = requestsOf(database, 'grantor_id', user.id).filter(
      ({ receiverEmail, requestStatus: status }) =>
        receiverEmail === email && (status === 'Pending' || status === 'Accepted'),
    )
    if (live.some((request) => !isExpired(request, today))) return { hasExistingRequest: true }
    countInvitation(call, user)
    // An invitation that ran out makes way for the new one.
    for (const { requestId } of live) setStatus(call, requestId, 'Cancelled')
    const receiver = personBy(database, 'email', email)
    database.insert('share_requests', {
      id: `SR-${user.id}-${lastNumber(database, 'share_requests') + 1}`,
      grantor_id: user.id,
      receiver_id: receiver?.id ?? null,
      receiver_name: email,
      receiver_email: email,
      receiver_phone: phoneNumber,
      status: 'Pending',
      updated_on: today,
    })
    return { hasExistingRequest: false }
  }),

  route(updateRequestStatus, (call, { body: { status, requestId, grantorId } }) => {
    const { database, user, today } = call
    const { errors } = updateRequestStatus
    const row = database.one<RequestRow>(`${columns} where r.id = ?`, requestId)
    const side = row && sideOf(row, user.id)
    if (!row || !side) throw apiError(errors, 'no-such-request', 'No such request')
    if (row.grantor_user_id !== grantorId)
      throw apiError(errors, 'other-grantor', 'grantorId: not the grantor of this request')
    if (!nextStatuses(row.status, side).includes(status))
      throw apiError(errors, 'wrong-status', `A request that is ${row.status} can't become ${status} here`)
    if (status === 'Accepted' && isExpired(shown(row), today))
      throw apiError(errors, 'invitation-expired', 'This invitation has expired')
    setStatus(call, requestId, status)
    if (status === 'Accepted')
      database.run(
        'update share_requests set receiver_name = ?, accepted_on = ? where id = ?',
        ...[user.name, today, requestId],
      )
    return { request: shown(database.one<RequestRow>(`${columns} where r.id = ?`, requestId)!) }
  }),
]
