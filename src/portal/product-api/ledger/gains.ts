// Gains of a person's general accounts in pounds, each purchase and sale at the rate of its day. Sales are matched over all of
// these accounts together (domain/gains/).
import { matchTrades, type Disposal, type Matched } from '#domain/gains/share-matching.ts'
import type { Database } from '#sandbox/data/database.ts'
import type { Market } from '#product-api/market/market.ts'
import { stateOf, type AccountRow } from './ledger.ts'

export type Gains = Matched & {
  /** Units that each account holds of each security, in thousandths, by account and security. */
  held: ReadonlyMap<string, ReadonlyMap<string, number>>
}

/** Everything that was bought and sold up to a day, matched. */
export function gainsOf(database: Database, personId: string, market: Market, until: string): Gains {
  const trades = database.all<{
    account_id: string
    currency: string
    date: string
    isin: string
    units_milli: number
    amount_pence: number
  }>(
    `select t.account_id, a.currency, t.date, t.isin, t.units_milli, t.amount_pence
     from transactions t join accounts a on a.id = t.account_id
     where a.person_id = ? and a.type = 'GIA' and t.units_milli <> 0 and t.date <= ? order by t.date, t.position`,
    personId,
    until,
  )
  const held = new Map<string, Map<string, number>>()
  for (const { account_id, isin, units_milli } of trades) {
    const ofAccount = held.get(account_id) ?? new Map<string, number>()
    held.set(account_id, ofAccount.set(isin, (ofAccount.get(isin) ?? 0) + units_milli))
  }
  const inPounds = trades.map(({ date, isin, units_milli, amount_pence, currency }) => ({
    ...{ date, isin, unitsMilli: units_milli },
    pence: Math.round(Math.abs(amount_pence) * market.gbpRate(currency, date)),
  }))
  return { ...matchTrades(inPounds), held }
}

/** The sales from one date to another, both included. */
export const salesBetween = (
  { disposals }: Matched,
  { from, to }: { from: string; to: string },
): Disposal[] => disposals.filter(({ date }) => date >= from && date <= to)

/** Gains less losses of these sales, in pounds. */
export const sumOfGains = (disposals: readonly Disposal[]): number =>
  disposals.reduce((sum, { gainPence }) => sum + gainPence, 0)

/** What a general account is worth in pounds at this close, and how much of it is gain that is not realised. */
export function unrealisedOf(
  database: Database,
  gains: Gains,
  { id, currency }: Pick<AccountRow, 'id' | 'currency'>,
  market: Market,
  valuedOn: string,
): { valuePence: number; unrealisedGainPence: number } {
  const rate = market.gbpRate(currency, valuedOn)
  const { positions, cashPence } = stateOf(database, id, valuedOn, market)
  const held = positions.reduce((sum, { valuePence }) => sum + Math.round(valuePence * rate), 0)
  return {
    valuePence: held + Math.round(cashPence * rate),
    unrealisedGainPence: held - poolCostOf(gains, id),
  }
}

/** The cost in pounds of what an account holds: its share of each pool, by units. */
function poolCostOf({ held, pools }: Gains, accountId: string): number {
  let pence = 0
  for (const [isin, unitsMilli] of held.get(accountId) ?? []) {
    const pool = pools.get(isin)!
    if (pool.unitsMilli > 0) pence += Math.round((pool.costPence * unitsMilli) / pool.unitsMilli)
  }
  return pence
}
