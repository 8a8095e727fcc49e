// Adds up what several accounts hold, fund by fund, in pounds.
import type { Holdings } from '#api/accounts/holdings.ts'
import { sharesInTenths } from 'portal-engine/base/shares.ts'
import type { Call } from 'portal-engine/sandbox/calls/call.ts'
import { stateOf, type AccountRow } from '#product-api/ledger/ledger.ts'
import { instrumentOf } from '#product-api/market/instruments.ts'
import { marketUntil } from '#product-api/market/market.ts'

interface Sum {
  unitsMilli: number
  costPence: number
  valuePence: number
  accountIds: string[]
}

/** Everything these accounts hold at the last close, in this currency. Holdings and cash add up to the value. */
export function holdings(
  { database, valuedOn }: Call,
  accounts: readonly AccountRow[],
  currency = 'GBP',
): Omit<Holdings, 'account'> {
  const market = marketUntil(valuedOn)
  const sums = new Map<string, Sum>()
  let cashPence = 0
  for (const account of accounts) {
    const rate = account.currency === currency ? 1 : market.gbpRate(account.currency, valuedOn)
    const state = stateOf(database, account.id, valuedOn, market)
    cashPence += Math.round(state.cashPence * rate)
    for (const position of state.positions) {
      const sum = sums.get(position.isin) ?? { unitsMilli: 0, costPence: 0, valuePence: 0, accountIds: [] }
      sum.unitsMilli += position.unitsMilli
      sum.costPence += Math.round(position.costPence * rate)
      sum.valuePence += Math.round(position.valuePence * rate)
      sum.accountIds.push(account.id)
      sums.set(position.isin, sum)
    }
  }
  const rows = [...sums].toSorted((a, b) => b[1].valuePence - a[1].valuePence)
  const weights = sharesInTenths([...rows.map(([, { valuePence }]) => valuePence), cashPence])
  return {
    currency,
    valuedOn,
    valuePence: rows.reduce((sum, [, { valuePence }]) => sum + valuePence, cashPence),
    cashPence,
    cashWeightTenths: weights.at(-1)!,
    holdings: rows.map(([isin, sum], index) => {
      const fund = instrumentOf(isin)
      return {
        isin,
        name: fund.name,
        assetClass: fund.assetClass,
        subClass: fund.subClass,
        region: fund.region,
        currency: fund.currency,
        units: sum.unitsMilli / 1000,
        price: market.price(isin, valuedOn) / 100,
        priceDate: market.priceDate(isin, valuedOn),
        isStale: market.priceDate(isin, valuedOn) < valuedOn,
        costPence: sum.costPence,
        valuePence: sum.valuePence,
        gainPence: sum.valuePence - sum.costPence,
        weightTenths: weights[index]!,
        ongoingCharge: fund.ongoingCharge,
        accountIds: sum.accountIds,
      }
    }),
  }
}
