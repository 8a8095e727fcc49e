// How transactions become rows, and how their parts are written. Pure.
import type { FoundTransaction } from '#api/accounts/transactions.ts'
import { typeInWords, withoutType } from '#domain/transaction-words.ts'
import { dateFormat } from 'portal-engine/ui/figures/dates.ts'
import { formatCount } from 'portal-engine/ui/lists/format-count.ts'

/** "November 2026", of an ISO date. */
export const monthOf = dateFormat({ month: 'long', year: 'numeric' })

/** "£6.2468" from hundredths of the currency: prices of units have more digits than money. */
export function formatUnitPrice(price: number, currency: string): string {
  const format = new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    minimumFractionDigits: 4,
    maximumFractionDigits: 4,
  })
  return format.format(price / 100)
}

/** "8,124 transactions", "1 transaction". */
export const transactionsInWords = (count: number): string =>
  `${formatCount(count)} ${count === 1 ? 'transaction' : 'transactions'}`

/** One transaction, or those of one kind in one account on one day. */
export type TransactionRow = readonly [FoundTransaction, ...FoundTransaction[]]

/** What several of a day are called, by their type; other types stay rows of their own. */
const folded: Record<string, string> = { Buy: 'Bought', Sell: 'Sold', Dividend: 'Dividends from' }

/** The rows of a list that is newest first. */
export function foldDays(transactions: readonly FoundTransaction[]): TransactionRow[] {
  const rows: [FoundTransaction, ...FoundTransaction[]][] = []
  for (const one of transactions) {
    const row = rows.at(-1)
    const isSame =
      row !== undefined &&
      one.type in folded &&
      (['date', 'type', 'accountId'] as const).every((key) => row[0][key] === one[key])
    if (isSame) row.push(one)
    else rows.push([one])
  }
  return rows
}

/** Without the last row where what comes next may belong to it, unless it is the only one. */
export function wholeRows(rows: readonly TransactionRow[], hasMore: boolean): readonly TransactionRow[] {
  const last = rows.at(-1)
  return hasMore && rows.length > 1 && last !== undefined && last[0].type in folded ? rows.slice(0, -1) : rows
}

/** "Northpoint UK Equity Index" and "Bought"; "Our fee for October 2026" alone; of several "Bought 8 funds" and "Northpoint UK Equity Index and 7 more". */
export function wordsOf(row: TransactionRow): { title: string; note: string } {
  const [{ type, description }] = row
  const first = withoutType(description, type)
  const funds = new Set(row.map((one) => one.description)).size
  if (row.length === 1) return { title: first, note: saysType(first, type) ? '' : typeInWords(type) }
  return funds === 1
    ? { title: first, note: `${typeInWords(type)}, ${row.length} times` }
    : { title: `${folded[type]} ${funds} funds`, note: `${first} and ${funds - 1} more` }
}

/** "Our fee for October 2026" says that it is a fee. */
const saysType = (title: string, type: string) =>
  title.toLowerCase().includes(typeInWords(type).toLowerCase())

/** Effect of a row on the account's cash. */
export const amountOf = (row: TransactionRow): number =>
  row.reduce((sum, { amountPence }) => sum + amountPence, 0)
