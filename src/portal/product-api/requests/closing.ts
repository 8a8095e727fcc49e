// The closing of an account: what stands against it, what it stops at once, the sale and the payment, and the end.
import * as limits from '#domain/limits.gen.ts'
import { addMonths } from 'portal-engine/base/dates/london-time.ts'
import { workingDaysAfter } from 'portal-engine/base/dates/working-days.ts'
import { formatPence } from 'portal-engine/base/money.ts'
import type { RequestAnswers } from 'portal-engine/base/requests/request-answers.ts'
import { isUnderway } from '#domain/payments/payment-kinds.ts'
import { withdrawalDates } from '#domain/payments/withdrawal-rules.ts'
import { trustedAmount } from '#product-api/data/checked-amount.ts'
import { longDate } from '#product-api/data/long-date.ts'
import { notifyInInbox } from '#product-api/data/notify.ts'
import { accountsOf, openStatus, stateOf, valueOfState, type AccountRow } from '#product-api/ledger/ledger.ts'
import { marketUntil } from '#product-api/market/market.ts'
import { bankAccountEnding } from '#product-api/payments/records/bank-account-records.ts'
import { collectedFor, pauseMandates } from '#product-api/payments/records/mandate-records.ts'
import {
  addPayment,
  detailsOf,
  paymentsOf,
  setStatus,
  type PaymentRow,
} from '#product-api/payments/records/payment-records.ts'
import { pauseRegularPayments } from '#product-api/payments/records/regular-payment-records.ts'
import { worthOf } from '#product-api/payments/rules/paying-out.ts'
import { hasDied, personBy } from '#product-api/people/authorise.ts'
import { otherOwnerOf, ownersOf } from '#product-api/people/joint-owners.ts'
import { taxServicesOf } from '#product-api/tax/tax-service-records.ts'
import type { Call, PersonOnDay } from 'portal-engine/sandbox/calls/call.ts'
import type { Database } from 'portal-engine/sandbox/data/database.ts'
import { endRequest, type Outcome, type ServiceRequestRow } from './request-records.ts'

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
  const other = otherOwnerOf(call, account.id)
  if (other && hasDied(database, other))
    return `We were told that ${other.name} has died, so this account cannot be closed here. Call us: we close it with you.`
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

/** It is open again, and its owners are told what stays paused until it is resumed. */
export function goOnAfterClosing(
  moment: Pick<Call, 'database' | 'active' | 'now'>,
  row: ServiceRequestRow,
  why: string,
): void {
  const { database } = moment
  const accountId = accountIn(JSON.parse(row.given) as RequestAnswers)
  database.run(`update accounts set status = ${openStatus} where id = ? and status = 'Closing'`, accountId)
  // A Direct Debit is resumed by who pays it, a regular payment by either owner.
  const paused = database.all<{ reference: string; payer: string | null; name: string | null }>(
    `select reference, p.id as payer, p.name from mandates m join people p on p.id = m.person_id where account_id = ? and status = 'paused'
     union all select reference, null, null from regular_payments where account_id = ? and status = 'paused'`,
    ...[accountId, accountId],
  )
  for (const active of ownersOf(moment, accountId)) {
    const said = paused.map(({ reference, payer, name }) => {
      const whose = payer === null || payer === active.id ? 'you resume' : `${name} resumes`
      return ` ${reference} stays paused until ${whose} it.`
    })
    notifyInInbox(
      { ...moment, active },
      {
        subject: `The closing has stopped: ${row.reference}`,
        body: `${why} The account stays open.${said.join('')}`,
        accountId,
      },
    )
  }
}

/**
 * Once somebody has died, no account of theirs is closed here: what was on its way out is not paid, and an account that they own
 * together with somebody goes on for that owner, who is told.
 */
export function stopClosingsOf(moment: PersonOnDay, personId: string): void {
  const { database, now } = moment
  const rows = database.all<ServiceRequestRow & object>(
    `select * from service_requests where kind = ? and ended is null
       and json_extract(given, '$.closing') in (select id from owned_accounts where owner_id = ?)`,
    ...[CLOSING, personId],
  )
  const of = { ...moment, active: personBy(database, 'id', personId)! }
  const why = 'We were told of a death, so nothing more is paid out for this closing.'
  for (const row of rows) {
    endRequest(database, row, 'answered', `${why} Call us: we settle it with you.`)
    for (const payment of paymentsFor(of, row))
      setStatus(
        database,
        payment,
        payment.status === 'requested' ? 'cancelled' : 'failed',
        now.toISOString(),
        'We were told of a death.',
      )
    goOnAfterClosing(of, row, why)
  }
}

const paymentsFor = ({ database, active }: Pick<Call, 'database' | 'active'>, { id }: ServiceRequestRow) =>
  paymentsOf(database, active.id).filter((payment) => detailsOf(payment).closing === id)

/** The first day on or after this one by which what was with the bank has been collected, so that everything can be sold. */
export function sellsOn(database: Database, { given }: ServiceRequestRow, from: string): string {
  const accountId = accountIn(JSON.parse(given) as RequestAnswers)
  const last = collectedFor(database, accountId, from, addMonths(from, 1))
    .map(({ on }) => on)
    .toSorted()
    .at(-1)
  return last === undefined ? from : workingDaysAfter(last, 1)
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
      ...{ bankAccountId: given['bank-account'] as string, isAll: true, closing: row.id },
      about: `It closes the account, as ${row.reference} asks.`,
    },
  })
}

/** It is closed once nothing is in it or on its way; otherwise what is left is sold and paid, and the closing goes on. */
export function endClosing(moment: PersonOnDay, row: ServiceRequestRow): Outcome {
  const { database, active, today, valuedOn } = moment
  const account = accountOf(moment, JSON.parse(row.given) as RequestAnswers)
  const isMoving = paymentsOf(database, active.id).some(
    (payment) =>
      payment.account_id === account.id &&
      (isUnderway(payment.status) || (payment.status === 'completed' && payment.settles_on > valuedOn)),
  )
  const sells = sellsOn(database, row, today)
  const left = valueOfState(stateOf(database, account.id, valuedOn, marketUntil(valuedOn)))
  if (isMoving || left > 0 || sells > today) {
    if (!isMoving && sells === today) sellAndPay(moment, row)
    return {
      isDone: false,
      goesOnUntil: workingDaysAfter(sells, limits['withdrawal-working-days'].value + 1),
    }
  }
  database.run(`update accounts set status = 'Closed' where id = ?`, account.id)
  const paid = paymentsFor(moment, row).filter(({ status }) => status === 'completed')
  return {
    isDone: true,
    adds:
      paid.length === 0
        ? 'There was nothing in it to pay out.'
        : paid.map((payment) => paidInWords(database, payment, account)).join(' '),
  }
}

const paidInWords = (database: Database, paid: PaymentRow, { currency }: AccountRow): string =>
  `We paid ${formatPence(paid.amount_pence, currency)} to the bank account ending ${bankAccountEnding(database, detailsOf(paid).bankAccountId)} on ${longDate(paid.settles_on)}.`
