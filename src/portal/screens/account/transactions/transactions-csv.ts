// Transactions as a table for a CSV file: one row each, newest first, amounts with pence and without a currency sign.
import type { AccountTransaction } from '#api/accounts/transactions.ts'
import { typeInWords } from '#domain/transaction-words.ts'
import { csvNumber, csvPounds } from '#ui/tables/csv.ts'

export function transactionsTable(transactions: readonly AccountTransaction[], currency: string) {
  return {
    header: [
      'Date',
      'Type',
      'Description',
      'ISIN',
      'Units',
      `Price (${currency})`,
      'Settles on',
      `Amount (${currency})`,
      `Cash after (${currency})`,
    ],
    rows: transactions.map(({ date, type, description, trade, amountPence, cashAfterPence }) => [
      date,
      typeInWords(type),
      description,
      trade?.isin ?? '',
      trade === null ? '' : csvNumber(trade.units, 3),
      trade === null ? '' : (trade.price / 100).toFixed(4),
      trade?.settlesOn ?? '',
      csvPounds(amountPence),
      csvPounds(cashAfterPence),
    ]),
  }
}
