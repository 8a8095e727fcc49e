// What people asked for on pages of requests begins and ends on its days: the work is carried out, letters follow, and a
// message says what came of it.
import type { RequestAnswers } from 'portal-engine/base/requests/request-answers.ts'
import { correctDetails } from '#product-api/people/details/correct-details.ts'
import { CLOSING, endClosing, sellAndPay, sellsOn } from '#product-api/requests/closing.ts'
import { writeLetters } from '#product-api/requests/request-letters.ts'
import { ATTORNEYS } from '#product-api/requests/attorneys.ts'
import { requestPage } from '#product-api/data/request-pages.ts'
import {
  dueRequestsOf,
  endRequest,
  expiredRequestsOf,
  type Answered,
  type Outcome,
  type ServiceRequestRow,
} from '#product-api/requests/request-records.ts'
import { personBy } from '#product-api/people/authorise.ts'
import { writeTo } from '#product-api/data/notify.ts'
import * as limits from '#domain/limits.gen.ts'
import { longDate } from '#product-api/data/long-date.ts'
import type { ApiUser, PersonOnDay } from 'portal-engine/sandbox/calls/call.ts'
import type { Database } from 'portal-engine/sandbox/data/database.ts'
import { answerAttorneys } from './attorneys-due.ts'
import type { Work } from './work.ts'

interface Beginning {
  /** The day of it, from the first day of the work on. */
  on: (database: Database, row: ServiceRequestRow, from: string) => string
  carryOut: (moment: PersonOnDay, row: ServiceRequestRow) => void
}

/** What is done as the work begins. */
const beginnings: Readonly<Partial<Record<string, Beginning>>> = {
  [CLOSING]: { on: sellsOn, carryOut: sellAndPay },
}

/** What is done on the last day, beside letters. A request of another kind is done by its letters, or answered only. */
const endings: Readonly<
  Partial<Record<string, (moment: PersonOnDay, given: RequestAnswers, row: ServiceRequestRow) => Outcome>>
> = {
  [CLOSING]: (moment, _, row) => endClosing(moment, row),
  'correct-your-details': correctDetails,
  [ATTORNEYS]: (_, given) => answerAttorneys(given),
}

export const requestWork = (of: Pick<PersonOnDay, 'database' | 'active' | 'today'>): Work[] => [
  ...dueRequestsOf(of).flatMap((row) => workOn(of, row)),
  ...expiredRequestsOf(of).map(({ row, on }) => ({
    ...{ on, isLight: true },
    carryOut: (moment: PersonOnDay) => expire(moment, row),
  })),
]

function workOn(
  { database, today }: Pick<PersonOnDay, 'database' | 'today'>,
  row: ServiceRequestRow,
): Work[] {
  const beginning = row.has_begun === 0 ? beginnings[row.kind] : undefined
  const begins = beginning?.on(database, row, row.starts_on)
  return [
    ...(beginning && begins! <= today
      ? [
          {
            on: begins!,
            carryOut: (moment: PersonOnDay) => {
              database.run('update service_requests set has_begun = 1 where id = ?', row.id)
              beginning.carryOut(moment, row)
            },
          },
        ]
      : []),
    ...(row.done_by <= today
      ? [
          {
            on: row.done_by,
            isLight:
              row.kind !== CLOSING &&
              !(requestPage(row.kind)?.documents ?? []).some(({ values }) => values !== undefined),
            carryOut: (moment: PersonOnDay) => finish(moment, row),
          },
        ]
      : []),
  ]
}

/** Whoever knows of a request: who asked for it, and who has to agree or has agreed. */
function everybodyOf({ database, active }: PersonOnDay, { other_owner_id }: ServiceRequestRow): ApiUser[] {
  const other = other_owner_id === null ? undefined : personBy(database, 'id', other_owner_id)
  return other ? [active, other] : [active]
}

/** Nobody has agreed or refused for so long. */
function expire(moment: PersonOnDay, row: ServiceRequestRow): void {
  const other = personBy(moment.database, 'id', row.other_owner_id!)!
  const what = `${other.name} has not answered within ${limits['agreement-days'].value} days`
  endRequest(moment.database, row, 'answered', `${what}, so nothing has changed. You can ask again.`)
  for (const active of everybodyOf(moment, row))
    writeTo(moment, active, {
      subject: `${what}: ${row.reference}`,
      body: `${row.name}. ${what}, so the request has ended and nothing has changed. It can be asked for again.`,
    })
}

/** True of every request that has come to its end. */
const WRITTEN = 'We have written to you about it.'

function finish(moment: PersonOnDay, row: ServiceRequestRow): void {
  const { database } = moment
  const { id, kind, reference, name, answers } = row
  const page = requestPage(kind)
  const given = JSON.parse(row.given) as RequestAnswers
  const end = endings[kind]?.(moment, given, row)
  if (end?.goesOnUntil !== undefined) {
    goOn(moment, row, end.goesOnUntil)
    return
  }
  const letters = page
    ? writeLetters(moment, { ...{ id, kind, reference, page, given, adds: end?.adds }, sentBy: row.sent_by })
    : []
  const { isDone, says = page?.outcome ?? WRITTEN, adds } = end ?? { isDone: letters.length > 0 }
  const among =
    letters.length > 0 ? `“${letters.map(({ value }) => value).join('”, “')}” is among your documents.` : ''
  const outcome = [says, adds, among].filter(Boolean).join(' ')
  endRequest(database, { id }, isDone ? 'done' : 'answered', outcome)
  database.run(
    'update service_requests set answers = ? where id = ?',
    JSON.stringify([...(JSON.parse(answers) as Answered[]), ...letters]),
    id,
  )
  for (const active of everybodyOf(moment, row)) {
    const isTheirs = active.id === row.person_id
    const ended = `${isTheirs ? 'Your request' : 'What you agreed to'} is done`
    writeTo(moment, active, {
      subject: `${isDone ? ended : 'Our answer to your request'}: ${reference}`,
      body: `${name}${isTheirs ? '' : `, asked for by ${row.sent_by}`}. ${outcome} If something is missing, write to us and quote ${reference}.`,
    })
  }
}

function goOn(moment: PersonOnDay, { reference, name, ...row }: ServiceRequestRow, until: string): void {
  moment.database.run('update service_requests set done_by = ? where id = ?', until, row.id)
  for (const active of everybodyOf(moment, { reference, name, ...row }))
    writeTo(moment, active, {
      subject: `It takes longer: ${reference}`,
      body: `${name}. Money is still in the account or on its way, so it takes longer than we said. You can expect it by ${longDate(until)}.`,
    })
}
