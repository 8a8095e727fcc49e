// A death that somebody has told us of: from the day on which the work begins, nothing is paid for who has died, and nobody acts
// for them.
import { endedFrom } from '#domain/payments/direct-debits.ts'
import { personBy } from '#product-api/people/authorise.ts'
import { endEveryAccess } from '#product-api/people/grants.ts'
import { keepMandate, mandatesOf } from '#product-api/payments/records/mandate-records.ts'
import { termsOf } from '#product-api/payments/records/monthly-instruction.ts'
import { setStatus, type PaymentRow } from '#product-api/payments/records/payment-records.ts'
import {
  keepRegularPayment,
  regularPaymentsOf,
} from '#product-api/payments/records/regular-payment-records.ts'
import { stopClosingsOf } from '#product-api/requests/closing.ts'
import { DEATH } from '#product-api/requests/death.ts'
import type { ServiceRequestRow } from '#product-api/requests/request-records.ts'
import type { ApiUser, PersonOnDay } from '#sandbox/calls/call.ts'
import type { Database } from '#sandbox/data/database.ts'
import type { Work } from './work.ts'

/** What we were told of by this day and have not followed yet. */
const toldUntil = (database: Database, today: string): ServiceRequestRow[] =>
  database.all<ServiceRequestRow & object>(
    `select * from service_requests
     where deceased_id is not null and has_begun = 0 and coalesce(ended, '') <> 'withdrawn' and starts_on <= ?`,
    today,
  )

/** Whose death we follow by this day: their days are brought up to it, whoever calls. */
export const deathsUntil = (database: Database, today: string): ApiUser[] =>
  toldUntil(database, today).flatMap(({ deceased_id }) => personBy(database, 'id', deceased_id!) ?? [])

export const deathWork = ({
  database,
  active,
  today,
}: Pick<PersonOnDay, 'database' | 'active' | 'today'>): Work[] =>
  toldUntil(database, today)
    .filter(({ deceased_id }) => deceased_id === active.id)
    .map(({ id, starts_on }) => ({
      ...{ on: starts_on, isFirst: true },
      carryOut: (moment: PersonOnDay) => {
        database.run('update service_requests set has_begun = 1 where id = ?', id)
        stopAll(moment)
      },
    }))

/** An account that they own together with somebody stays open for that owner. */
function stopAll(moment: PersonOnDay): void {
  const { database, active, now, today } = moment
  const { id } = active
  database.run('update people set has_died = 1 where id = ?', id)
  const isTheirs = (row: { person_id: string; status: string }) =>
    row.person_id === id && row.status !== 'cancelled'
  for (const row of mandatesOf(database, id).filter(isTheirs))
    keepMandate(database, { ...row, status: 'cancelled' }, endedFrom(termsOf(row), today))
  for (const row of regularPaymentsOf(database, id).filter(isTheirs))
    keepRegularPayment(database, { ...row, status: 'cancelled' }, endedFrom(termsOf(row), today))
  const asked = database.all<PaymentRow>(
    `select * from payments where person_id = ? and status = 'requested'`,
    id,
  )
  for (const row of asked) setStatus(database, row, 'cancelled', now.toISOString())
  stopClosingsOf(moment, id)
  // What they asked for ends. What they told us of somebody else's death stands.
  database.run(
    `update service_requests set ended = 'withdrawn' where person_id = ? and ended is null and kind <> ?`,
    ...[id, DEATH],
  )
  database.run('update tax_services set is_taken_back = 1 where person_id = ? and moved_pence is null', id)
  database.run(
    `update accounts set status = 'Frozen' where person_id = ? and status <> 'Closed'
     and id not in (select account_id from joint_owners)`,
    id,
  )
  endEveryAccess(moment, id)
}
