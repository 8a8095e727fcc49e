// What Direct Debits have collected since the portal knows the person, as payments for History. They are kept nowhere else
// than in the terms of the mandates; earlier ones are transactions of the account.
import type { Payment } from '#api/payments/payments.ts'
import { addDays } from '#base/dates/london-time.ts'
import { workingDaysBefore } from '#base/dates/working-days.ts'
import * as limits from '#domain/limits.gen.ts'
import { collectionsOf } from '#domain/payments/direct-debits.ts'
import type { Call } from '../call.ts'
import { accountsOf } from '../ledger.ts'
import { mandatesOf } from './mandates.ts'
import { termsOf } from './monthly-instruction.ts'
import { startOfBusiness } from './payments.ts'

/** The newest first. */
export function collectedPayments({ database, active, today, seededOn }: Call): Payment[] {
  const accounts = accountsOf(database, active.id)
  return mandatesOf(database, active.id)
    .flatMap((row) => {
      const account = accounts.find(({ id }) => id === row.account_id)!
      return collectionsOf(termsOf(row), addDays(seededOn, 1), today).map(({ on, pence }): Payment => {
        const submittedAt = startOfBusiness(workingDaysBefore(on, limits['direct-debit-cut-off'].value))
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
    .toSorted((a, b) => b.settlesOn.localeCompare(a.settlesOn))
}
