// Gains of a general account in pounds, by average cost; each purchase and sale at the rate of its day.
import type { Database } from '../database.ts'
import type { AccountRow } from '../ledger.ts'
import type { Market } from '../seed/market.ts'

interface Trade {
  date: string
  isin: string
  units_milli: number
  amount_pence: number
}

/** Gains less losses realised from one date to another, and the cost in pounds of what is left. */
export function gainsOf(
  database: Database,
  { id, currency }: AccountRow,
  market: Market,
  { from, to }: { from: string; to: string },
): { realisedPence: number; costPence: number } {
  const trades = database.all<Trade>(
    `select date, isin, units_milli, amount_pence from transactions
     where account_id = ? and units_milli <> 0 and date <= ? order by position`,
    id,
    to,
  )
  const pools = new Map<string, { unitsMilli: number; cost: number }>()
  let realised = 0
  for (const { date, isin, units_milli, amount_pence } of trades) {
    const pool = pools.get(isin) ?? { unitsMilli: 0, cost: 0 }
    pools.set(isin, pool)
    const pounds = amount_pence * market.gbpRate(currency, date)
    if (units_milli > 0) pool.cost -= pounds
    else {
      const cost = (pool.cost * -units_milli) / pool.unitsMilli
      pool.cost -= cost
      if (date >= from) realised += pounds - cost
    }
    pool.unitsMilli += units_milli
  }
  const cost = [...pools.values()].reduce((sum, pool) => sum + (pool.unitsMilli > 0 ? pool.cost : 0), 0)
  return { realisedPence: Math.round(realised), costPence: Math.round(cost) }
}
