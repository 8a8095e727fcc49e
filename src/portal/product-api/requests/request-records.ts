// Requests that were sent from pages of requests, where each stands, and their files.
import {
  sendServiceRequest,
  type RequestStatus,
  type SentFile,
} from 'portal-engine/forms/requests/request-calls.ts'
import { addDays, londonDate } from 'portal-engine/base/dates/london-time.ts'
import type { RequestAnswers } from 'portal-engine/base/requests/request-answers.ts'
import type { RequestPage } from 'portal-engine/base/requests/request-page.ts'
import * as limits from '#domain/limits.gen.ts'
import { ErrorResponse, type Call } from 'portal-engine/sandbox/calls/call.ts'
import { apiError, requireAccess } from 'portal-engine/sandbox/calls/route.ts'
import { pageIsOpenTo } from '#product-api/data/rights.ts'
import { requestPage } from '#product-api/data/request-pages.ts'
import type { Database } from 'portal-engine/sandbox/data/database.ts'

export interface ServiceRequestRow {
  id: string
  reference: string
  person_id: string
  kind: string
  name: string
  /** JSON: what was asked and answered, as it is read. */
  answers: string
  /** JSON: the answers themselves. */
  given: string
  next: string
  sent_at: string
  sent_by: string
  /** Who sent it: the client, or who acts for them. */
  sender_id: string
  /** The day on which the work begins; until the day before, it can be taken back. */
  starts_on: string
  done_by: string
  /** Has what is done on the first day of the work been done? */
  has_begun: number
  /** Null while it goes on. */
  ended: 'done' | 'answered' | 'refused' | 'withdrawn' | null
  /** What came of it, as it is read. */
  outcome: string | null
  /** Who has to agree, because they own the account as well; null where nobody has to. */
  other_owner_id: string | null
  agreed_at: string | null
  /** Whose death it tells, where it is followed; null otherwise. */
  deceased_id: string | null
}

/** What came of a request that has ended. */
export interface Outcome {
  /** Otherwise it is answered only. */
  isDone: boolean
  /** Said in place of the page's sentence, where something else is true. */
  says?: string
  /** Said after it, and in the letters. */
  adds?: string
  /** It has not ended: it is looked at again on this day. */
  goesOnUntil?: string
}

/** An answer of one text; "" where there is none. */
export const textOf = (answer: RequestAnswers[string] | undefined): string =>
  typeof answer === 'string' ? answer : ''

/** What was asked and answered, as it is read again. */
export interface Answered {
  label: string
  value: string
  files?: SentFile[]
}

/** Those that have begun by this day and go on, and wait for nobody's agreement. */
export const dueRequestsOf = ({ database, active, today }: Pick<Call, 'database' | 'active' | 'today'>) =>
  database.all<ServiceRequestRow>(
    `select * from service_requests where person_id = ? and ended is null and starts_on <= ?
      and (other_owner_id is null or agreed_at is not null) order by starts_on`,
    ...[active.id, today],
  )

/** Those that wait for the other owner's agreement, and have waited too long by this day. */
export const expiredRequestsOf = ({ database, active, today }: Pick<Call, 'database' | 'active' | 'today'>) =>
  database
    .all<ServiceRequestRow>(
      `select * from service_requests indexed by service_requests_waiting where person_id = ? and ended is null
        and other_owner_id is not null and agreed_at is null`,
      active.id,
    )
    .map((row) => ({ row, on: addDays(londonDate(new Date(row.sent_at)), limits['agreement-days'].value) }))
    .filter(({ on }) => on <= today)

const endings = { done: 'Done', answered: 'Answered', refused: 'Refused', withdrawn: 'Withdrawn' } as const

export const isWaiting = ({ ended, other_owner_id, agreed_at }: ServiceRequestRow): boolean =>
  ended === null && other_owner_id !== null && agreed_at === null

/** Ends a request that goes on. */
export const endRequest = (
  database: Database,
  { id }: Pick<ServiceRequestRow, 'id'>,
  ended: NonNullable<ServiceRequestRow['ended']>,
  outcome: string | null = null,
): number =>
  database.run(
    'update service_requests set ended = ?, outcome = ? where id = ? and ended is null',
    ...[ended, outcome, id],
  )

export function statusOf(row: ServiceRequestRow, today: string): RequestStatus {
  if (row.ended !== null) return endings[row.ended]
  if (isWaiting(row)) return 'Waiting'
  return today < row.starts_on ? 'Received' : 'InProgress'
}

/**
 * The request of this kind and id that the active user sent, or to which they agree as the other owner of an account; by `as`, only
 * as one of these. Throws an ErrorResponse where there is none.
 */
export function requestSeenBy(
  call: Call,
  { kind, id }: { kind: string; id: string },
  as?: 'person_id' | 'other_owner_id',
): ServiceRequestRow {
  const row = call.database.one<ServiceRequestRow>(
    `select * from service_requests where id = ? and kind = ? and ? in (${as ?? 'person_id, other_owner_id'})`,
    ...[id, kind, call.active.id],
  )
  if (!row) throw new ErrorResponse(404, 'No such request')
  requireAccess(call, pageIsOpenTo(kind))
  return row
}

/** The page of this name by which these people send, or an ErrorResponse: visitors' pages are for the visitors' call alone. */
export function openPage(kind: string, senders: 'clients' | 'visitors' = 'clients'): RequestPage {
  const page = requestPage(kind)
  if (!page || (page['sent-by'] === 'visitor') !== (senders === 'visitors'))
    throw apiError(sendServiceRequest.errors, 'page-closed', 'There is no such page')
  return page
}

/** For so many days a file waits for its request. */
export const DAYS_WAITING = 30

/** How many files of a person wait for their request. */
export const MOST_WAITING = 20

interface RequestFileRow {
  id: string
  kind: string
  name: string
  content_type: string
  size_bytes: number
  received_bytes: number
  base64: string
  /** Null until its request is sent. */
  request_id: string | null
}

type Whose = Pick<Call, 'database' | 'active'>

/** The active user's file; undefined where there is none. */
export const fileOf = ({ database, active }: Whose, id: string) =>
  database.one<RequestFileRow>('select * from request_files where id = ? and person_id = ?', id, active.id)

/** The request, and whoever it belongs to, takes these files. Others wait on: another draft of the page may name them. */
export function keepFiles(
  { database, active }: Whose,
  { id, person_id }: ServiceRequestRow,
  files: readonly string[],
): void {
  for (const file of files)
    database.run(
      'update request_files set request_id = ?, person_id = ? where id = ? and person_id = ?',
      ...[id, person_id, file, active.id],
    )
}
