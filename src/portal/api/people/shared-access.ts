// Shared-access requests of the logged-in user, and the grants among them. Asking and answering is in sharing.ts.
import * as z from 'zod/mini'
import { isExpired } from '#domain/access/request-status.ts'
import { get } from 'portal-engine/http/contract.ts'
import { date, wordOf } from 'portal-engine/http/fields.ts'
import { nextCursor, pageParameters } from 'portal-engine/http/pages.ts'
import { clientId } from 'portal-engine/http/ids.ts'

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
export const sharedRequestsSchema = z.object({ requests: z.array(sharedRequestSchema), nextCursor })

export const listSharedWithYou = get('/api/sharedaccess/sharedwithyou', {
  summary: 'A page of the invitations that the logged-in user received',
  query: pageParameters,
  answer: sharedRequestsSchema,
  openTo: 'viewer',
})

/** Which accounts may the logged-in user view? Accepted requests are the grants. */
export const sharedGrants = (requests: readonly SharedRequest[]): SharedRequest[] =>
  requests.filter((request) => request.requestStatus === 'Accepted')

/** Those that the logged-in user can still accept. */
export const openInvitations = (requests: readonly SharedRequest[], today: string): SharedRequest[] =>
  requests.filter((request) => request.requestStatus === 'Pending' && !isExpired(request, today))
