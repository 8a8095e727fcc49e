// What people asked for on pages of requests begins and ends on its days: the work is carried out, letters follow, and a
// message says what came of it.
import type { RequestAnswers } from '#base/requests/request-answers.ts'
import { correctDetails } from '#product-api/people/details/correct-details.ts'
import { CLOSING, endClosing, sellAndPay } from '#product-api/requests/closing.ts'
import { writeLetters } from '#product-api/requests/request-letters.ts'
import { ATTORNEYS } from '#product-api/requests/attorneys.ts'
import { requestPage } from '#product-api/data/request-pages.ts'
import {
  dueRequestsOf,
  endRequest,
  type Answered,
  type Outcome,
  type ServiceRequestRow,
} from '#product-api/requests/request-records.ts'
import { personBy } from '#product-api/people/authorise.ts'
import { notifyInInbox } from '#product-api/data/notify.ts'
import type { PersonOnDay } from '#sandbox/calls/call.ts'
import { admitAttorneys } from './attorneys-due.ts'
import type { Work } from './work.ts'

/** What is done on the first day of the work. */
const beginnings: Readonly<Partial<Record<string, (moment: PersonOnDay, row: ServiceRequestRow) => void>>> = {
  [CLOSING]: sellAndPay,
}

/** What is done on the last day, beside letters. A request of another kind is done by its letters, or answered only. */
const endings: Readonly<
  Partial<Record<string, (moment: PersonOnDay, given: RequestAnswers, id: string) => Outcome>>
> = {
  [CLOSING]: endClosing,
  'correct-your-details': correctDetails,
  [ATTORNEYS]: admitAttorneys,
}

export const requestWork = (of: Pick<PersonOnDay, 'database' | 'active' | 'today'>): Work[] =>
  dueRequestsOf(of).flatMap((row): Work[] => {
    const begin = beginnings[row.kind]
    return [
      ...(begin && row.has_begun === 0
        ? [{ on: row.starts_on, carryOut: (moment: PersonOnDay) => beginWith(moment, row, begin) }]
        : []),
      ...(row.done_by <= of.today
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
  })

function beginWith(
  moment: PersonOnDay,
  row: ServiceRequestRow,
  begin: (moment: PersonOnDay, row: ServiceRequestRow) => void,
): void {
  moment.database.run('update service_requests set has_begun = 1 where id = ?', row.id)
  begin(moment, row)
}

/** True of every request that has come to its end. */
const WRITTEN = 'We have written to you about it.'

function finish(
  moment: PersonOnDay,
  { id, kind, reference, name, answers, ...row }: ServiceRequestRow,
): void {
  const { database } = moment
  const page = requestPage(kind)
  const given = JSON.parse(row.given) as RequestAnswers
  const end = endings[kind]?.(moment, given, id)
  const letters = page ? writeLetters(moment, { id, kind, reference, page, given }) : []
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
  const other = row.other_owner_id === null ? undefined : personBy(database, 'id', row.other_owner_id)
  const notice = {
    subject: `${isDone ? 'Your request is done' : 'Our answer to your request'}: ${reference}`,
    body: `${name}. ${outcome} If something is missing, write to us and quote ${reference}.`,
    accountId: null,
    topic: 'Something else',
  }
  for (const active of other ? [moment.active, other] : [moment.active])
    notifyInInbox({ ...moment, active }, notice)
}
