// Dividends and interest of an account in pounds, each at the rate of its day.
import type { Database } from '#sandbox/data/database.ts'
import type { Market } from '#product-api/market/market.ts'
import type { AccountRow } from './ledger.ts'

export function incomeOf(
  database: Database,
  { id, currency }: Pick<AccountRow, 'id' | 'currency'>,
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
    .reduce((sum, row) => sum + Math.round(row.amount_pence * market.gbpRate(currency, row.date)), 0)
}
