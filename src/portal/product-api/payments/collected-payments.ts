// What Direct Debits have collected since the portal knows the person, as payments for History. They are kept nowhere else
// than in the terms of the mandates; earlier ones are transactions of the account.
import { submittedOn } from '#domain/payments/direct-debits.ts'
import { knownAccount } from '#product-api/ledger/left-account-records.ts'
import type { Payment } from '#api/payments/payments.ts'
import { addDays } from '#base/dates/london-time.ts'
import type { Call } from '#sandbox/calls/call.ts'
import { accountsOf } from '#product-api/ledger/ledger.ts'
import { collectionsFor, mandatesOf } from '#product-api/payments/records/mandate-records.ts'
import { startOfBusiness } from '#product-api/payments/records/payment-records.ts'
import { standingOrder } from '#product-api/ledger/life/flows.ts'

/** Collections, and what standing orders of people's banks have brought; the newest first. */
export function collectedPayments(call: Call): Payment[] {
  return [...directDebits(call), ...standingOrders(call)].toSorted((a, b) =>
    b.settlesOn.localeCompare(a.settlesOn),
  )
}

/** Single payments by standing order, which the person's bank sends by itself: they are known when they arrive. */
function standingOrders({ database, active, seededOn }: Call): Payment[] {
  return accountsOf(database, active.id).flatMap((account) =>
    database
      .all<{ on: string; pence: number; id: string }>(
        `select id, date as "on", amount_pence as pence from transactions
         where account_id = ? and description = ? and date > ?`,
        ...[account.id, standingOrder, seededOn],
      )
      .map(({ id, on, pence }): Payment => ({
        ...{ id, reference: account.account_number, kind: 'standing-order', direction: 'in' },
        ...{ accountId: account.id, accountName: account.name, currency: account.currency },
        ...{ about: 'Sent by your bank.', amountPence: pence, isEstimate: false, bankAccountEnding: null },
        ...{ status: 'completed', reason: null, askedAt: startOfBusiness(on), askedBy: active.name },
        ...{ settlesOn: on, canBeCancelled: false },
        timeline: [{ status: 'completed', at: startOfBusiness(on) }],
      })),
  )
}

function directDebits({ database, active, today, seededOn }: Call): Payment[] {
  return mandatesOf(database, active.id).flatMap((row) => {
    const account = knownAccount(database, active.id, row.account_id)!
    return collectionsFor(database, row, addDays(seededOn, 1), today).map(({ on, pence }): Payment => {
      const submittedAt = startOfBusiness(submittedOn(on))
      return {
        ...{ id: `${row.id}-${on}`, reference: row.reference, kind: 'direct-debit', direction: 'in' },
        ...{ accountId: account.id, accountName: account.name, currency: account.currency },
        ...{ about: 'Collected each month.', amountPence: pence, isEstimate: false },
        ...{ bankAccountEnding: null, status: 'completed', reason: null },
        ...{ askedAt: submittedAt, askedBy: active.name, settlesOn: on, canBeCancelled: false },
        timeline: [
          { status: 'in-progress', at: submittedAt },
          { status: 'completed', at: startOfBusiness(on) },
        ],
      }
    })
  })
}
