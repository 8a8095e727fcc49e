// Transactions as a table for a CSV file: one row each, newest first, amounts with pence and without a currency sign.
// Of all accounts, each row names its account and currency; of one, the header does.
import type { FoundTransaction } from '#api/accounts/transactions.ts'
import { typeInWords } from '#domain/transaction-words.ts'
import { csvNumber, csvPounds } from 'portal-engine/ui/tables/csv.ts'

export function transactionsTable(
  transactions: readonly FoundTransaction[],
  of: { currency: string } | 'all',
) {
  const inCurrency = of === 'all' ? '' : ` (${of.currency})`
  const names = ({ accountName, currency }: FoundTransaction) => (of === 'all' ? [accountName, currency] : [])
  return {
    header: [
      ...(of === 'all' ? ['Account', 'Currency'] : []),
      'Date',
      'Type',
      'Description',
      'ISIN',
      'Units',
      `Price${inCurrency}`,
      'Settles on',
      `Amount${inCurrency}`,
      `Cash after${inCurrency}`,
    ],
    rows: transactions.map((transaction) => {
      const { date, type, description, trade, amountPence, cashAfterPence } = transaction
      return [
        ...names(transaction),
        date,
        typeInWords(type),
        description,
        trade?.isin ?? '',
        trade === null ? '' : csvNumber(trade.units, 3),
        trade === null ? '' : (trade.price / 100).toFixed(4),
        trade?.settlesOn ?? '',
        csvPounds(amountPence),
        csvPounds(cashAfterPence),
      ]
    }),
  }
}
