// The closing of an account: what stands against it, what it stops at once, the sale and the payment, and the end.
import * as limits from '#domain/limits.gen.ts'
import { workingDaysAfter } from '#base/dates/working-days.ts'
import { formatPence } from '#base/money.ts'
import type { RequestAnswers } from '#base/requests/request-answers.ts'
import { isUnderway } from '#domain/payments/payment-kinds.ts'
import { withdrawalDates } from '#domain/payments/withdrawal-rules.ts'
import { trustedAmount } from '#product-api/data/checked-amount.ts'
import { longDate } from '#product-api/data/long-date.ts'
import { accountsOf, type AccountRow } from '#product-api/ledger/ledger.ts'
import { bankAccountEnding } from '#product-api/payments/records/bank-account-records.ts'
import { pauseMandates } from '#product-api/payments/records/mandate-records.ts'
import {
  addPayment,
  detailsOf,
  paymentsOf,
  type PaymentRow,
} from '#product-api/payments/records/payment-records.ts'
import { pauseRegularPayments } from '#product-api/payments/records/regular-payment-records.ts'
import { worthOf } from '#product-api/payments/rules/paying-out.ts'
import { taxServicesOf } from '#product-api/tax/tax-service-records.ts'
import type { Call, PersonOnDay } from '#sandbox/calls/call.ts'
import type { Database } from '#sandbox/data/database.ts'
import type { Outcome, ServiceRequestRow } from './request-records.ts'

export const CLOSING = 'close-an-account'

const accountIn = (given: RequestAnswers) => given['closing'] as string

const accountOf = (
  { database, active }: Pick<Call, 'database' | 'active'>,
  given: RequestAnswers,
): AccountRow => accountsOf(database, active.id).find(({ id }) => id === accountIn(given))!

/** The request to close this account that goes on, whoever of its owners has sent it. */
const closingOf = (database: Database, accountId: string, except: string) =>
  database.one<ServiceRequestRow>(
    `select * from service_requests where kind = ? and ended is null and id <> ? and json_extract(given, '$.closing') = ?`,
    ...[CLOSING, except, accountId],
  )

/** Why can it not be closed now? A sentence; undefined where it can. */
export function againstClosing(call: Call, given: RequestAnswers, except = ''): string | undefined {
  const { database, active } = call
  const account = accountOf(call, given)
  const before = closingOf(database, account.id, except)
  if (before) return `This account is being closed already: ${before.reference}.`
  if (account.status === 'Frozen') return 'We were told of a death, so nothing is paid out of this account.'
  const moving = paymentsOf(database, active.id).find(
    ({ account_id, status }) => account_id === account.id && isUnderway(status),
  )
  if (moving)
    return `${moving.reference} is on its way into or out of this account. Cancel it, or ask again once it has arrived.`
  const isUsed = taxServicesOf(database, active.id).some(
    (row) =>
      row.is_taken_back === 0 &&
      row.moved_pence === null &&
      [row.from_account_id, row.to_account_id].includes(account.id),
  )
  return isUsed
    ? 'You have asked us to use an ISA allowance by this account. Take that back first.'
    : undefined
}

/** From now on nothing is paid into it or out of it, and what is regular waits. */
export function stopForClosing({ database, now, today }: Call, given: RequestAnswers): void {
  const accountId = accountIn(given)
  database.run(`update accounts set status = 'Closing' where id = ?`, accountId)
  pauseMandates(database, accountId, today)
  pauseRegularPayments(database, accountId, withdrawalDates(now).settlesOn)
}

/** It is open again. What was regular stays paused until it is resumed. */
export function goOnAfterClosing({ database }: Pick<Call, 'database'>, given: RequestAnswers): void {
  database.run(
    `update accounts set status = case when exists (select 1 from transactions where account_id = accounts.id)
       then 'Open' else 'AwaitingMoney' end where id = ? and status = 'Closing'`,
    accountIn(given),
  )
}

/** Everything is sold, and paid to the bank account that was chosen. */
export function sellAndPay(moment: PersonOnDay, row: ServiceRequestRow): void {
  const { database, active, now, today } = moment
  const given = JSON.parse(row.given) as RequestAnswers
  const account = accountOf(moment, given)
  const { availablePence } = worthOf(moment, account)
  if (availablePence === 0) return
  addPayment(database, {
    ...{ person_id: active.id, account_id: account.id, kind: 'withdrawal', asked_by: row.sent_by },
    ...{ amount_pence: trustedAmount(availablePence), asked_at: now.toISOString(), starts_on: today },
    settles_on: workingDaysAfter(today, limits['withdrawal-working-days'].value),
    details: {
      ...{ bankAccountId: given['bank-account'] as string, isAll: true },
      about: `It closes the account, as ${row.reference} asks.`,
    },
  })
}

/** It is closed. */
export function endClosing(moment: PersonOnDay, given: RequestAnswers): Outcome {
  const { database, active } = moment
  const account = accountOf(moment, given)
  database.run(`update accounts set status = 'Closed' where id = ?`, account.id)
  const paid = paymentsOf(database, active.id).find(
    (row) => row.account_id === account.id && detailsOf(row).isAll === true && row.status === 'completed',
  )
  return { isDone: true, ...(paid && { adds: paidInWords(database, paid, account) }) }
}

const paidInWords = (database: Database, paid: PaymentRow, { currency }: AccountRow): string =>
  `We paid ${formatPence(paid.amount_pence, currency)} to the bank account ending ${bankAccountEnding(database, detailsOf(paid).bankAccountId)} on ${longDate(paid.settles_on)}.`
