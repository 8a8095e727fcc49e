// Requests to correct the name or the date of birth of the active user.
import { requestIdentityChange, withdrawIdentityChange } from '#api/people/personal-detail-changes.ts'
import { identityProblems } from '#domain/personal/details.ts'
import type { Route } from '#sandbox/calls/call.ts'
import { notifyInInbox } from '#product-api/data/notify.ts'
import { isRepeated } from '#sandbox/calls/request-ids.ts'
import { apiError, route } from '#sandbox/calls/route.ts'
import { bornOn, refuse, shown } from './held-details.ts'
import { answeredBy, changeRow } from './identity-change-records.ts'

export const routes: Route[] = [
  // The same request under the same id is one; while one is being checked, there is no other.
  route(requestIdentityChange, (call, { params: { id }, body: change }) => {
    const { database, active, now, today } = call
    if (isRepeated(call, `identity-change ${id}`, change)) return shown(call)
    const open = changeRow(call)
    if (open)
      throw apiError(requestIdentityChange.errors, 'already-asked', 'Another request is being checked')
    refuse(identityProblems(change, { held: { name: active.name, bornOn: bornOn(call) }, today }))
    const { n } = database.one<{ n: number }>('select count(*) as n from threads')!
    const reference = `D-${48_000 + n}`
    database.insert('identity_changes', {
      id,
      person_id: active.id,
      reference,
      name: change.name,
      born_on: change.bornOn,
      reason: change.reason,
      evidence: JSON.stringify(change.evidence),
      asked_at: now.toISOString(),
    })
    notifyInInbox(call, {
      subject: 'We have your request to correct your details',
      body: `Your reference is ${reference}. We check your documents and answer by ${answeredBy(changeRow(call)!)}. Until then your details stay as they are.`,
      accountId: null,
      topic: 'My details',
    })
    return shown(call)
  }),

  route(withdrawIdentityChange, (call, { params: { id } }) => {
    call.database.run('delete from identity_changes where person_id = ? and id = ?', call.active.id, id)
    return shown(call)
  }),
]
