// Requests to correct the name or the date of birth of the active user.
import { identityChangeSchema } from '#api/people/personal-details.ts'
import { identityProblems } from '#domain/personal/details.ts'
import { bodyOf, Refusal, type Call, type Route } from '../../call.ts'
import { tellInInbox } from '../../payments/inbox.ts'
import { bornOn, refuse, shown } from '../../personal/details.ts'
import { answeredBy, changeRow } from '../../personal/identity-changes.ts'

/** The same request under the same id is one; while one is being checked, there is no other. */
function requestChange(call: Call) {
  const { database, active, now, today } = call
  const id = call.params['id']!
  const change = bodyOf(call, identityChangeSchema)
  const open = changeRow(call)
  if (open?.id === id) return shown(call)
  if (open) throw new Refusal(409, 'Another request is being checked', 'already-asked')
  refuse(identityProblems(change, { held: { name: active.name, bornOn: bornOn(call) }, today }))
  const { n } = database.one<{ n: number }>('select count(*) as n from threads')!
  const reference = `D-${48_000 + n}`
  database.insert('identity_changes', {
    id,
    person_id: active.id,
    reference,
    name: change.name.trim(),
    born_on: change.bornOn,
    reason: change.reason.trim(),
    evidence: JSON.stringify(change.evidence),
    asked_at: now.toISOString(),
  })
  tellInInbox(call, {
    subject: 'We have your request to correct your details',
    body: `Your reference is ${reference}. We check your documents and answer by ${answeredBy(changeRow(call)!)}. Until then we hold your details as they are.`,
    accountId: null,
    topic: 'My details',
  })
  return shown(call)
}

function withdrawChange(call: Call) {
  call.database.run(
    'delete from identity_changes where person_id = ? and id = ?',
    call.active.id,
    call.params['id']!,
  )
  return shown(call)
}

const path = '/api/personaldetails/identitychanges/:id'

export const identityChangeRoutes: Route[] = [
  { method: 'PUT', path, isOpenToViewers: false, answer: requestChange },
  { method: 'DELETE', path, isOpenToViewers: false, answer: withdrawChange },
]
