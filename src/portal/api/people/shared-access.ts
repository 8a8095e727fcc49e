// Shared-access requests of the logged-in user, and the grants among them. Asking and answering is in sharing.ts.
import * as z from 'zod/mini'
import { isExpired } from '#domain/access/request-status.ts'
import { get } from '#http/contract.ts'
import { date, wordOf } from '#http/fields.ts'
import { nextCursor, pageParameters } from '#http/pages.ts'
import { clientId, type ClientId } from '#http/ids.ts'

export const requestStatus = z.enum(['Pending', 'Accepted', 'Cancelled', 'Revoked', 'Removed'])
export type RequestStatus = z.infer<typeof requestStatus>

export const sharedRequestSchema = z.object({
  requestId: z.string(),
  /** The person whose accounts are shown; sent as X-ClientId in shared access. */
  grantorId: clientId,
  grantorName: z.string(),
  receiverName: z.string(),
  receiverEmail: z.string(),
  /** The telephone number that the inviter entered; only the inviter gets it. */
  receiverPhoneNumber: z.optional(z.nullable(z.string())),
  requestStatus: wordOf<RequestStatus>(),
  hasExistingRequest: z.boolean(),
  /** When the status last changed. */
  updatedOn: date,
  /** Last day on which a pending invitation can be accepted; null in every other status. */
  expiresOn: z.nullable(date),
})
export type SharedRequest = z.infer<typeof sharedRequestSchema>

/** Those that count come first: accepted, then pending, then what is over. A session reads the first page alone. */
const sharedRequestsSchema = z.object({ requests: z.array(sharedRequestSchema), nextCursor })

export const listSharedByYou = get('/api/sharedaccess/sharedbyyou', {
  summary: 'A page of the invitations that the logged-in user sent',
  query: pageParameters,
  answer: sharedRequestsSchema,
  isOpenToViewers: true,
})

export const listSharedWithYou = get('/api/sharedaccess/sharedwithyou', {
  summary: 'A page of the invitations that the logged-in user received',
  query: pageParameters,
  answer: sharedRequestsSchema,
  isOpenToViewers: true,
})

export interface SharedGrant {
  grantorId: ClientId
  grantorName: string
}

/** Which accounts may the logged-in user view? Accepted requests are the grants. */
export function sharedGrants(requests: readonly SharedRequest[]): SharedGrant[] {
  return requests
    .filter((request) => request.requestStatus === 'Accepted')
    .map(({ grantorId, grantorName }) => ({ grantorId, grantorName }))
}

/** People whose invitations the logged-in user can still accept. */
export function openInvitations(requests: readonly SharedRequest[], today: string): SharedGrant[] {
  return requests
    .filter((request) => request.requestStatus === 'Pending' && !isExpired(request, today))
    .map(({ grantorId, grantorName }) => ({ grantorId, grantorName }))
}
