// What is due to arrive in the active user's accounts: payments that are under way, and what Direct Debits collect next.
import { addDays, addMonths } from 'portal-engine/base/dates/london-time.ts'
import { moneyAhead, type MoneyAhead } from '#domain/payments/money-ahead.ts'
import { directionOf } from '#domain/payments/payment-kinds.ts'
import type { PersonOnDay } from 'portal-engine/sandbox/calls/call.ts'
import { accountsOf } from '#product-api/ledger/ledger.ts'
import { collectedFor } from '#product-api/payments/records/mandate-records.ts'
import { paymentsOf } from '#product-api/payments/records/payment-records.ts'

/** A Direct Debit collects at least once in so many months. */
const MONTHS_AHEAD = 2

/** Amounts are in the currency of their account. What has arrived by the last close is among its transactions. */
export function moneyAheadOf({ database, active, valuedOn }: PersonOnDay): MoneyAhead[] {
  const [from, until] = [addDays(valuedOn, 1), addMonths(valuedOn, MONTHS_AHEAD)]
  return moneyAhead({
    payments: paymentsOf(database, active.id)
      .filter(
        ({ kind, status, settles_on }) =>
          directionOf(kind) === 'in' &&
          ['requested', 'in-progress', 'completed'].includes(status) &&
          settles_on > valuedOn,
      )
      .map(({ account_id, kind, amount_pence, settles_on }) => ({
        accountId: account_id,
        kind,
        pence: amount_pence,
        on: settles_on,
      })),
    collections: accountsOf(database, active.id).flatMap(({ id }) =>
      collectedFor(database, id, from, until).map(({ on, pence }) => ({ accountId: id, on, pence })),
    ),
  })
}
