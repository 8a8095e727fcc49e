// What people ask the firm for on a page of the kind "request": sent, read again, and taken back.
import * as z from 'zod/mini'
import { queryOf } from '#http/query.ts'
import { pagedQueryOf } from '#http/paged-query.ts'
import { ITEMS_MOST } from '#base/requests/kinds/group.ts'
import { PART_MOST } from '#base/requests/kinds/parts.ts'
import type { Api } from '#http/client.ts'
import { get, post, put, reason, remove } from '#http/contract.ts'
import { date, instant, wordOf } from '#http/fields.ts'
import { nextCursor, pageParameters } from '#http/pages.ts'

/** `Waiting`: for the other owner. `Done`: it is carried out. `Answered`: we have written what is so instead. `Refused`: by the other owner. */
export type RequestStatus =
  | 'Waiting'
  | 'Received'
  | 'InProgress'
  | 'Done'
  | 'Answered'
  | 'Refused'
  | 'Withdrawn'

const serviceRequest = z.object({
  id: z.string(),
  /** To quote. */
  reference: z.string(),
  /** The name of the page. */
  kind: z.string(),
  /** What is asked for, in words. */
  name: z.string(),
  status: wordOf<RequestStatus>(),
  sentAt: instant,
  /** The name of the person who sent it: the client or a delegate. */
  sentBy: z.string(),
  /** The day on which the work begins; until the day before, it can be taken back. */
  startsOn: date,
  /** The day by which it is done. */
  doneBy: date,
  /** The other owner of the account, while it goes on only if they agree: these days are counted anew from then. */
  waitsFor: z.nullable(z.object({ name: z.string(), isYou: z.boolean() })),
})
/** A request as lists show it. */
export type ServiceRequest = z.infer<typeof serviceRequest>

const sentFile = z.object({ id: z.string(), name: z.string(), sizeBytes: z.int() })
/** A file that was sent with a request. */
export type SentFile = z.infer<typeof sentFile>

const wholeRequest = z.object({
  ...serviceRequest.shape,
  /** What happens next, as it was said when it was sent. */
  next: z.string(),
  /** What came of it; null until it has ended. */
  outcome: z.nullable(z.string()),
  /** What was asked and answered, as it was read then. */
  answers: z.array(
    z.object({
      label: z.string(),
      value: z.string(),
      /** Of a question for files. */
      files: z.optional(z.array(sentFile)),
    }),
  ),
})

/** The name of a page, as paths have it. */
export const kind = z.string().check(z.regex(/^[a-z-]{1,32}$/))

/** A UUID of the sender's own. */
export const fileId = z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/))

/** With the one that stands alone. */
const OPTIONS_MOST = 21

/** By question. */
const answersOf = <Answer extends z.ZodMiniType>(answer: Answer) =>
  z
    .record(z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/)), answer)
    .check(z.refine((answers) => Object.keys(answers).length <= 40, 'must be 40 or fewer'))

const plain = z.union([
  z.string().check(z.maxLength(5_000)),
  z.int(),
  z.array(z.string().check(z.regex(/^[a-z0-9-]{1,60}$/))).check(z.maxLength(OPTIONS_MOST)),
  z.record(z.string().check(z.regex(/^[a-z][a-zA-Z0-9]{0,19}$/)), z.string().check(z.maxLength(PART_MOST))),
])

const sent = z.object({
  /** By question: pence of an amount, hundredths of a per cent, ids of files or of several options, fields by their names, otherwise text; "yes" or "no", the id of an option or of an account; of a group, such answers for each item. */
  answers: answersOf(z.union([plain, z.array(answersOf(plain)).check(z.maxLength(ITEMS_MOST))])),
})

/** The page is not there, or not for this person. */
export const pageClosed = reason('page-closed', 404, 'There is no such page, or no longer.')

const standsAgainst = reason(
  'stands-against',
  409,
  'What is so stands against it: the same asked for before, or money on its way.',
  z.object({ why: z.string() }),
)

const accountsOffered = z.array(z.object({ id: z.string(), name: z.string(), type: z.string() }))

/** What a page lets the person choose from, such as accounts. */
export const getRequestPage = get('/api/request-pages/:kind', {
  summary: 'What a page of requests lets this person choose from',
  openTo: 'attorney',
  params: { kind },
  answer: z.object({ accounts: accountsOffered }),
  errors: [pageClosed],
})

const refusals = [
  pageClosed,
  reason(
    'answer-refused',
    422,
    'An answer is missing, is not asked for, or breaks a rule of the page.',
    z.object({ question: z.string() }),
  ),
  reason('too-many-requests', 429, 'So many are not sent within 24 hours.'),
] as const

/** Whoever it is about, the answer is the same: nothing in it says who is a client. */
export const sendAsVisitor = post('/api/visitor-requests/:kind', {
  summary:
    'Tells the firm what a page for visitors asks; so many come from one network address within 24 hours',
  openTo: 'visitor',
  params: { kind },
  body: sent,
  answer: z.object({ reference: z.string(), doneBy: date }),
  errors: refusals,
})

/** Sends the answers to a page. */
export const sendServiceRequest = post('/api/service-requests/:kind', {
  summary: 'Asks for what a page of requests offers',
  openTo: 'attorney',
  params: { kind },
  body: sent,
  answer: wholeRequest,
  errors: [...refusals, standsAgainst],
  takesKey: true,
})

/** What was sent, by pages of a list. */
export const listServiceRequests = get('/api/service-requests', {
  summary: 'Requests that were sent, the newest first',
  openTo: 'attorney',
  query: pageParameters,
  answer: z.object({ requests: z.array(serviceRequest), nextCursor }),
})

/** One that was sent, with its answers. */
export const getServiceRequest = get('/api/service-requests/:kind/:id', {
  summary: 'A request with what was answered',
  openTo: 'attorney',
  params: { kind },
  answer: wholeRequest,
})

/** The word of the other owner of an account. */
export const answerServiceRequest = put('/api/service-requests/:kind/:id/agreement', {
  summary: 'Agrees to a request of the other owner of an account, or refuses it',
  openTo: 'owner',
  params: { kind },
  body: z.object({ agrees: z.boolean() }),
  answer: wholeRequest,
  errors: [reason('too-late', 409, 'It does not wait for an answer any more.'), standsAgainst],
  needsFreshSignIn: true,
})

/** Takes one back. */
export const withdrawServiceRequest = remove('/api/service-requests/:kind/:id', {
  summary: 'Takes a request back',
  openTo: 'attorney',
  params: { kind },
  errors: [reason('too-late', 409, 'The work has begun.')],
})

/** What a page lets the person choose from, as a query. */
export const requestPageQuery = (api: Api, page: string) =>
  queryOf(api, getRequestPage, { params: { kind: page } })

/** What was sent, as a query that loads more. */
export const serviceRequestsQuery = (api: Api) =>
  pagedQueryOf(api, listServiceRequests, ({ requests }) => requests)

/** One that was sent, as a query. */
export const serviceRequestQuery = (api: Api, kind: string, id: string) =>
  queryOf(api, getServiceRequest, { params: { kind, id } })
