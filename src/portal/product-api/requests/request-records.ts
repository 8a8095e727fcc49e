// Requests that were sent from pages of requests, and where each stands.
import type { RequestStatus } from '#forms/requests/request-calls.ts'
import type { Call } from '#sandbox/calls/call.ts'

export interface ServiceRequestRow {
  id: string
  reference: string
  person_id: string
  kind: string
  name: string
  /** JSON: what was asked and answered, as it was read. */
  answers: string
  next: string
  sent_at: string
  sent_by: string
  /** The day on which the work begins; until the day before, it can be taken back. */
  starts_on: string
  done_by: string
  is_done: number
  is_withdrawn: number
}

/** The newest first; what was taken back stays in the list. */
export const serviceRequestsOf = ({ database, active }: Pick<Call, 'database' | 'active'>) =>
  database.all<ServiceRequestRow>(
    'select * from service_requests where person_id = ? order by rowid desc',
    active.id,
  )

export function statusOf(row: ServiceRequestRow, today: string): RequestStatus {
  if (row.is_withdrawn === 1) return 'Withdrawn'
  if (row.is_done === 1) return 'Done'
  return today < row.starts_on ? 'Received' : 'InProgress'
}
