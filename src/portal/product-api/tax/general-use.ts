// What the general accounts of the active user realised and earned in a tax year, and what they still hold of gains.
import type { Sale } from '#api/tax/sales.ts'
import type { TaxUse } from '#api/tax/tax-use.ts'
import type { Disposal } from '#domain/gains/share-matching.ts'
import type { Call } from 'portal-engine/sandbox/calls/call.ts'
import { gainsOf, salesBetween, sumOfGains, unrealisedOf } from '#product-api/ledger/gains.ts'
import { incomeOf } from '#product-api/ledger/income.ts'
import type { AccountRow } from '#product-api/ledger/ledger.ts'
import { purchasesAhead } from '#product-api/payments/rules/purchases-ahead.ts'
import { instrumentOf } from '#product-api/market/instruments.ts'
import { marketUntil } from '#product-api/market/market.ts'

export function generalUse(
  call: Call,
  accounts: readonly AccountRow[],
  period: { from: string; to: string },
): TaxUse['general'] {
  if (accounts.length === 0) return null
  const { database, active, valuedOn } = call
  const market = marketUntil(valuedOn)
  const gains = gainsOf(database, active.id, market, valuedOn)
  const sales = salesBetween(gains, period)
  const income = (type: 'Dividend' | 'Interest') =>
    accounts.reduce((sum, account) => sum + incomeOf(database, account, type, market, period), 0)
  return {
    realisedGainPence: sumOfGains(sales),
    sales: sales.map(shownSale),
    purchasesAhead: purchasesAhead(call),
    dividendsPence: income('Dividend'),
    interestPence: income('Interest'),
    accounts: accounts.map((account) => ({
      accountId: account.id,
      shareTenths: (account.share_to - account.share_from) * 10,
      ...unrealisedOf(database, gains, account, market, valuedOn),
    })),
  }
}

const shownSale = ({ date, isin, unitsMilli, matches, ...amounts }: Disposal): Sale => ({
  ...amounts,
  ...{ isin, soldOn: date, fundName: instrumentOf(isin).name, units: unitsMilli / 1000 },
  matches: matches.map(({ unitsMilli: milli, ...match }) => ({ ...match, units: milli / 1000 })),
})
