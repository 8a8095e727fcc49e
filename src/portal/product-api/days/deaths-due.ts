// A death that somebody has told us of: from the day on which the work begins, nothing is paid for who has died, and nobody acts
// for them.
import type { RequestAnswers } from '#base/requests/request-answers.ts'
import { endedFrom } from '#domain/payments/direct-debits.ts'
import { personBy } from '#product-api/people/authorise.ts'
import { keepMandate, mandatesOf } from '#product-api/payments/records/mandate-records.ts'
import { termsOf } from '#product-api/payments/records/monthly-instruction.ts'
import { setStatus, type PaymentRow } from '#product-api/payments/records/payment-records.ts'
import {
  keepRegularPayment,
  regularPaymentsOf,
} from '#product-api/payments/records/regular-payment-records.ts'
import type { ServiceRequestRow } from '#product-api/requests/request-records.ts'
import type { ApiUser, PersonOnDay } from '#sandbox/calls/call.ts'
import type { Database } from '#sandbox/data/database.ts'
import type { Work } from './work.ts'

/** What we were told of by this day and have not followed yet. */
const toldUntil = (database: Database, today: string): ServiceRequestRow[] =>
  database.all<ServiceRequestRow & object>(
    `select * from service_requests
     where kind = 'tell-us-someone-has-died' and has_begun = 0 and coalesce(ended, '') <> 'withdrawn' and starts_on <= ?`,
    today,
  )

/**
 * Who has died: the only person of this name whom the firm knows, if whoever told us is connected with them or gave their client
 * number. A name alone stops nobody's account: somebody writes to the teller first.
 */
function whoDied(database: Database, { given, person_id }: ServiceRequestRow): ApiUser | undefined {
  const { who, 'known-by': knownBy = '' } = JSON.parse(given) as RequestAnswers
  const people = database.all<{ id: string; user_id: string }>(
    'select id, user_id from people where lower(name) = lower(?)',
    (who as string).trim().replace(/\s+/g, ' '),
  )
  const [person] = people
  if (!person || people.length > 1) return undefined
  const isNumberGiven = (knownBy as string)
    .toUpperCase()
    .split(/[^A-Z0-9-]+/)
    .includes(person.user_id)
  if (!isNumberGiven && !areConnected(database, person_id, person.id)) return undefined
  return personBy(database, 'id', person.id)
}

/** The same person, owners of one account, or one of them with access to the other's. */
const areConnected = (database: Database, one: string, other: string): boolean =>
  one === other ||
  database.one(
    `select 1 from grants where is_active = 1 and ? in (holder_id, client_id) and ? in (holder_id, client_id)
     union all select 1 from share_requests where status = 'Accepted' and ? in (grantor_id, receiver_id) and ? in (grantor_id, receiver_id)
     union all select 1 from joint_owners where ? in (first_id, second_id) and ? in (first_id, second_id)`,
    ...[one, other, one, other, one, other],
  ) !== undefined

/** Who has died by what we were told until this day: their days are brought up to it, whoever calls. */
export function deathsUntil(database: Database, today: string): ApiUser[] {
  return toldUntil(database, today).flatMap((row) => {
    const person = whoDied(database, row)
    if (!person) begun(database, row)
    return person ?? []
  })
}

const begun = (database: Database, { id }: ServiceRequestRow): number =>
  database.run('update service_requests set has_begun = 1 where id = ?', id)

export const deathWork = ({
  database,
  active,
  today,
}: Pick<PersonOnDay, 'database' | 'active' | 'today'>): Work[] =>
  toldUntil(database, today)
    .filter((row) => whoDied(database, row)?.id === active.id)
    .map((row) => ({
      ...{ on: row.starts_on, isLight: true },
      carryOut: (moment: PersonOnDay) => {
        begun(database, row)
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
  database.run(`update service_requests set ended = 'withdrawn' where person_id = ? and ended is null`, id)
  database.run('update tax_services set is_taken_back = 1 where person_id = ? and moved_pence is null', id)
  database.run(
    `update accounts set status = 'Frozen' where person_id = ? and status <> 'Closed'
     and id not in (select account_id from joint_owners)`,
    id,
  )
  database.run('update grants set is_active = 0 where ? in (holder_id, client_id)', id)
  database.run(
    `update share_requests set status = 'Revoked', updated_on = ? where ? in (grantor_id, receiver_id) and status = 'Accepted'`,
    ...[today, id],
  )
}
