// A death that somebody has told us of: from the day on which the work begins, nothing is paid for who has died, and nobody acts
// for them.
import { endedFrom } from '#domain/payments/direct-debits.ts'
import { endOpenings } from '#product-api/ledger/openings.ts'
import { hasDied, personBy } from '#product-api/people/authorise.ts'
import { endEveryAccess } from '#product-api/people/grants.ts'
import { keepMandate, mandatesOf } from '#product-api/payments/records/mandate-records.ts'
import { termsOf } from '#product-api/payments/records/monthly-instruction.ts'
import { setStatus, type PaymentRow } from '#product-api/payments/records/payment-records.ts'
import {
  keepRegularPayment,
  regularPaymentsOf,
} from '#product-api/payments/records/regular-payment-records.ts'
import { stopClosingsOf } from '#product-api/requests/closing.ts'
import { DEATH, hasLetIn, leaveUnfollowed } from '#product-api/requests/death.ts'
import { endRequest, type ServiceRequestRow } from '#product-api/requests/request-records.ts'
import type { ApiUser, PersonOnDay } from 'portal-engine/sandbox/calls/call.ts'
import type { Database } from 'portal-engine/sandbox/data/database.ts'
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
    .map((row) => ({
      ...{ on: row.starts_on, isFirst: true },
      carryOut: (moment: PersonOnDay) => {
        database.run('update service_requests set has_begun = 1 where id = ?', row.id)
        if (hasDied(database, active)) return
        if (hasLetIn(database, active.id, row.sender_id)) stopAll(moment)
        else leaveUnfollowed(moment, row)
      },
    }))

const TOLD = 'We were told of a death.'

/** An account that they own together with somebody stays open for that owner, while they live. */
function stopAll(moment: PersonOnDay): void {
  const { database, active, now, today } = moment
  const { id } = active
  database.run('update people set has_died = 1 where id = ?', id)
  const isTheirs = (row: { person_id: string; status: string }) =>
    row.person_id === id && row.status !== 'cancelled'
  const mandates = mandatesOf(database, id).filter(isTheirs)
  for (const row of mandates)
    keepMandate(database, { ...row, status: 'cancelled' }, endedFrom(termsOf(row), today))
  const regular = regularPaymentsOf(database, id).filter(isTheirs)
  for (const row of regular)
    keepRegularPayment(database, { ...row, status: 'cancelled' }, endedFrom(termsOf(row), today))
  // The first payment into a new account is with the bank as soon as the account is open.
  const payments = database.all<PaymentRow>(
    `select * from payments where person_id = ? and (status = 'requested' or (status = 'in-progress' and kind = 'first-payment'))`,
    id,
  )
  for (const row of payments)
    setStatus(database, row, row.status === 'requested' ? 'cancelled' : 'failed', now.toISOString(), TOLD)
  stopClosingsOf(moment, id)
  // What they asked for ends. What they told us of somebody else's death stands.
  const asked = database.all<{ id: string; reference: string }>(
    'select id, reference from service_requests where person_id = ? and ended is null and kind <> ?',
    ...[id, DEATH],
  )
  for (const row of asked) endRequest(database, row, 'withdrawn')
  const ended = [...mandates, ...regular, ...payments, ...asked].map(({ reference }) => reference)
  database.run(
    `update people set ended_by_death = trim(ended_by_death || ', ' || ?, ', ') where id = ?`,
    [...endOpenings(database, id), ...ended].join(', '),
    id,
  )
  database.run('update tax_services set is_taken_back = 1 where person_id = ? and moved_pence is null', id)
  database.run(
    `update accounts set status = 'Frozen' where status <> 'Closed' and id in (select id from owned_accounts where owner_id = ?)
     and id not in (select account_id from joint_owners j join people p on p.id in (j.first_id, j.second_id) where p.has_died = 0)`,
    id,
  )
  endEveryAccess(moment, id)
}
