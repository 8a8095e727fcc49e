// What people ask for on pages of requests: held to the rules of the page, kept, and taken back until the work begins.
import {
  getRequestPage,
  getServiceRequest,
  listServiceRequests,
  sendAsVisitor,
  sendServiceRequest,
  withdrawServiceRequest,
  type ServiceRequest,
} from '#forms/requests/request-calls.ts'
import { isOpenTo } from '#base/access/access.ts'
import { requestPages } from '#product-api/data/request-pages.ts'
import { pageIsOpenTo } from '#product-api/data/rights.ts'
import { workingDaysAfter } from '#base/dates/working-days.ts'
import {
  answerInWords,
  answerTo,
  askedOf,
  requestProblems,
  type RequestAnswers,
} from '#base/requests/request-answers.ts'
import { REQUEST_JOB } from '#base/requests/request-job.ts'
import { isOfParts, labelOf, type RequestPage, type RequestQuestion } from '#base/requests/request-page.ts'
import * as limits from '#domain/limits.gen.ts'
import { longDate } from '#product-api/data/long-date.ts'
import { notifyInInbox } from '#product-api/data/notify.ts'
import { pageOfRows } from '#product-api/data/paging.ts'
import { endForm } from '#product-api/data/stored-forms.ts'
import { accountsOf } from '#product-api/ledger/ledger.ts'
import { tellOtherOwner } from '#product-api/people/joint-owners.ts'
import type { Call, Route } from '#sandbox/calls/call.ts'
import { apiError, route } from '#sandbox/calls/route.ts'
import {
  fileOf,
  keepFiles,
  openPage,
  ownRequest,
  statusOf,
  type Answered,
  type ServiceRequestRow,
} from './request-records.ts'

const shown = (row: ServiceRequestRow, { today }: Pick<Call, 'today'>): ServiceRequest => ({
  id: row.id,
  reference: row.reference,
  kind: row.kind,
  name: row.name,
  status: statusOf(row, today),
  sentAt: row.sent_at,
  sentBy: row.sent_by,
  startsOn: row.starts_on,
  doneBy: row.done_by,
})

const whole = (row: ServiceRequestRow, call: Pick<Call, 'today'>) => ({
  ...shown(row, call),
  next: row.next,
  answers: JSON.parse(row.answers) as Answered[],
})

/** What was asked and answered, in words. Throws an ErrorResponse for answers that the page would not send. */
function inWords(
  call: Call,
  { kind, page }: { kind: string; page: RequestPage },
  answers: RequestAnswers,
): Answered[] {
  const refuse = (question: string, message: string) =>
    apiError(sendServiceRequest.errors, 'answer-refused', `answers.${question}: ${message}`, { question })
  const asked = askedOf(page, answers)
  for (const id of Object.keys(answers))
    if (!asked.some((question) => question.id === id)) throw refuse(id, 'this is not asked')
  const [wrong] = Object.entries(requestProblems(page, answers, call.today))
  if (wrong) throw refuse(...wrong)
  const accounts = accountsOf(call.database, call.active.id)
  const filesInWords = (question: RequestQuestion, ids: string[]) => {
    const files = ids.map((id) => {
      const file = fileOf(call, id)
      if (file?.kind !== kind || file.request_id !== null || file.received_bytes !== file.size_bytes)
        throw refuse(question.id, 'a file that is not uploaded')
      return { id, name: file.name, sizeBytes: file.size_bytes }
    })
    return {
      label: labelOf(question),
      value: answerInWords(question, ids, (id) => files.find((file) => file.id === id)!.name),
      files,
    }
  }
  return asked.flatMap((question) => {
    const answer = answerTo(question, answers)
    if (answer === undefined) return []
    if (question.kind === 'file') return [filesInWords(question, [answer].flat() as string[])]
    if (!isOfParts(question) && typeof answer !== (question.kind === 'money' ? 'number' : 'string'))
      throw refuse(question.id, question.kind === 'money' ? 'pence' : 'a text')
    const account = accounts.find(({ id }) => id === answer)
    if (question.kind === 'account' && (!account || !isAmong(question, account.type)))
      throw refuse(question.id, 'none of the accounts to choose from')
    const value = answerInWords(question, answer, () => account!.name)
    return [{ label: labelOf(question), value }]
  })
}

const isAmong = ({ types }: Extract<RequestQuestion, { kind: 'account' }>, type: string) =>
  types?.includes(type) ?? true

const accountsNamed = (page: RequestPage, answers: RequestAnswers): string[] =>
  askedOf(page, answers).flatMap((question) => {
    const answer = answerTo(question, answers)
    return question.kind === 'account' && typeof answer === 'string' ? [answer] : []
  })

/** Who owns one of these accounts as well reads what was asked for, and can say no. */
function tellOtherOwners(call: Call, row: ServiceRequestRow, accountIds: readonly string[]): void {
  for (const accountId of accountIds)
    tellOtherOwner(call, accountId, {
      subject: `${row.name}: ${row.reference}`,
      body: `${row.sent_by} asked us for this on ${longDate(call.today)}, about an account that you own as well. If you do not want it, write to us or call us before ${longDate(row.starts_on)}.`,
    })
}

const dayBefore = (now: Date) => new Date(now.getTime() - 24 * 3_600_000).toISOString()

const most = limits['requests-a-day'].value

/** Throws an ErrorResponse beyond the most within 24 hours. */
function refuseTooMany({ database, active, now }: Call): void {
  const { n } = database.one<{ n: number }>(
    'select count(*) as n from service_requests where person_id = ? and sent_at > ?',
    ...[active.id, dayBefore(now)],
  )!
  if (n >= most)
    throw apiError(sendServiceRequest.errors, 'too-many-requests', `At most ${most} requests in 24 hours`)
}

/** The pages whose requests somebody sees; undefined for all, also of those that are there no more. */
const kindsSeenBy = ({ access }: Call): string[] | undefined =>
  isOpenTo(access, 'owner')
    ? undefined
    : Object.keys(requestPages()).filter((kind) => isOpenTo(access, pageIsOpenTo(kind)))

export const routes: Route[] = [
  route(getRequestPage, ({ database, active }, { params }) => {
    openPage(params.kind)
    return { accounts: accountsOf(database, active.id).map(({ id, name, type }) => ({ id, name, type })) }
  }),

  route(sendServiceRequest, (call, { params: { kind }, body: { answers } }) => {
    const { database, active, user, now, today } = call
    const page = openPage(kind)
    if (page['fresh-sign-in']) call.requireFreshSignIn()
    const answered = inWords(call, { kind, page }, answers)
    refuseTooMany(call)
    const { n } = database.one<{ n: number }>('select count(*) as n from service_requests')!
    const row: ServiceRequestRow = {
      id: `SR-${n + 1}`,
      reference: `R-${70_101 + n}`,
      person_id: active.id,
      kind,
      name: page.name,
      answers: JSON.stringify(answered),
      given: JSON.stringify(answers),
      next: page.next,
      sent_at: now.toISOString(),
      sent_by: user.name,
      starts_on: workingDaysAfter(today, 1),
      done_by: workingDaysAfter(today, page.within),
      is_done: 0,
      is_withdrawn: 0,
    }
    database.insert('service_requests', { ...row })
    keepFiles(
      call,
      row,
      answered.flatMap(({ files = [] }) => files.map(({ id }) => id)),
    )
    endForm(call, `${REQUEST_JOB}${kind}`)
    notifyInInbox(call, {
      subject: `We have your request: ${row.reference}`,
      body: `${page.name}, asked for by ${user.name}. ${page.next} You can expect it by ${longDate(row.done_by)}, and take it back until we begin on ${longDate(row.starts_on)}. If this was not you, call us at once.`,
      accountId: null,
      topic: 'Something else',
    })
    tellOtherOwners(call, row, accountsNamed(page, answers))
    return whole(row, call)
  }),

  route(sendAsVisitor, (call, { params: { kind }, body: { answers } }) => {
    const { database, address, now, today } = call
    const page = openPage(kind)
    const answered = inWords(call, { kind, page }, answers)
    const { n } = database.one<{ n: number }>(
      'select count(*) as n from visitor_requests where address = ? and sent_at > ?',
      ...[address, dayBefore(now)],
    )!
    if (n >= limits['visitor-requests-a-day'].value)
      throw apiError(sendAsVisitor.errors, 'too-many-requests', 'No more today from this address')
    const { all } = database.one<{ all: number }>('select count(*) as "all" from visitor_requests')!
    const reference = `V-${80_101 + all}`
    const doneBy = workingDaysAfter(today, page.within)
    database.insert('visitor_requests', {
      ...{ reference, kind, name: page.name, answers: JSON.stringify(answered) },
      ...{ address, sent_at: now.toISOString(), done_by: doneBy },
    })
    return { reference, doneBy }
  }),

  route(listServiceRequests, (call, { query }) => {
    const kinds = kindsSeenBy(call)
    const among = kinds ? ` and kind in (${kinds.map(() => '?').join(', ')})` : ''
    const { page, nextCursor } = pageOfRows<ServiceRequestRow & { at: string }>(
      call.database,
      'service-requests',
      {
        sql: `select *, sent_at as at from service_requests where person_id = ?${among}`,
        ...{ values: [call.active.id, ...(kinds ?? [])], at: 'sent_at' },
      },
      query,
    )
    return { requests: page.map((row) => shown(row, call)), nextCursor }
  }),

  route(getServiceRequest, (call, { params }) => whole(ownRequest(call, params), call)),

  route(withdrawServiceRequest, (call, { params }) => {
    const row = ownRequest(call, params)
    const status = statusOf(row, call.today)
    if (status === 'Withdrawn') return
    if (status !== 'Received')
      throw apiError(withdrawServiceRequest.errors, 'too-late', 'The work has begun, so the request stands')
    call.database.run('update service_requests set is_withdrawn = 1 where id = ?', row.id)
  }),
]
