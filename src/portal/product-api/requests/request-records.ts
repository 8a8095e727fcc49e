// Requests that were sent from pages of requests, where each stands, and their files.
import { sendServiceRequest, type RequestStatus, type SentFile } from '#forms/requests/request-calls.ts'
import type { RequestPage } from '#base/requests/request-page.ts'
import { ErrorResponse, type Call } from '#sandbox/calls/call.ts'
import { apiError } from '#sandbox/calls/route.ts'
import type { Database } from '#sandbox/data/database.ts'
import { requestPage } from './request-pages.ts'

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
}

/** What came of a request that has ended. */
export interface Outcome {
  /** Otherwise it is answered only. */
  isDone: boolean
  /** Said in place of the page's sentence, where something else is true. */
  says?: string
  /** Said after it. */
  adds?: string
}

/** What was asked and answered, as it is read again. */
export interface Answered {
  label: string
  value: string
  files?: SentFile[]
}

/** The newest first; what was taken back stays in the list. */
export const serviceRequestsOf = ({ database, active }: Pick<Call, 'database' | 'active'>) =>
  database.all<ServiceRequestRow>(
    'select * from service_requests where person_id = ? order by rowid desc',
    active.id,
  )

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

/** With those to which the active user, as the other owner of an account, agrees. */
export const requestsSeenBy = ({ database, active }: Pick<Call, 'database' | 'active'>) =>
  database.all<ServiceRequestRow>(
    'select * from service_requests where ? in (person_id, other_owner_id) order by rowid desc',
    active.id,
  )

/** The request of this kind and id among these. Throws an ErrorResponse where there is none. */
export function requestAmong(
  rows: readonly ServiceRequestRow[],
  { kind, id }: { kind: string; id: string },
): ServiceRequestRow {
  const row = rows.find((each) => each.id === id && each.kind === kind)
  if (!row) throw new ErrorResponse(404, 'No such request')
  return row
}

/** The page of this name, or an ErrorResponse. */
export function openPage(kind: string): RequestPage {
  const page = requestPage(kind)
  if (!page) throw apiError(sendServiceRequest.errors, 'page-closed', 'There is no such page')
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

/** The request takes these files. Others wait on: another draft of the page may name them. */
export function keepFiles(
  { database, active }: Whose,
  { id }: ServiceRequestRow,
  files: readonly string[],
): void {
  for (const file of files)
    database.run(
      'update request_files set request_id = ? where id = ? and person_id = ?',
      id,
      file,
      active.id,
    )
}
