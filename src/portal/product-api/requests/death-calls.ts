// Somebody says that they have not died: what was stopped goes on, and no report stops it again by itself.
import { denyDeath } from '#api/people/security.ts'
import { notifyOfSecurity } from '#product-api/people/notify-of-security.ts'
import { writeTo } from '#product-api/data/notify.ts'
import { openStatus } from '#product-api/ledger/ledger.ts'
import { personBy } from '#product-api/people/authorise.ts'
import { isTrue, type Call, type Route } from 'portal-engine/sandbox/calls/call.ts'
import { route } from 'portal-engine/sandbox/calls/route.ts'
import { endRequest, type ServiceRequestRow } from './request-records.ts'

/** Whoever told us of the death hears that it is wrong, unless they have taken it back. */
function tellOfLife(call: Call, row: ServiceRequestRow): void {
  if (row.ended === 'withdrawn') return
  const says = `${call.user.name} has told us that they have not died. Nothing is stopped any more.`
  endRequest(call.database, row, 'answered', says)
  writeTo(call, personBy(call.database, 'id', row.person_id)!, {
    subject: `Our answer to your request: ${row.reference}`,
    body: `${row.name}. ${says}`,
  })
}

export const routes: Route[] = [
  route(denyDeath, (call) => {
    const { database, user, today } = call
    const told = database.all<ServiceRequestRow>(
      'select * from service_requests where deceased_id = ?',
      user.id,
    )
    if (told.length === 0) return
    const { ended, isStopped } = database.one<{ ended: string; isStopped: number }>(
      'select ended_by_death as ended, has_died as isStopped from people where id = ?',
      user.id,
    )!
    for (const row of told) tellOfLife(call, row)
    database.run('update service_requests set deceased_id = null where deceased_id = ?', user.id)
    database.run(
      `update people set has_died = 0, ended_by_death = '', denied_death_on = ? where id = ?`,
      ...[today, user.id],
    )
    database.run(
      `update accounts set status = ${openStatus} where status = 'Frozen' and id in (select id from owned_accounts where owner_id = ?)`,
      user.id,
    )
    notifyOfSecurity(
      call,
      'You told us that you have not died',
      isTrue(isStopped)
        ? `Your accounts are open. What was cancelled stays cancelled: payments, Direct Debits, applications, requests, and the access of others.${ended === '' ? '' : ` These have ended: ${ended}.`} Begin again what you need.`
        : 'Nothing had been stopped. Your accounts stay as they are.',
    )
  }),
]
