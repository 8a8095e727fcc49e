// Dividends and interest of an account in pounds, each at the rate of its day; of a joint account, one owner's share.
import { partOf } from '#domain/gains/joint-share.ts'
import type { Database } from 'portal-engine/sandbox/data/database.ts'
import type { Market } from '#product-api/market/market.ts'
import { shareOf, type AccountRow } from './ledger.ts'

export function incomeOf(
  database: Database,
  { id, currency, ...row }: Pick<AccountRow, 'id' | 'currency' | 'share_from' | 'share_to'>,
  type: 'Dividend' | 'Interest',
  market: Market,
  { from, to }: { from: string; to: string },
): number {
  return database
    .all<{ date: string; amount_pence: number }>(
      'select date, amount_pence from transactions where account_id = ? and type = ? and date >= ? and date <= ?',
      id,
      type,
      from,
      to,
    )
    .reduce(
      (sum, { date, amount_pence }) =>
        sum + partOf(Math.round(amount_pence * market.gbpRate(currency, date)), shareOf(row)),
      0,
    )
}
