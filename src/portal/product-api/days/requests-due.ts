// What people asked for on pages of requests is done on its day: letters follow, and a message says so.
import type { RequestAnswers } from '#base/requests/request-answers.ts'
import { correctDetails } from '#product-api/people/details/correct-details.ts'
import { writeLetters } from '#product-api/requests/request-letters.ts'
import { requestPage } from '#product-api/data/request-pages.ts'
import {
  dueRequestsOf,
  type Answered,
  type ServiceRequestRow,
} from '#product-api/requests/request-records.ts'
import { notifyInInbox } from '#product-api/data/notify.ts'
import type { PersonOnDay } from '#sandbox/calls/call.ts'
import { admitAttorneys } from './attorneys-due.ts'
import type { Work } from './work.ts'

/** What else comes of a request of a kind; they return what the person is told. */
const outcomes: Readonly<Partial<Record<string, (moment: PersonOnDay, given: RequestAnswers) => string>>> = {
  'correct-your-details': correctDetails,
  'power-of-attorney': admitAttorneys,
}

export const requestWork = (of: Pick<PersonOnDay, 'database' | 'active' | 'today'>): Work[] =>
  dueRequestsOf(of).map((row) => ({
    on: row.done_by,
    isLight: !(requestPage(row.kind)?.documents ?? []).some(({ values }) => values !== undefined),
    carryOut: (moment: PersonOnDay) => finish(moment, row),
  }))

function finish(
  moment: PersonOnDay,
  { id, kind, reference, name, answers, ...row }: ServiceRequestRow,
): void {
  const page = requestPage(kind)
  const given = JSON.parse(row.given) as RequestAnswers
  const letters = page ? writeLetters(moment, { id, kind, reference, page, given }) : []
  moment.database.run(
    'update service_requests set is_done = 1, answers = ? where id = ?',
    JSON.stringify([...(JSON.parse(answers) as Answered[]), ...letters]),
    id,
  )
  const outcome = outcomes[kind]?.(moment, given) ?? 'We have done what you asked for.'
  const among =
    letters.length > 0 ? ` “${letters.map(({ value }) => value).join('”, “')}” is among your documents.` : ''
  notifyInInbox(moment, {
    subject: `Your request is done: ${reference}`,
    body: `${name}. ${outcome}${among} If something is missing, write to us and quote ${reference}.`,
    accountId: null,
    topic: 'Something else',
  })
}
