// What people ask for on pages of requests: held to the rules of the page, kept, and taken back until the work begins.
import { randomInt } from 'node:crypto'
import { lastNumber } from '#product-api/data/last-number.ts'
import {
  answerServiceRequest,
  getRequestPage,
  getServiceRequest,
  listServiceRequests,
  sendAsVisitor,
  sendServiceRequest,
  withdrawServiceRequest,
  type ServiceRequest,
} from 'portal-engine/forms/requests/request-calls.ts'
import { isOpenTo } from 'portal-engine/base/access/access.ts'
import { questionKinds } from './question-kinds.ts'
import { requestPages } from '#product-api/data/request-pages.ts'
import { pageIsOpenTo } from '#product-api/data/rights.ts'
import { workingDaysAfter } from 'portal-engine/base/dates/working-days.ts'
import {
  answeredOf,
  answerInWords,
  requestProblems,
  type RequestAnswers,
} from 'portal-engine/base/requests/request-answers.ts'
import { REQUEST_JOB } from 'portal-engine/base/requests/request-job.ts'
import {
  BANK,
  offeredTo,
  type RequestPage,
  type RequestQuestion,
} from 'portal-engine/base/requests/request-page.ts'
import * as limits from '#domain/limits.gen.ts'
import { endingOf } from '#domain/payments/bank-details.ts'
import { longDate } from '#product-api/data/long-date.ts'
import { notifyInInbox, writeTo } from '#product-api/data/notify.ts'
import { pageOf, pageOfRows } from '#product-api/data/paging.ts'
import { endForm } from '#product-api/data/stored-forms.ts'
import { presentAccountsOf } from '#product-api/ledger/ledger.ts'
import { bankAccountsOf, readyAt } from '#product-api/payments/records/bank-account-records.ts'
import { startOfBusiness } from '#product-api/payments/records/payment-records.ts'
import { personBy } from '#product-api/people/authorise.ts'
import { otherOwnerOf, tellOtherOwner } from '#product-api/people/joint-owners.ts'
import { networkOf } from '#product-api/requests/network-of.ts'
import type { Call, Route } from 'portal-engine/sandbox/calls/call.ts'
import { apiError, route } from 'portal-engine/sandbox/calls/route.ts'
import { againstAttorneys, ATTORNEYS } from './attorneys.ts'
import { againstClosing, CLOSING, goOnAfterClosing, stopForClosing } from './closing.ts'
import { DEATH, deceasedBy, tellOfDeath, tellOfNoDeath } from './death.ts'
import {
  endRequest,
  fileOf,
  keepFiles,
  openPage,
  isWaiting,
  requestSeenBy,
  statusOf,
  type Answered,
  type ServiceRequestRow,
} from './request-records.ts'

const shown = (row: ServiceRequestRow, { database, active, today }: Call): ServiceRequest => ({
  id: row.id,
  reference: row.reference,
  kind: row.kind,
  name: row.name,
  status: statusOf(row, today),
  sentAt: row.sent_at,
  sentBy: row.sent_by,
  startsOn: row.starts_on,
  doneBy: row.done_by,
  waitsFor: isWaiting(row)
    ? { name: personBy(database, 'id', row.other_owner_id!)!.name, isYou: row.other_owner_id === active.id }
    : null,
})

const whole = (row: ServiceRequestRow, call: Call) => ({
  ...shown(row, call),
  ...{ next: row.next, outcome: row.outcome },
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
  const [wrong] = Object.entries(requestProblems(page, { answers, today: call.today }, questionKinds))
  if (wrong) throw refuse(...wrong)
  const accounts = offered(call)
  const filesInWords = (question: RequestQuestion, ids: string[], label: string) => {
    const files = ids.map((id) => {
      const file = fileOf(call, id)
      if (file?.kind !== kind || file.request_id !== null || file.received_bytes !== file.size_bytes)
        throw refuse(question.id, 'a file that is not uploaded')
      return { id, name: file.name, sizeBytes: file.size_bytes }
    })
    return {
      label,
      value: answerInWords(question, ids, (id) => files.find((file) => file.id === id)!.name, questionKinds),
      files,
    }
  }
  return answeredOf(page, answers).map(({ question, answer, label, id }) => {
    if (question.kind === 'file') return filesInWords(question, answer as string[], label)
    const account = offeredTo(question, accounts).find((each) => each.id === answer)
    if ((question.kind === 'account' || question.kind === 'bank-account') && !account)
      throw refuse(id, 'none of the accounts to choose from')
    return { label, value: answerInWords(question, answer, () => account!.name, questionKinds) }
  })
}

/** What this person can choose from: their accounts, and the bank accounts that the caller can have paid when the work begins. */
function offered(call: Call): { id: string; name: string; type: string }[] {
  const { database, active, today } = call
  const begins = startOfBusiness(workingDaysAfter(today, 1))
  return [
    ...presentAccountsOf(database, active.id),
    ...bankAccountsOf(database, active.id)
      .filter((row) => readyAt(call, row) <= begins)
      .map((row) => ({
        id: row.id,
        name: `Account ending ${endingOf(row.account_number)}`,
        type: BANK,
      })),
  ].map(({ id, name, type }) => ({ id, name, type }))
}

interface Kind {
  /** Why it cannot be sent now, in a sentence. */
  against?: (call: Call, given: RequestAnswers, except?: string) => string | undefined
  /** It is the sender's own, whoever they act for. */
  isSenders?: true
  /** Whose death it tells, where it is followed. */
  deceased?: (call: Call, given: RequestAnswers, answered: readonly Answered[]) => string | undefined
  /** What it does as soon as it is sent, and as it is taken back. */
  atOnce?: (call: Call, given: RequestAnswers, row: ServiceRequestRow) => void
  undo?: (call: Call, row: ServiceRequestRow, why: string) => void
}

const kinds: Readonly<Partial<Record<string, Kind>>> = {
  [CLOSING]: { against: againstClosing, atOnce: stopForClosing, undo: goOnAfterClosing },
  [ATTORNEYS]: { against: againstAttorneys },
  [DEATH]: { isSenders: true, deceased: deceasedBy, atOnce: tellOfDeath, undo: tellOfNoDeath },
}

const accountsNamed = (page: RequestPage, answers: RequestAnswers): string[] => [
  ...new Set(
    answeredOf(page, answers).flatMap(({ question, answer }) =>
      question.kind === 'account' && typeof answer === 'string' ? [answer] : [],
    ),
  ),
]

/** Who owns one of these accounts as well reads what was asked for, and what they can do. */
function tellOtherOwners(call: Call, row: ServiceRequestRow, accountIds: readonly string[]): void {
  const then = isWaiting(row)
    ? 'It goes on only if you agree. Agree to it or refuse it under What you have asked for, on the page of requests.'
    : `If you do not want it, write to us or call us before ${longDate(row.starts_on)}.`
  for (const accountId of accountIds)
    tellOtherOwner(call, accountId, {
      subject: `${row.name}: ${row.reference}`,
      body: `${row.sent_by} asked us for this on ${longDate(call.today)}, about an account that you own as well. ${then}`,
    })
}

const dayBefore = (now: Date) => new Date(now.getTime() - 24 * 3_600_000).toISOString()

const most = limits['requests-a-day'].value

/** Throws an ErrorResponse beyond the most of one sender within 24 hours. */
function refuseTooMany({ database, user, now }: Call): void {
  const { n } = database.one<{ n: number }>(
    'select count(*) as n from service_requests where sender_id = ? and sent_at > ?',
    ...[user.id, dayBefore(now)],
  )!
  if (n >= most)
    throw apiError(sendServiceRequest.errors, 'too-many-requests', `At most ${most} requests in 24 hours`)
}

/** The pages whose requests somebody sees; undefined for all, also of those that are there no more. */
const kindsSeenBy = ({ access }: Call): string[] | undefined =>
  isOpenTo(access, 'owner')
    ? undefined
    : Object.keys(requestPages()).filter((kind) => isOpenTo(access, pageIsOpenTo(kind)))

/** Tells somebody what became of a request of which they know. */
const tell = (call: Call, personId: string, row: ServiceRequestRow, what: string): void =>
  notifyInInbox(
    { ...call, active: personBy(call.database, 'id', personId)! },
    { subject: `${what}: ${row.reference}`, body: `${row.name}. ${what}.`, accountId: null },
  )

export const routes: Route[] = [
  route(getRequestPage, (call, { params }) => {
    openPage(params.kind)
    return { accounts: offered(call) }
  }),

  route(sendServiceRequest, (call, { params: { kind }, body: { answers } }) => {
    const { database, active, user, now, today } = call
    const page = openPage(kind)
    if (page['fresh-sign-in']) call.requireFreshSignIn()
    const answered = inWords(call, { kind, page }, answers)
    refuseTooMany(call)
    const of = kinds[kind]
    const why = of?.against?.(call, answers)
    if (why !== undefined) throw apiError(sendServiceRequest.errors, 'stands-against', why, { why })
    const accountIds = page['other-owner'] === 'not-told' ? [] : accountsNamed(page, answers)
    const [other] =
      page['other-owner'] === 'agrees' ? accountIds.flatMap((id) => otherOwnerOf(call, id) ?? []) : []
    const whose = of?.isSenders ? user : active
    const n = lastNumber(database, 'service_requests')
    const row: ServiceRequestRow = {
      id: `SR-${n + 1}`,
      reference: `R-${70_101 + n}`,
      person_id: whose.id,
      kind,
      name: page.name,
      answers: JSON.stringify(answered),
      given: JSON.stringify(answers),
      next: page.next,
      sent_at: now.toISOString(),
      sent_by: user.name,
      sender_id: user.id,
      starts_on: workingDaysAfter(today, 1),
      done_by: workingDaysAfter(today, page.within),
      ...{ other_owner_id: other?.id ?? null, agreed_at: null },
      deceased_id: of?.deceased?.(call, answers, answered) ?? null,
      has_begun: 0,
      ended: null,
      outcome: null,
    }
    database.insert('service_requests', { ...row })
    if (!isWaiting(row)) of?.atOnce?.(call, answers, row)
    keepFiles(
      call,
      row,
      answered.flatMap(({ files = [] }) => files.map(({ id }) => id)),
    )
    endForm(call, `${REQUEST_JOB}${kind}`)
    writeTo(call, whose, {
      subject: `We have your request: ${row.reference}`,
      body: `${page.name}, asked for by ${user.name}. ${page.next} ${other ? `It goes on once ${other.name} agrees, who owns the account as well.` : `You can expect it by ${longDate(row.done_by)}, and take it back until we begin on ${longDate(row.starts_on)}.`} If this was not you, call us at once.`,
    })
    tellOtherOwners(call, row, accountIds)
    return whole(row, call)
  }),

  route(sendAsVisitor, (call, { params: { kind }, body: { answers } }) => {
    const { database, now, today } = call
    const address = networkOf(call.address)
    const page = openPage(kind, 'visitors')
    const answered = inWords(call, { kind, page }, answers)
    const { n } = database.one<{ n: number }>(
      'select count(*) as n from visitor_requests where address = ? and sent_at > ?',
      ...[address, dayBefore(now)],
    )!
    if (n >= limits['visitor-requests-a-day'].value)
      throw apiError(sendAsVisitor.errors, 'too-many-requests', 'No more today from this address')
    // Nobody can guess another's, nor tell from their own how many there are.
    const reference = `V-${String(randomInt(10 ** 10)).padStart(10, '0')}`
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
    // Those of the active user, and those to which they agree as the other owner of an account.
    const [own, theirs] = (['person_id', 'other_owner_id'] as const).map((column) =>
      pageOfRows<ServiceRequestRow & { at: string }>(
        call.database,
        'service-requests',
        {
          sql: `select *, sent_at as at from service_requests where ${column} = ?${among}`,
          ...{ values: [call.active.id, ...(kinds ?? [])], at: 'sent_at' },
        },
        query,
      ),
    )
    const { page, nextCursor } = pageOf('service-requests', [...own!.page, ...theirs!.page], query)
    return {
      requests: page.map((row) => shown(row, call)),
      nextCursor: nextCursor ?? own!.nextCursor ?? theirs!.nextCursor,
    }
  }),

  route(getServiceRequest, (call, { params }) => whole(requestSeenBy(call, params), call)),

  route(answerServiceRequest, (call, { params, body: { agrees } }) => {
    const { database, active, now, today } = call
    const row = requestSeenBy(call, params, 'other_owner_id')
    const { errors } = answerServiceRequest
    if (!isWaiting(row)) throw apiError(errors, 'too-late', 'It does not wait for an answer')
    const given = JSON.parse(row.given) as RequestAnswers
    if (agrees) {
      const why = kinds[row.kind]?.against?.(call, given, row.id)
      if (why !== undefined) throw apiError(errors, 'stands-against', why, { why })
      database.run(
        'update service_requests set agreed_at = ?, starts_on = ?, done_by = ? where id = ?',
        ...[now.toISOString(), workingDaysAfter(today, 1)],
        ...[workingDaysAfter(today, openPage(row.kind).within), row.id],
      )
      kinds[row.kind]?.atOnce?.(call, given, row)
    } else endRequest(database, row, 'refused', `${active.name} has refused it.`)
    tell(call, row.person_id, row, `${active.name} has ${agrees ? 'agreed' : 'refused'}`)
    return whole(requestSeenBy(call, params), call)
  }),

  route(withdrawServiceRequest, (call, { params }) => {
    const row = requestSeenBy(call, params, 'person_id')
    const status = statusOf(row, call.today)
    if (status === 'Withdrawn') return
    if (status !== 'Received' && status !== 'Waiting')
      throw apiError(withdrawServiceRequest.errors, 'too-late', 'The work has begun, so the request stands')
    endRequest(call.database, row, 'withdrawn')
    const what = `${call.user.name} has taken it back`
    const undo = status === 'Received' ? kinds[row.kind]?.undo : undefined
    if (undo) undo(call, row, `${what}.`)
    else if (row.other_owner_id !== null) tell(call, row.other_owner_id, row, what)
  }),
]
