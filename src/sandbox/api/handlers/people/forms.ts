// Forms in progress of the active user, one for each job. A save names the version it began from, so that nobody's
// answers are overwritten unseen.
import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { StoredForm } from '#api/people/forms.ts'
import { bodyOf, noContent, ok, Refusal, type ApiResponse, type Call, type Route } from '../../call.ts'

/** In bytes of JSON. */
const largest = 100_000

interface FormRow {
  version: number
  /** Null once the form has ended: its version goes on from here, so that an old tab cannot mistake the next form for its own. */
  answers: string | null
  idempotency_key: string
  started_at: string
  saved_at: string
  saved_by: string
}

export const save = z.object({
  version: z.int().check(z.minimum(0)),
  answers: z
    .record(z.string(), z.unknown())
    .check(
      z.refine((answers) => Buffer.byteLength(JSON.stringify(answers)) <= largest, 'must be 100 kB or less'),
    ),
})

/** Forms that hold what only the owner may see and change. */
const ownerOnly = new Set(['bank-account', 'details-email', 'details-phone', 'wish'])

function jobOf({ params, user, active }: Call): string {
  const job = params['job'] ?? ''
  if (!/^[a-z-]{1,40}$/.test(job)) throw new Refusal(400, 'job: 1 to 40 small letters and hyphens')
  if (ownerOnly.has(job) && user.id !== active.id) throw new Refusal(403, 'The owner’s alone', 'owner-only')
  return job
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

/** Ends the form of this job: it was submitted or discarded. */
export function endForm({ database, active }: Call, job: string): void {
  database.run(
    'update forms set answers = null, version = version + 1 where person_id = ? and job = ?',
    active.id,
    job,
  )
}

/** The answer to a call that began from another version than the one that is stored. */
export function formChanged(form: StoredForm | null): ApiResponse {
  const message = form
    ? `${form.savedBy} has saved other answers since`
    : 'This form was submitted or discarded elsewhere'
  return { status: 409, body: { message, reason: 'form-changed', form } }
}

function read(call: Call): ApiResponse {
  return ok({ form: formInProgress(call, jobOf(call)) })
}

function write(call: Call): ApiResponse {
  const { database, active, user, now } = call
  const job = jobOf(call)
  const { version, answers } = bodyOf(call, save)
  const row = rowOf(call, job)
  const current = row ? shown(row) : null
  const text = JSON.stringify(answers)
  if (row?.answers === text && isSuccessor(row, version)) return ok(current)
  if (version !== (current?.version ?? 0)) return formChanged(current)
  const at = now.toISOString()
  database.run(
    'insert or replace into forms values (?, ?, ?, ?, ?, ?, ?, ?)',
    active.id,
    job,
    (row?.version ?? 0) + 1,
    text,
    current?.key ?? randomUUID(),
    current?.startedAt ?? at,
    at,
    user.name,
  )
  return ok(formInProgress(call, job))
}

/** Did the stored form come of a save over this version? The same save once more then gets the same answer. */
function isSuccessor(row: FormRow, version: number): boolean {
  return version === 0 ? row.started_at === row.saved_at : row.version === version + 1
}

function discard(call: Call): ApiResponse {
  const job = jobOf(call)
  const version = call.query.get('version') ?? ''
  if (!/^\d{1,9}$/.test(version)) throw new Refusal(400, 'version: the one that was last seen')
  const form = formInProgress(call, job)
  if (form && form.version !== Number(version)) return formChanged(form)
  if (form) endForm(call, job)
  return noContent
}

const path = '/api/forms/:job'
export const formRoutes: Route[] = [
  { method: 'GET', path, isOpenToViewers: false, answer: read },
  { method: 'PUT', path, isOpenToViewers: false, answer: write },
  { method: 'DELETE', path, isOpenToViewers: false, answer: discard },
]
