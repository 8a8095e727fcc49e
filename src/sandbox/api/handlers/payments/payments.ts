// Payments of the active user: all of them with where they stand, bank transfers told in advance, and cancelling.
import brandFile from '../../../../../config/brand.json' with { type: 'json' }
import * as z from 'zod/mini'
import { date } from '#api/http/fields.ts'
import { fundingDetailsSchema, type Payment } from '#api/payments/payments.ts'
import { addDays } from '#domain/dates/london-time.ts'
import { workingDayFrom } from '#domain/dates/working-days.ts'
import * as limits from '#domain/limits.gen.ts'
import { formatPence } from '#domain/money.ts'
import { directionOf, mayBecome } from '#domain/payments/payments.ts'
import { bodyOf, ok, Refusal, type Call, type Route } from '../../call.ts'
import { accountsOf } from '../../ledger.ts'
import { bankAccountEnding } from '../../bank/bank-accounts.ts'
import { collectedPayments } from '../../payments/collections.ts'
import { tellInInbox } from '../../payments/inbox.ts'
import {
  addPayment,
  detailsOf,
  eventsOf,
  isUnderWay,
  paymentsOf,
  setStatus,
  type PaymentRow,
} from '../../payments/payments.ts'
import { checkAllowance, checkAmountIn } from '../../payments/rules.ts'
import { longDate } from '../../seed/account-documents.ts'
import { ownAccount } from '../people/account-details.ts'
import { endForm } from '../people/forms.ts'

/** The payment as the API gives it. */
export function shownPayment({ database, active }: Call, row: PaymentRow): Payment {
  const account = accountsOf(database, active.id).find(({ id }) => id === row.account_id)!
  return {
    id: row.id,
    reference: row.reference,
    kind: row.kind,
    direction: directionOf(row.kind),
    accountId: row.account_id,
    accountName: account.name,
    currency: account.currency,
    about: detailsOf(row).about ?? null,
    amountPence: row.amount_pence,
    isEstimate: detailsOf(row).isAll === true && isUnderWay(row),
    bankAccountEnding: bankAccountEnding(database, detailsOf(row).bankAccountId),
    status: row.status,
    reason: row.reason,
    askedAt: row.asked_at,
    askedBy: row.asked_by,
    settlesOn: row.settles_on,
    canBeCancelled: mayBecome(row.status, 'cancelled'),
    timeline: eventsOf(database, row.id),
  }
}

function list(call: Call) {
  const rows = paymentsOf(call.database, call.active.id)
  return ok({ payments: [...rows.map((row) => shownPayment(call, row)), ...collectedPayments(call)] })
}

function cancel(call: Call) {
  const { database, active, now, params } = call
  const row = paymentsOf(database, active.id).find(({ id }) => id === params['id'])
  if (!row) throw new Refusal(404, 'No such payment')
  if (!setStatus(database, row, 'cancelled', now.toISOString()))
    throw new Refusal(409, 'It can no longer be cancelled', 'too-late')
  return ok(shownPayment(call, { ...row, status: 'cancelled' }))
}

function fundingDetails(call: Call) {
  const account = ownAccount(call, call.params['accountId']!)
  return ok(
    fundingDetailsSchema.parse({
      name: `${brandFile.name} client account`,
      sortCode: '600001',
      accountNumber: '04180237',
      reference: account.account_number,
    }),
  )
}

export const transfer = z.object({ accountId: z.string(), amountPence: z.int(), arrivesOn: date })

/** Somebody tells that a bank transfer is coming. */
function expectTransfer(call: Call) {
  const { database, active, user, now, today } = call
  const { accountId, amountPence, arrivesOn } = bodyOf(call, transfer)
  const account = ownAccount(call, accountId)
  checkAmountIn(amountPence)
  if (arrivesOn < today || arrivesOn > addDays(today, limits['payment-days-ahead'].value))
    throw new Refusal(422, `arrivesOn: from today to ${limits['payment-days-ahead'].value} days ahead`)
  const settlesOn = workingDayFrom(arrivesOn)
  checkAllowance(call, account, amountPence, settlesOn)
  const row = addPayment(database, {
    person_id: active.id,
    account_id: account.id,
    kind: 'bank-transfer',
    amount_pence: amountPence,
    asked_at: now.toISOString(),
    asked_by: user.name,
    starts_on: settlesOn,
    settles_on: settlesOn,
  })
  endForm(call, 'bank-transfer')
  tellInInbox(call, {
    subject: `Bank transfer expected: ${row.reference}`,
    body: `We expect ${formatPence(amountPence, account.currency)} for ${account.name} on ${longDate(settlesOn)}. Use the reference ${account.account_number}. We invest the money when it has arrived.`,
    accountId: account.id,
  })
  return ok(shownPayment(call, row))
}

/** What became of a call that carried this idempotency key? For people who do not know whether it arrived. */
function outcome({ database, user, params }: Call) {
  const kept = database.one<{ body: string | null }>(
    'select body from idempotency_keys where person_id = ? and key = ?',
    user.id,
    params['key']!,
  )
  if (!kept) throw new Refusal(404, 'Nothing has arrived with this key')
  return ok({ answer: kept.body === null ? null : (JSON.parse(kept.body) as unknown) })
}

export const paymentRoutes: Route[] = [
  { method: 'GET', path: '/api/payments', isOpenToViewers: false, answer: list },
  { method: 'POST', path: '/api/payments/bank-transfers', isOpenToViewers: false, answer: expectTransfer },
  { method: 'POST', path: '/api/payments/:id/cancel', isOpenToViewers: false, answer: cancel },
  {
    method: 'GET',
    path: '/api/payments/funding-details/:accountId',
    isOpenToViewers: false,
    answer: fundingDetails,
  },
  { method: 'GET', path: '/api/requests/:key', isOpenToViewers: false, answer: outcome },
]
