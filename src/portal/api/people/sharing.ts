// Who sees one's accounts: the requests sent and received, inviting somebody, changing a request's status, and who may act for one.
import { pagedQueryOf } from 'portal-engine/http/paged-query.ts'
import * as z from 'zod/mini'
import { EMAIL_MOST, PHONE_MOST } from '#domain/personal/contact-lengths.ts'
import { emailPattern } from 'portal-engine/base/typed-text.ts'
import type { Api } from 'portal-engine/http/client.ts'
import { get, post, put, reason, remove } from 'portal-engine/http/contract.ts'
import { date, id } from 'portal-engine/http/fields.ts'
import { clientId } from 'portal-engine/http/ids.ts'
import { nextCursor, pageParameters } from 'portal-engine/http/pages.ts'
import { delegateGrantSchema } from './delegates.ts'
import { tooManyInvitations } from './invitations.ts'
import {
  listSharedWithYou,
  requestStatus,
  sharedRequestSchema,
  sharedRequestsSchema,
} from './shared-access.ts'

export const listSharedByYou = get('/api/sharedaccess/sharedbyyou', {
  summary: 'A page of the invitations that the logged-in user sent',
  query: pageParameters,
  answer: sharedRequestsSchema,
  openTo: 'viewer',
})

export const sharedByYouQuery = (api: Api) => pagedQueryOf(api, listSharedByYou, ({ requests }) => requests)

export const sharedWithYouQuery = (api: Api) =>
  pagedQueryOf(api, listSharedWithYou, ({ requests }) => requests)

const accessSchema = z.object({
  ...delegateGrantSchema.shape,
  since: date,
  /** The office that registered the power of attorney; null for any other access. */
  registeredWith: z.nullable(z.string()),
})
export type AccessOfDelegate = z.infer<typeof accessSchema>

export const listDelegatesFromClient = get('/api/client/delegatesfromclient', {
  summary: 'A page of the people who may act for the client',
  query: pageParameters,
  answer: z.object({ delegates: z.array(accessSchema), nextCursor }),
  openTo: 'viewer',
})

/** Their next call for the client is refused. One that has ended already stays so. */
export const endDelegateAccess = remove('/api/client/delegatesfromclient/:id', {
  summary: 'Ends somebody’s access to act for the logged-in user',
  openTo: 'delegate',
})

/** Who may act for the logged-in user? */
export const delegatesFromClientQuery = (api: Api) =>
  pagedQueryOf(api, listDelegatesFromClient, ({ delegates }) => delegates.filter((grant) => grant.isActive))

const invitationSchema = z.object({
  email: z
    .string()
    .check(
      z.trim(),
      z.toLowerCase(),
      z.regex(emailPattern, 'enter an email address'),
      z.maxLength(EMAIL_MOST),
    ),
  /** With a country code, or British. */
  phoneNumber: z.string().check(z.maxLength(PHONE_MOST)),
})
export type NewSharedRequest = z.infer<typeof invitationSchema>

/** Invites someone to view the logged-in user's accounts. `hasExistingRequest` true: nothing new was sent. */
export const sendSharedRequest = post('/api/sharedaccess/sendrequest', {
  summary: 'Invites somebody to view one’s account',
  openTo: 'delegate',
  body: invitationSchema,
  answer: z.object({ hasExistingRequest: z.boolean() }),
  errors: [
    reason('own-address', 422, 'It is the email address of the person who invites.'),
    reason('nothing-to-share', 403, 'The person who invites has no accounts.'),
    tooManyInvitations,
  ],
})

export const updateRequestStatus = put('/api/sharedaccess/updatestatus', {
  summary: 'Accepts, cancels, revokes or removes',
  openTo: 'delegate',
  body: z.object({ status: requestStatus, requestId: id, grantorId: clientId }),
  answer: z.object({ request: sharedRequestSchema }),
  errors: [
    reason('no-such-request', 404, 'The person has neither sent nor received such a request.'),
    reason('other-grantor', 400, 'The request is of another grantor.'),
    reason('wrong-status', 409, 'The request cannot change from its present status to this one.'),
    reason('invitation-expired', 410, 'The invitation can no longer be accepted.'),
  ],
})
