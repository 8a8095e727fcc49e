// Gains of a person's general accounts in pounds, each purchase and sale at the rate of its day. Sales are matched over all of
// these accounts together (domain/gains/), of a joint account the person's share of each.
import { partOf, partOfTrade, type Share } from '#domain/gains/joint-share.ts'
import { matchTrades, type Disposal, type Matched, type Trade } from '#domain/gains/share-matching.ts'
import type { Database } from 'portal-engine/sandbox/data/database.ts'
import type { Market } from '#product-api/market/market.ts'
import { shareOf, stateOf, type AccountRow } from './ledger.ts'

export type Gains = Matched & {
  /** Units that each account holds of each security for all its owners, in thousandths, by account and security. */
  held: ReadonlyMap<string, ReadonlyMap<string, number>>
}

type SharedRow = Pick<AccountRow, 'share_from' | 'share_to'>

/** Everything that was bought and sold up to a day, matched. */
export function gainsOf(database: Database, personId: string, market: Market, until: string): Gains {
  const rows = database.all<
    SharedRow & {
      account_id: string
      currency: string
      date: string
      isin: string
      units_milli: number
      amount_pence: number
    }
  >(
    `select t.account_id, a.currency, a.share_from, a.share_to, t.date, t.isin, t.units_milli, t.amount_pence
     from transactions t join owned_accounts a on a.id = t.account_id
     where a.owner_id = ? and a.type = 'GIA' and t.units_milli <> 0 and t.date <= ? order by t.date, t.position`,
    personId,
    until,
  )
  const held = new Map<string, Map<string, number>>()
  const trades: Trade[] = []
  for (const { account_id, date, isin, units_milli, amount_pence, currency, ...row } of rows) {
    const ofAccount = held.get(account_id) ?? new Map<string, number>()
    const before = ofAccount.get(isin) ?? 0
    held.set(account_id, ofAccount.set(isin, before + units_milli))
    const unitsMilli = partOfTrade(before, units_milli, shareOf(row))
    const pence = Math.round(Math.abs(amount_pence) * market.gbpRate(currency, date))
    if (unitsMilli !== 0) trades.push({ date, isin, unitsMilli, pence: partOf(pence, shareOf(row)) })
  }
  return { ...matchTrades(trades), held }
}

/** The sales from one date to another, both included. */
export const salesBetween = (
  { disposals }: Matched,
  { from, to }: { from: string; to: string },
): Disposal[] => disposals.filter(({ date }) => date >= from && date <= to)

/** Gains less losses of these sales, in pounds. */
export const sumOfGains = (disposals: readonly Disposal[]): number =>
  disposals.reduce((sum, { gainPence }) => sum + gainPence, 0)

/** What a general account is worth in pounds at this close, and how much of it is gain of this owner that is not realised. */
export function unrealisedOf(
  database: Database,
  gains: Gains,
  { id, currency, ...row }: Pick<AccountRow, 'id' | 'currency'> & SharedRow,
  market: Market,
  valuedOn: string,
): { valuePence: number; unrealisedGainPence: number } {
  const rate = market.gbpRate(currency, valuedOn)
  const { positions, cashPence } = stateOf(database, id, valuedOn, market)
  const held = positions.reduce((sum, { valuePence }) => sum + Math.round(valuePence * rate), 0)
  return {
    valuePence: held + Math.round(cashPence * rate),
    unrealisedGainPence: partOf(held, shareOf(row)) - poolCostOf(gains, id, shareOf(row)),
  }
}

/** The cost in pounds of the owner's part of what an account holds: its share of each pool, by units. */
function poolCostOf({ held, pools }: Gains, accountId: string, share: Share): number {
  let pence = 0
  for (const [isin, unitsMilli] of held.get(accountId) ?? []) {
    const pool = pools.get(isin)
    if (pool && pool.unitsMilli > 0)
      pence += Math.round((pool.costPence * partOf(unitsMilli, share)) / pool.unitsMilli)
  }
  return pence
}
