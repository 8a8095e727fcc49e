// Payments of the active user: all of them with their status, bank transfers announced in advance, and cancelling.
import { directionOf, isUnderway, mayBecome, nounOf } from '#domain/payments/payment-kinds.ts'
import { creditedOn, lastArrival, problemOfDay } from '#domain/payments/arrival.ts'
import { knownAccount } from '#product-api/ledger/left-account-records.ts'
import {
  cancelPayment,
  announceTransfer,
  fundingDetails,
  listPayments,
  notInTime,
  type Payment,
} from '#api/payments/payments.ts'
import { keptAnswer } from '#product-api/idempotent.ts'
import { getRequestOutcome } from 'portal-engine/http/requests.ts'
import { formatPence } from 'portal-engine/base/money.ts'
import { ErrorResponse, type Call, type Route } from 'portal-engine/sandbox/calls/call.ts'
import { askedPayment } from './asked-payment.ts'
import { bankAccountEnding } from '#product-api/payments/records/bank-account-records.ts'
import { checkedAmount } from '#product-api/data/checked-amount.ts'
import {
  detailsOf,
  eventsOf,
  paymentOf,
  setStatus,
  type PaymentRow,
} from '#product-api/payments/records/payment-records.ts'
import { apiError, route } from 'portal-engine/sandbox/calls/route.ts'
import { pageOf } from '#product-api/data/paging.ts'
import { checkAllowance } from '#product-api/payments/rules/allowance-check.ts'
import { longDate } from '#product-api/data/long-date.ts'
import { accountForPayment, ownAccount } from '#product-api/ledger/own-account.ts'
import { otherOwnerOf, tellOtherOwner } from '#product-api/people/joint-owners.ts'
import brandFile from '../../../../config/brand.json' with { type: 'json' }
import { listedPayments } from './ledger-payments.ts'

/** The payment as the API gives it. */
export function shownPayment(call: Call, row: PaymentRow, transactionIds: string[] = []): Payment {
  const { database, active } = call
  const account = knownAccount(database, active.id, row.account_id)!
  return {
    id: row.id,
    reference: row.reference,
    kind: row.kind,
    direction: directionOf(row.kind),
    accountId: row.account_id,
    accountName: account.name,
    currency: account.currency,
    about: aboutOf(call, row),
    amountPence: row.amount_pence,
    isEstimate: detailsOf(row).isAll === true && isUnderway(row.status),
    bankAccountEnding: bankAccountEnding(database, detailsOf(row).bankAccountId),
    status: row.status,
    reason: row.reason,
    askedAt: row.asked_at,
    askedBy: row.asked_by,
    settlesOn: row.settles_on,
    canBeCancelled: mayBecome(row.status, 'cancelled'),
    timeline: eventsOf(database, row.id),
    transactionIds,
  }
}

/** What is special about it; who asked for money out of a joint account reads that the other owner has been told. */
function aboutOf(call: Call, row: PaymentRow): string | null {
  const { about } = detailsOf(row)
  const isOwn = row.kind === 'withdrawal' && row.person_id === call.active.id
  const other = isOwn ? otherOwnerOf(call, row.account_id) : undefined
  const told = other && `We have told ${other.name}, who owns this account as well.`
  return [about, told].filter(Boolean).join(' ') || null
}

/** Throws an ErrorResponse unless the day is today or later, and not too far ahead. */
export function checkInTime(arrivesOn: string, today: string): void {
  if (problemOfDay(arrivesOn, today) !== undefined)
    throw apiError([notInTime], 'not-in-time', `arrivesOn: from today to ${lastArrival(today)}`)
}

export const routes: Route[] = [
  route(listPayments, (call, { query }) => {
    const all = listedPayments(call, (row, transactionIds) => shownPayment(call, row, transactionIds))
    const { page, nextCursor } = pageOf('payments', all, query)
    return { payments: page.map(({ show }) => show()), nextCursor }
  }),

  route(announceTransfer, (call, { body: { accountId, amountPence, arrivesOn } }) => {
    const account = accountForPayment(call, accountId)
    if (account.type === 'Pension')
      throw new ErrorResponse(422, 'accountId: no pension, which takes contributions')
    checkInTime(arrivesOn, call.today)
    const settlesOn = creditedOn(arrivesOn)
    checkAllowance(call, account, amountPence, settlesOn)
    const row = askedPayment(call, account, 'bank-transfer', {
      kind: 'bank-transfer',
      amount_pence: checkedAmount('payment-in', amountPence, account.currency),
      starts_on: settlesOn,
      settles_on: settlesOn,
      told: ({ reference }) => ({
        subject: `Bank transfer expected: ${reference}`,
        body: `We expect ${formatPence(amountPence, account.currency)} for ${account.name} on ${longDate(settlesOn)}. Use the reference ${account.account_number}. We invest the money once it arrives.`,
      }),
    })
    return shownPayment(call, row)
  }),

  route(cancelPayment, (call, { params }) => {
    const { database, active, user, now } = call
    const row = paymentOf(database, active.id, params.id)
    if (!row) throw new ErrorResponse(404, 'No such payment')
    if (row.status === 'cancelled') return shownPayment(call, row)
    if (!setStatus(database, row, 'cancelled', now.toISOString()))
      throw apiError(cancelPayment.errors, 'too-late', 'It can no longer be cancelled')
    tellOtherOwner(call, row.account_id, {
      subject: `Cancelled: ${row.reference}`,
      body: `${user.name} cancelled the ${nounOf(row.kind)} ${row.reference} of ${knownAccount(database, active.id, row.account_id)!.name}. No money moves.`,
    })
    return shownPayment(call, { ...row, status: 'cancelled' })
  }),

  route(fundingDetails, (call, { params }) => ({
    name: `${brandFile.name} client account`,
    sortCode: '600001',
    accountNumber: '04180237',
    reference: ownAccount(call, params.accountId).account_number,
  })),

  route(getRequestOutcome, (call, { params }) => {
    const kept = keptAnswer(call.database, call, params.key)
    if (!kept) throw new ErrorResponse(404, 'Nothing has arrived with this key')
    return { answer: kept.body === null ? null : (JSON.parse(kept.body) as unknown) }
  }),
]
