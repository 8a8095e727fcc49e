// Forms in progress of the active user, one for each job. A save names the version it began from, so that nobody's
// answers are overwritten unseen.
import { randomUUID } from 'node:crypto'
import {
  discardFormInProgress,
  getFormInProgress,
  saveFormInProgress,
  type StoredForm,
} from '#api/people/forms.ts'
import type { Call, ErrorResponse, Route } from '../../call.ts'
import { apiError, requireOwner, route } from '../../route.ts'

interface FormRow {
  version: number
  /** Null once the form has ended: its version goes on from here, so that an old tab cannot mistake the next form for its own. */
  answers: string | null
  idempotency_key: string
  started_at: string
  saved_at: string
  saved_by: string
}

/** Forms that hold what only the owner may see and change. */
const ownersJobs = new Set(['bank-account', 'details-email', 'details-phone', 'wish'])

function checkMayOpen(call: Call, job: string): void {
  if (ownersJobs.has(job)) requireOwner(call)
}

function rowOf({ database, active }: Call, job: string): FormRow | undefined {
  return database.one<FormRow>('select * from forms where person_id = ? and job = ?', active.id, job)
}

const shown = ({ answers, ...row }: FormRow): StoredForm | null =>
  answers === null
    ? null
    : {
        version: row.version,
        answers: JSON.parse(answers) as unknown,
        key: row.idempotency_key,
        startedAt: row.started_at,
        savedAt: row.saved_at,
        savedBy: row.saved_by,
      }

/** The form that the active user has in progress for this job. */
export function formInProgress(call: Call, job: string): StoredForm | null {
  const row = rowOf(call, job)
  return row ? shown(row) : null
}

/** Every form that the active user has in progress and this person may open, the latest first. */
export function formsInProgress(call: Call): { job: string; form: StoredForm }[] {
  const { database, active, user } = call
  const rows = database.all<FormRow & { job: string }>(
    'select * from forms where person_id = ? and answers is not null order by saved_at desc',
    active.id,
  )
  return rows
    .filter(({ job }) => user.id === active.id || !ownersJobs.has(job))
    .map(({ job, ...row }) => ({ job, form: shown(row)! }))
}

/** Ends the form of this job: it was submitted or discarded. */
export function endForm({ database, active }: Call, job: string): void {
  database.run(
    'update forms set answers = null, version = version + 1 where person_id = ? and job = ?',
    active.id,
    job,
  )
}

/** The error of a call that began from another version than the one that is stored. */
export function formChanged(form: StoredForm | null): ErrorResponse {
  const message = form
    ? `${form.savedBy} has saved other answers since`
    : 'This form was submitted or discarded elsewhere'
  return apiError(saveFormInProgress.errors, 'form-changed', message, { form })
}

/** Did the stored form come of a save over this version? The same save once more then gets the same answer. */
function isSuccessor(row: FormRow, version: number): boolean {
  return version === 0 ? row.started_at === row.saved_at : row.version === version + 1
}

export const formRoutes: Route[] = [
  route(getFormInProgress, (call, { params: { job } }) => {
    checkMayOpen(call, job)
    return { form: formInProgress(call, job) }
  }),

  route(saveFormInProgress, (call, { params: { job }, body: { version, answers } }) => {
    checkMayOpen(call, job)
    const { database, active, user, now } = call
    const row = rowOf(call, job)
    const current = row ? shown(row) : null
    const text = JSON.stringify(answers)
    if (row?.answers === text && current && isSuccessor(row, version)) return current
    if (version !== (current?.version ?? 0)) throw formChanged(current)
    const savedAt = now.toISOString()
    database.run(
      'insert or replace into forms values (?, ?, ?, ?, ?, ?, ?, ?)',
      active.id,
      job,
      (row?.version ?? 0) + 1,
      text,
      current?.key ?? randomUUID(),
      current?.startedAt ?? savedAt,
      savedAt,
      user.name,
    )
    return formInProgress(call, job)!
  }),

  route(discardFormInProgress, (call, { params: { job }, query: { version } }) => {
    checkMayOpen(call, job)
    const form = formInProgress(call, job)
    if (form && form.version !== version) throw formChanged(form)
    if (form) endForm(call, job)
  }),
]
