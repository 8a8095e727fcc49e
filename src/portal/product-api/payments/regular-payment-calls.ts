// Regular payments out: set up, change, pause, resume, cancel. The single payments are made in payments/regular-work.ts.
import {
  changeRegularPayment,
  listRegularPayments,
  regularPaymentSteps,
  setUpRegularPayment,
  type RegularPayment,
} from '#api/payments/regular-payments.ts'
import { formatPence } from 'portal-engine/base/money.ts'
import {
  endedFrom,
  lastBefore,
  statusAfterStep,
  nextCollection,
  termsFrom,
} from '#domain/payments/direct-debits.ts'
import { drawdownStatements } from '#domain/payments/drawdown-rules.ts'
import { withdrawalDates } from '#domain/payments/withdrawal-rules.ts'
import { bankAccountEnding } from '#product-api/payments/records/bank-account-records.ts'
import { ErrorResponse, type Call, type Route } from 'portal-engine/sandbox/calls/call.ts'
import { accountsOf, presentAccountsOf } from '#product-api/ledger/ledger.ts'
import { notifyOutside } from 'portal-engine/sandbox/calls/outbox.ts'
import { notifyOwners, ownersOf } from '#product-api/people/joint-owners.ts'
import {
  checkHasNone,
  mustStillHold,
  statusAfter,
  termsOf,
} from '#product-api/payments/records/monthly-instruction.ts'
import { payableAccount } from '#product-api/payments/rules/paying-out.ts'
import { checkPayable, earliestFor, mostFor } from '#product-api/payments/rules/regular-payment-check.ts'
import {
  addRegularPayment,
  keepRegularPayment,
  regularPaymentsOf,
  type RegularRow,
} from '#product-api/payments/records/regular-payment-records.ts'
import { apiError, route } from 'portal-engine/sandbox/calls/route.ts'
import { longDate } from '#product-api/data/long-date.ts'
import { accountForPayment } from '#product-api/ledger/own-account.ts'
import { endForm } from '#product-api/data/stored-forms.ts'

function shown(call: Call, row: RegularRow): RegularPayment {
  const { database, active, now } = call
  const account = accountsOf(database, active.id).find(({ id }) => id === row.account_id)!
  return {
    id: row.id,
    reference: row.reference,
    accountId: account.id,
    accountName: account.name,
    isPension: account.type === 'Pension',
    currency: account.currency,
    amountPence: row.amount_pence,
    day: row.day,
    status: row.status,
    next: nextCollection(termsOf(row), withdrawalDates(now).settlesOn) ?? null,
    lastUnchangedOn: lastBefore(termsOf(row), earliestFor(call, account)) ?? null,
    ...{ bankAccountEnding: bankAccountEnding(database, row.bank_account), askedBy: row.asked_by },
  }
}

function ownRow({ database, active }: Call, id: string): RegularRow {
  const row = regularPaymentsOf(database, active.id).find((each) => each.id === id)
  if (!row) throw new ErrorResponse(404, 'No such regular payment')
  return row
}

const stop = (step: 'pause' | 'cancel', subject: string): Route =>
  route(regularPaymentSteps[step], (call, { params }) => {
    const row = ownRow(call, params.id)
    if (row.status === statusAfterStep[step]) return shown(call, row)
    const status = statusAfter(row, step)
    const terms = endedFrom(termsOf(row), withdrawalDates(call.now).settlesOn)
    keepRegularPayment(call.database, { ...row, status }, terms)
    return answerAndNotify(call, ownRow(call, row.id), subject)
  })

/** In the inbox and outside the portal: it is money that leaves. */
function answerAndNotify(call: Call, row: RegularRow, subject: string) {
  const payment = shown(call, row)
  const { accountName, next, currency, reference, bankAccountEnding: ending, day } = payment
  const then = next
    ? `We pay ${formatPence(next.pence, currency)} to the bank account ending ${ending} on ${longDate(next.on)}, then on day ${day} of each month or the next working day.`
    : 'Nothing more is paid.'
  notifyOwners(call, row.account_id, {
    subject: `${subject}: ${reference}`,
    body: `${call.user.name} asked for this. ${accountName}. ${then} If you did not expect this, call us at once.`,
  })
  for (const owner of ownersOf(call, row.account_id))
    notifyOutside(call, owner, {
      subject: `${subject}: ${reference}`,
      body: 'You can find it in the portal. If you did not expect this, call us at once.',
    })
  return payment
}

export const routes: Route[] = [
  route(listRegularPayments, (call) => ({
    payments: regularPaymentsOf(call.database, call.active.id).map((row) => shown(call, row)),
    firstCancellableDay: withdrawalDates(call.now).settlesOn,
    targets: presentAccountsOf(call.database, call.active.id)
      .filter(({ type }) => type !== 'JISA')
      .map((account) => ({
        accountId: account.id,
        mostPence: mostFor(call, account),
        earliestOn: earliestFor(call, account),
      })),
  })),

  route(setUpRegularPayment, (call, { body }) => {
    const { database, active, user, today } = call
    const { accountId, bankAccountId, amountPence, day, accepted } = body
    const account = accountForPayment(call, accountId)
    const { errors } = setUpRegularPayment
    if (account.type === 'JISA') throw apiError(errors, 'junior-isa', 'A junior ISA is locked')
    checkHasNone(regularPaymentsOf(database, active.id), account.id)
    if (account.type === 'Pension' && drawdownStatements.some((each) => !accepted.includes(each)))
      throw apiError(errors, 'statement-missing', 'accepted: every statement')
    const earliest = earliestFor(call, account)
    const terms = termsFrom([], { pence: amountPence, day }, earliest)
    const pence = checkPayable(call, account, amountPence, terms)
    const bank = payableAccount(call, bankAccountId, earliest)
    const row = addRegularPayment(database, {
      ...{ person_id: active.id, account_id: account.id, bank_account: bank.id, amount_pence: pence },
      ...{ day, terms, asked_by: user.name, done_until: today },
    })
    endForm(call, 'regular-payment')
    return answerAndNotify(call, row, 'Regular payment set up')
  }),

  route(changeRegularPayment, (call, { params, body: { amountPence, day, replaces } }) => {
    const row = ownRow(call, params.id)
    mustStillHold(row, replaces)
    statusAfter(row, 'change')
    const account = accountForPayment(call, row.account_id)
    const terms = termsFrom(termsOf(row), { pence: amountPence, day }, earliestFor(call, account))
    const pence = checkPayable(call, account, amountPence, terms)
    keepRegularPayment(call.database, { ...row, amount_pence: pence, day, asked_by: call.user.name }, terms)
    endForm(call, 'regular-payment-change')
    return answerAndNotify(call, ownRow(call, row.id), 'Regular payment changed')
  }),

  stop('pause', 'Regular payment paused'),

  route(regularPaymentSteps.resume, (call, { params }) => {
    const row = ownRow(call, params.id)
    if (row.status === statusAfterStep.resume) return shown(call, row)
    const status = statusAfter(row, 'resume')
    const account = accountForPayment(call, row.account_id)
    const wanted = { pence: row.amount_pence, day: row.day }
    const terms = termsFrom(termsOf(row), wanted, earliestFor(call, account))
    checkPayable(call, account, row.amount_pence, terms)
    keepRegularPayment(call.database, { ...row, status, asked_by: call.user.name }, terms)
    return answerAndNotify(call, ownRow(call, row.id), 'Regular payment resumed')
  }),

  stop('cancel', 'Regular payment cancelled'),
]
