// Requests that were sent from pages of requests, where each stands, and their files.
import { sendServiceRequest, type RequestStatus, type SentFile } from '#forms/requests/request-calls.ts'
import type { RequestPage } from '#base/requests/request-page.ts'
import { ErrorResponse, type Call } from '#sandbox/calls/call.ts'
import { apiError, requireAccess } from '#sandbox/calls/route.ts'
import { pageIsOpenTo } from '#product-api/data/rights.ts'
import { requestPage } from '#product-api/data/request-pages.ts'

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
  is_done: number
  is_withdrawn: number
}

/** What was asked and answered, as it is read again. */
export interface Answered {
  label: string
  value: string
  files?: SentFile[]
}

/** Those that are to be done by this day. */
export const dueRequestsOf = ({ database, active, today }: Pick<Call, 'database' | 'active' | 'today'>) =>
  database.all<ServiceRequestRow>(
    'select * from service_requests where person_id = ? and is_done = 0 and is_withdrawn = 0 and done_by <= ? order by done_by',
    ...[active.id, today],
  )

export function statusOf(row: ServiceRequestRow, today: string): RequestStatus {
  if (row.is_withdrawn === 1) return 'Withdrawn'
  if (row.is_done === 1) return 'Done'
  return today < row.starts_on ? 'Received' : 'InProgress'
}

/** The active user's request. Throws an ErrorResponse where there is none of this kind and id. */
export function ownRequest(call: Call, { kind, id }: { kind: string; id: string }): ServiceRequestRow {
  const row = call.database.one<ServiceRequestRow>(
    'select * from service_requests where id = ? and person_id = ? and kind = ?',
    ...[id, call.active.id, kind],
  )
  if (!row) throw new ErrorResponse(404, 'No such request')
  requireAccess(call, pageIsOpenTo(kind))
  return row
}

/** The page of this name, or an ErrorResponse. */
export function openPage(kind: string): RequestPage {
  const page = requestPage(kind)
  if (!page) throw apiError(sendServiceRequest.errors, 'page-closed', 'There is no such page')
  return page
}

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

/** The request takes these files, and the rest that waited for it go. */
export function keepFiles(
  { database, active }: Whose,
  { id, kind }: ServiceRequestRow,
  files: readonly string[],
): void {
  for (const file of files)
    database.run(
      'update request_files set request_id = ? where id = ? and person_id = ?',
      id,
      file,
      active.id,
    )
  database.run(
    'delete from request_files where person_id = ? and kind = ? and request_id is null',
    active.id,
    kind,
  )
}
