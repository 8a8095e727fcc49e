// The forms that the active user has in progress, one for each job: looked up, ended, and what a call that comes too late hears.
import { isOpenTo } from 'portal-engine/base/access/access.ts'
import { saveFormInProgress, type StoredForm } from 'portal-engine/forms/drafts.ts'
import type { Call, ErrorResponse } from 'portal-engine/sandbox/calls/call.ts'
import { apiError } from 'portal-engine/sandbox/calls/route.ts'
import { formIsOpenTo } from './rights.ts'

export interface FormRow {
  version: number
  /** Null once the form has ended: its version goes on from here, so that an old tab cannot mistake the next form for its own. */
  answers: string | null
  idempotency_key: string
  started_at: string
  saved_at: string
  saved_by: string
}

export function storedRowOf({ database, active }: Call, job: string): FormRow | undefined {
  return database.one<FormRow>('select * from forms where person_id = ? and job = ?', active.id, job)
}

export const storedForm = ({ answers, ...row }: FormRow): StoredForm | null =>
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
  const row = storedRowOf(call, job)
  return row ? storedForm(row) : null
}

/** Every form that the active user has in progress and this person may open, the latest first. */
export function formsInProgress(call: Call): { job: string; form: StoredForm }[] {
  const { database, active, access } = call
  const rows = database.all<FormRow & { job: string }>(
    'select * from forms where person_id = ? and answers is not null order by saved_at desc',
    active.id,
  )
  return rows
    .filter(({ job }) => isOpenTo(access, formIsOpenTo(job)))
    .map(({ job, ...row }) => ({ job, form: storedForm(row)! }))
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
