// What is set up or asked for today that buys in the active user's general accounts within the next weeks.
import type { PurchaseAhead } from '#api/tax/sales.ts'
import { addDays } from '#base/dates/london-time.ts'
import { workingDaysAfter } from '#base/dates/working-days.ts'
import { MATCHING_DAYS } from '#domain/gains/share-matching.ts'
import { directionOf } from '#domain/payments/payments.ts'
import type { Moment } from '../call.ts'
import { accountsOf } from '../ledger.ts'
import { marketUntil } from '../seed/market.ts'
import { collectedFor } from './mandates.ts'
import { paymentsOf } from './payments.ts'

/** A sale that is asked for now is made within so many days. */
const UNTIL_SOLD_DAYS = 14

/** Oldest first, in pounds. Money is invested on the working day after it arrives. */
export function purchasesAhead(moment: Moment): PurchaseAhead[] {
  const { database, active, today, valuedOn } = moment
  const until = addDays(today, UNTIL_SOLD_DAYS + MATCHING_DAYS)
  const payments = paymentsOf(database, active.id)
  return accountsOf(database, active.id)
    .filter(({ type }) => type === 'GIA')
    .flatMap(({ id, currency }) => {
      const rate = marketUntil(valuedOn).gbpRate(currency, valuedOn)
      const purchase = (by: 'direct-debit' | 'payment', on: string, pence: number): PurchaseAhead => ({
        ...{ accountId: id, by },
        on: workingDaysAfter(on, 1),
        pence: Math.round(pence * rate),
      })
      return [
        ...collectedFor(database, id, addDays(valuedOn, 1), until).map(({ on, pence }) =>
          purchase('direct-debit', on, pence),
        ),
        ...payments
          .filter(
            ({ account_id, kind, status, settles_on }) =>
              account_id === id &&
              directionOf(kind) === 'in' &&
              ['requested', 'in-progress', 'completed'].includes(status) &&
              settles_on > valuedOn &&
              settles_on <= until,
          )
          .map(({ settles_on, amount_pence }) => purchase('payment', settles_on, amount_pence)),
      ]
    })
    .toSorted((a, b) => a.on.localeCompare(b.on))
}
