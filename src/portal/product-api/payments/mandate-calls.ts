// Direct Debit mandates: set up, change, pause, resume, cancel.
import { endingOf } from '#domain/payments/bank-details.ts'
import { bankAccountsOf } from '#product-api/payments/records/bank-account-records.ts'
import { knownAccount } from '#product-api/ledger/left-account-records.ts'
import {
  changeMandate,
  listMandates,
  mandateSteps,
  setUpMandate,
  type Mandate,
} from '#api/payments/mandates.ts'
import { paidByOther } from '#api/payments/reasons.ts'
import { addMonths } from 'portal-engine/base/dates/london-time.ts'
import { formatPence } from 'portal-engine/base/money.ts'
import {
  changedTerms,
  nextCollection,
  statusAfterStep,
  noticeEnds,
  firstCancellableDay,
  stoppedTerms,
} from '#domain/payments/direct-debits.ts'
import { ErrorResponse, type Call, type Route } from 'portal-engine/sandbox/calls/call.ts'
import { checkedAmount } from '#product-api/data/checked-amount.ts'
import { personBy } from '#product-api/people/authorise.ts'
import { ownersOf } from '#product-api/people/joint-owners.ts'
import { notifyInInbox } from '#product-api/data/notify.ts'
import { checkMonthlyRoom } from '#product-api/payments/rules/monthly-check.ts'
import { collectionsLeftGbp } from '#product-api/payments/rules/monthly-room.ts'
import {
  addMandate,
  changesFrom,
  collectionsFor,
  keepMandate,
  mandatesOf,
} from '#product-api/payments/records/mandate-records.ts'
import {
  checkHasNone,
  mustStillHold,
  statusAfter,
  termsOf,
  type MandateRow,
} from '#product-api/payments/records/monthly-instruction.ts'
import { apiError, route } from 'portal-engine/sandbox/calls/route.ts'
import { longDate } from '#product-api/data/long-date.ts'
import { accountForPayment } from '#product-api/ledger/own-account.ts'
import { endForm } from '#product-api/data/stored-forms.ts'
import brandFile from '../../../../config/brand.json' with { type: 'json' }
import { guaranteeOf } from './direct-debit-guarantee.ts'

/** The active user's bank accounts, masked: where Direct Debits are collected. The default first. */
const maskedBankAccounts = ({ database, active }: Call) =>
  bankAccountsOf(database, active.id).map(({ id, account_number }) => ({
    id,
    label: `Account ending ${endingOf(account_number)}`,
  }))

function shown(call: Call, row: MandateRow): Mandate {
  const { database, active, today } = call
  const account = knownAccount(database, active.id, row.account_id)!
  return {
    id: row.id,
    reference: row.reference,
    accountId: row.account_id,
    accountName: account.name,
    currency: account.currency,
    amountPence: row.amount_pence,
    day: row.day,
    status: row.status,
    next: collectionsFor(database, row, today, addMonths(today, 13))[0] ?? null,
    resumesOn:
      row.status === 'paused'
        ? (nextCollection(resumedTerms(call, row), noticeEnds(today))?.on ?? null)
        : null,
    change: changesFrom(database, row, today)[0] ?? null,
    thisYearGbpPence: collectionsLeftGbp(call, row, account.currency),
    paidFrom: paidFrom(call, row),
    paidByYou: row.person_id === active.id,
  }
}

/** Where it is collected; another owner's bank account is not looked into. */
const paidFrom = (call: Call, row: MandateRow): string =>
  row.person_id === call.active.id
    ? (maskedBankAccounts(call).find(({ id }) => id === row.bank_account)?.label ?? 'Bank account')
    : `${personBy(call.database, 'id', row.person_id)!.name}’s bank account`

/** Throws an ErrorResponse if more would be collected from another owner's bank account. */
function checkIsPayer({ active }: Call, row: MandateRow): void {
  if (row.person_id !== active.id)
    throw apiError([paidByOther], 'paid-by-other', 'It is collected from the other owner’s bank account')
}

/** The terms of one that is resumed today. */
const resumedTerms = ({ today }: Call, row: MandateRow) =>
  changedTerms(termsOf(row), { pence: row.amount_pence, day: row.day }, today)

function ownMandate({ database, active }: Call, id: string): MandateRow {
  const row = mandatesOf(database, active.id).find((each) => each.id === id)
  if (!row) throw new ErrorResponse(404, 'No such Direct Debit')
  return row
}

const stop = (step: 'pause' | 'cancel', subject: string): Route =>
  route(mandateSteps[step], (call, { params }) => {
    const row = ownMandate(call, params.id)
    if (row.status === statusAfterStep[step]) return shown(call, row)
    const status = statusAfter(row, step)
    keepMandate(call.database, { ...row, status }, stoppedTerms(termsOf(row), call.today))
    return answerAndNotify(call, ownMandate(call, row.id), subject)
  })

/** Notifies every owner in the inbox too, of what each may see: notice of ten working days is given in writing. */
function answerAndNotify(call: Call, row: MandateRow, subject: string) {
  for (const active of ownersOf(call, row.account_id)) {
    const theirs = { ...call, active }
    const { accountName, next, currency, reference, paidFrom, day, paidByYou } = shown(theirs, row)
    const then = next
      ? `We collect ${formatPence(next.pence, currency)} from ${paidFrom} on ${longDate(next.on)}, then on day ${day} of each month or the next working day.`
      : 'Nothing more is collected.'
    const statement = paidByYou ? ` Your bank statement shows the reference ${reference}.` : ''
    notifyInInbox(theirs, {
      subject: `${subject}: ${reference}`,
      body: `${call.user.name} asked for this. ${accountName}. ${then}${statement}`,
      accountId: row.account_id,
    })
  }
  return shown(call, row)
}

export const routes: Route[] = [
  route(listMandates, (call) => {
    const { database, active, today } = call
    return {
      mandates: mandatesOf(database, active.id).map((row) => shown(call, row)),
      bankAccounts: maskedBankAccounts(call),
      noticeEndsOn: noticeEnds(today),
      firstCancellableDay: firstCancellableDay(today),
      guarantee: guaranteeOf(brandFile.name),
    }
  }),

  route(setUpMandate, (call, { body: { accountId, bankAccountId, amountPence, day } }) => {
    const { database, active, today } = call
    const account = accountForPayment(call, accountId)
    if (account.currency !== 'GBP')
      throw apiError(setUpMandate.errors, 'pounds-only', 'accountId: an account in pounds')
    if (!maskedBankAccounts(call).some(({ id }) => id === bankAccountId))
      throw apiError(setUpMandate.errors, 'no-bank-account', 'bankAccountId: one of your bank accounts')
    checkHasNone(mandatesOf(database, active.id), accountId)
    const wanted = changedTerms([], { pence: amountPence, day }, today)
    checkMonthlyRoom(call, account, wanted)
    const row = addMandate(database, {
      person_id: active.id,
      account_id: account.id,
      bank_account: bankAccountId,
      status: 'active',
      amount_pence: checkedAmount('pounds-in', amountPence, account.currency),
      day,
      terms: wanted,
      since: today,
    })
    endForm(call, 'bank-transfer')
    return answerAndNotify(call, row, 'Direct Debit set up')
  }),

  route(changeMandate, (call, { params, body: { amountPence, day, replaces } }) => {
    const row = ownMandate(call, params.id)
    checkIsPayer(call, row)
    mustStillHold(row, replaces)
    statusAfter(row, 'change')
    const wanted = changedTerms(termsOf(row), { pence: amountPence, day }, call.today)
    const account = accountForPayment(call, row.account_id)
    const pence = checkedAmount('payment-in', amountPence, account.currency)
    checkMonthlyRoom(call, account, wanted, row.id)
    keepMandate(call.database, { ...row, amount_pence: pence, day }, wanted)
    endForm(call, 'direct-debit-change')
    return answerAndNotify(call, ownMandate(call, row.id), 'Direct Debit changed')
  }),

  stop('pause', 'Direct Debit paused'),

  route(mandateSteps.resume, (call, { params }) => {
    const row = ownMandate(call, params.id)
    checkIsPayer(call, row)
    if (row.status === statusAfterStep.resume) return shown(call, row)
    const status = statusAfter(row, 'resume')
    const wanted = resumedTerms(call, row)
    checkMonthlyRoom(call, accountForPayment(call, row.account_id), wanted, row.id)
    keepMandate(call.database, { ...row, status }, wanted)
    return answerAndNotify(call, ownMandate(call, row.id), 'Direct Debit resumed')
  }),

  stop('cancel', 'Direct Debit cancelled'),
]
