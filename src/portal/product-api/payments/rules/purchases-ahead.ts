// Money on its way that buys in the active user's general accounts within the next weeks.
import type { PurchaseAhead } from '#api/tax/sales.ts'
import { addDays } from 'portal-engine/base/dates/london-time.ts'
import { workingDaysAfter } from 'portal-engine/base/dates/working-days.ts'
import { partOf } from '#domain/gains/joint-share.ts'
import { MATCHING_DAYS } from '#domain/gains/share-matching.ts'
import type { PersonOnDay } from 'portal-engine/sandbox/calls/call.ts'
import { accountsOf, shareOf } from '#product-api/ledger/ledger.ts'
import { marketUntil } from '#product-api/market/market.ts'
import { moneyAheadOf } from './money-arriving.ts'

/** A sale that is asked for now is made within so many days. */
const UNTIL_SOLD_DAYS = 14

/** Oldest first, in pounds. Money is invested on the working day after it arrives. */
export function purchasesAhead(moment: PersonOnDay): PurchaseAhead[] {
  const { database, active, today, valuedOn } = moment
  const until = addDays(today, UNTIL_SOLD_DAYS + MATCHING_DAYS)
  const market = marketUntil(valuedOn)
  const general = accountsOf(database, active.id).filter(({ type }) => type === 'GIA')
  return moneyAheadOf(moment).flatMap(({ accountId, on, pence, by }) => {
    const into = general.find(({ id }) => id === accountId)
    if (!into || on > until) return []
    return [
      {
        ...{ accountId, by },
        on: workingDaysAfter(on, 1),
        pence: partOf(Math.round(pence * market.gbpRate(into.currency, valuedOn)), shareOf(into)),
      },
    ]
  })
}
