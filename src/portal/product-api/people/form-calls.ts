// Saving forms in progress. A save names the version it began from, so that no answers are overwritten unseen.
import { randomUUID } from 'node:crypto'
import { discardFormInProgress, getFormInProgress, saveFormInProgress } from 'portal-engine/forms/drafts.ts'
import type { Route } from 'portal-engine/sandbox/calls/call.ts'
import { route } from 'portal-engine/sandbox/calls/route.ts'
import {
  endForm,
  formChanged,
  formInProgress,
  storedForm,
  storedRowOf,
  type FormRow,
} from '#product-api/data/stored-forms.ts'

/** Did a save over this version make the stored form? Then the same save, repeated, gets the same answer. */
function isSuccessor(row: FormRow, version: number): boolean {
  return version === 0 ? row.started_at === row.saved_at : row.version === version + 1
}

export const routes: Route[] = [
  route(getFormInProgress, (call, { params: { job } }) => ({ form: formInProgress(call, job) })),

  route(saveFormInProgress, (call, { params: { job }, body: { version, answers } }) => {
    const { database, active, user, now } = call
    const row = storedRowOf(call, job)
    const current = row ? storedForm(row) : null
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
    const form = formInProgress(call, job)
    if (form && form.version !== version) throw formChanged(form)
    if (form) endForm(call, job)
  }),
]
