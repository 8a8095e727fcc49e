// The news that somebody has died: whose death is followed, and what they are told at once.
import type { RequestAnswers } from 'portal-engine/base/requests/request-answers.ts'
import { longDate } from '#product-api/data/long-date.ts'
import { writeTo } from '#product-api/data/notify.ts'
import { personBy } from '#product-api/people/authorise.ts'
import { idsOfPeopleNamed } from '#product-api/people/people-named.ts'
import type { Call } from 'portal-engine/sandbox/calls/call.ts'
import type { Database } from 'portal-engine/sandbox/data/database.ts'
import { notifyOutside } from 'portal-engine/sandbox/calls/outbox.ts'
import { brand } from 'portal-engine/sandbox/web/brand.ts'
import { textOf, type Answered, type ServiceRequestRow } from './request-records.ts'

export const DEATH = 'tell-us-someone-has-died'

/** Five digits or more, with the letter before them: whatever it is, a number that is not theirs speaks against it. */
const NUMBER = /(?:\b([A-Z])[\s\p{P}]*)?(\d{5,})/gu

/**
 * Whose accounts are stopped: the only person of this name, and of this client number where one is given, if papers came with it and
 * they have let in whoever sent it. Everybody else is written to first, and nothing is stopped.
 */
export function deceasedBy(
  call: Pick<Call, 'database' | 'user' | 'today'>,
  given: RequestAnswers,
  answered: readonly Answered[],
): string | undefined {
  const { database, user } = call
  const numbers = [...textOf(given['known-by']).normalize('NFKC').toUpperCase().matchAll(NUMBER)]
  const fitting = database
    .all<{ id: string; user_id: string; is_stopped: number }>(
      `select id, user_id, has_died = 1 or denied_death_on is not null as is_stopped from people
       where id in (select value from json_each(?))`,
      JSON.stringify(idsOfPeopleNamed(call, textOf(given['who']))),
    )
    .filter(({ user_id }) =>
      numbers.every(([, letter, digits]) => user_id === `${letter ?? user_id.charAt(0)}-${digits}`),
    )
  const [person] = fitting
  const hasPapers = answered.some(({ files = [] }) => files.length > 0)
  if (!person || fitting.length > 1 || !hasPapers || person.is_stopped === 1) return undefined
  return hasLetIn(database, person.id, user.id) ? person.id : undefined
}

/** Has somebody given this teller access, or do they own an account together that is not closed? What the teller gave says nothing. */
export const hasLetIn = (database: Database, id: string, tellerId: string): boolean =>
  id !== tellerId &&
  database.one(
    `select 1 from grants where is_active = 1 and client_id = ? and holder_id = ?
     union all select 1 from share_requests where status = 'Accepted' and grantor_id = ? and receiver_id = ?
     union all select 1 from joint_owners j join accounts a on a.id = j.account_id
       where a.status <> 'Closed' and ? in (first_id, second_id) and ? in (first_id, second_id)`,
    ...[id, tellerId, id, tellerId, id, tellerId],
  ) !== undefined

/** They can say that it is wrong, as long as they can sign in. */
export const tellOfDeath = (call: Call, _: RequestAnswers, row: ServiceRequestRow): void =>
  tellDeceased(call, row, {
    subject: 'We were told of a death and given your name',
    body: `If it is wrong, call us on ${brand().phone} (${brand()['phone-hours']}), or sign in and say so under Account security. On ${longDate(row.starts_on)} we stop payments into and out of your accounts and end the access of others. You can say that it is wrong after that day, too.`,
  })

/** Whoever told us has taken it back. */
export function tellOfNoDeath(call: Call, row: ServiceRequestRow): void {
  const another = call.database.one(
    `select 1 from service_requests where deceased_id = ? and coalesce(ended, '') <> 'withdrawn'`,
    row.deceased_id,
  )
  tellDeceased(
    call,
    row,
    another
      ? {
          subject: 'One report of your death was taken back. Another stands',
          body: `What we wrote to you about that one still holds. If it is wrong, call us on ${brand().phone} (${brand()['phone-hours']}), or sign in and say so under Account security.`,
        }
      : {
          subject: 'It was taken back that you have died',
          body: 'Nothing is stopped. Your accounts stay as they are.',
        },
  )
}

/** On the day of it, whoever told us may do so no longer: nothing is stopped. */
export function leaveUnfollowed(moment: Pick<Call, 'database' | 'now'>, row: ServiceRequestRow): void {
  moment.database.run('update service_requests set deceased_id = null where id = ?', row.id)
  tellDeceased(moment, row, {
    subject: 'Nothing is stopped by the report of your death',
    body: `Who told us has no access to your accounts any more, so we ask first. If we were told of it by others as well, that still holds. Call us on ${brand().phone} (${brand()['phone-hours']}) with any question.`,
  })
}

/** Here and outside; nobody where no death is followed. */
function tellDeceased(
  call: Pick<Call, 'database' | 'now'>,
  { deceased_id }: ServiceRequestRow,
  notice: { subject: string; body: string },
): void {
  const person = deceased_id === null ? undefined : personBy(call.database, 'id', deceased_id)
  if (!person) return
  writeTo(call, person, notice)
  notifyOutside(call, person, notice)
}
