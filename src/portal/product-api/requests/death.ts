// The news that somebody has died: whose death is followed, and what they are told at once.
import type { RequestAnswers } from '#base/requests/request-answers.ts'
import { longDate } from '#product-api/data/long-date.ts'
import { writeTo } from '#product-api/data/notify.ts'
import { personBy } from '#product-api/people/authorise.ts'
import type { Call } from '#sandbox/calls/call.ts'
import type { Database } from '#sandbox/data/database.ts'
import { notifyOutside } from '#sandbox/calls/outbox.ts'
import { brand } from '#sandbox/web/brand.ts'
import { textOf, type Answered, type ServiceRequestRow } from './request-records.ts'

export const DEATH = 'tell-us-someone-has-died'

/**
 * Whose accounts are stopped: the only person of this name, and of this client number where one is given, if papers came with it and
 * whoever sent it is connected with them. Everybody else is written to first, and nothing is stopped.
 */
export function deceasedBy(
  { database, user }: Pick<Call, 'database' | 'user'>,
  given: RequestAnswers,
  answered: readonly Answered[],
): string | undefined {
  const numbers = [
    ...new Set(
      textOf(given['known-by'])
        .toUpperCase()
        .match(/\b[A-Z]-\d+\b/g),
    ),
  ]
  const fitting = database
    .all<{ id: string; user_id: string; is_stopped: number }>(
      `select id, user_id, has_died = 1 or denied_death_on is not null as is_stopped from people
       where lower(name) = lower(?)`,
      textOf(given['who']).trim().replace(/\s+/g, ' '),
    )
    .filter(({ user_id }) => numbers.every((number) => number === user_id))
  const [person] = fitting
  const hasPapers = answered.some(({ files = [] }) => files.length > 0)
  if (!person || fitting.length > 1 || !hasPapers || person.is_stopped === 1) return undefined
  return areConnected(database, user.id, person.id) ? person.id : undefined
}

/** Two people: owners of one account, or one of them with access to the other's. */
const areConnected = (database: Database, one: string, other: string): boolean =>
  one !== other &&
  database.one(
    `select 1 from grants where is_active = 1 and ? in (holder_id, client_id) and ? in (holder_id, client_id)
     union all select 1 from share_requests where status = 'Accepted' and ? in (grantor_id, receiver_id) and ? in (grantor_id, receiver_id)
     union all select 1 from joint_owners where ? in (first_id, second_id) and ? in (first_id, second_id)`,
    ...[one, other, one, other, one, other],
  ) !== undefined

/** They can say that it is wrong, as long as they can sign in. */
export const tellOfDeath = (call: Call, _: RequestAnswers, row: ServiceRequestRow): void =>
  tellDeceased(call, row, {
    subject: 'We were told of a death and given your name',
    body: `If it is wrong, call us on ${brand().phone} (${brand()['phone-hours']}), or sign in and say so under Account security. On ${longDate(row.starts_on)} we stop payments into and out of your accounts and end the access of others. You can say that it is wrong after that day, too.`,
  })

/** Whoever told us has taken it back. */
export const tellOfNoDeath = (call: Call, row: ServiceRequestRow): void =>
  tellDeceased(call, row, {
    subject: 'It was taken back that you have died',
    body: 'Nothing is stopped. Your accounts stay as they are.',
  })

/** Here and outside; nobody where no death is followed. */
function tellDeceased(
  call: Call,
  { deceased_id }: ServiceRequestRow,
  notice: { subject: string; body: string },
): void {
  const person = deceased_id === null ? undefined : personBy(call.database, 'id', deceased_id)
  if (!person) return
  writeTo(call, person, notice)
  notifyOutside(call, person, notice)
}
