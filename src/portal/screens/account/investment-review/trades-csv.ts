// The trades of a review as a table for a CSV file, with units bought or sold, and what cash lost or gained. Pure.
import type { Review } from '#api/accounts/reviews.ts'
import { csvNumber, csvPounds } from 'portal-engine/ui/tables/csv.ts'

export const tradesTable = ({ trades, currency }: Review) => ({
  header: ['Date', 'Type', 'Fund', 'ISIN', 'Units', `Amount (${currency})`, 'Why'],
  rows: trades.map(({ date, type, fundName, isin, units, amountPence, why }) => [
    date,
    type,
    fundName,
    isin,
    csvNumber(Math.abs(units), 3),
    csvPounds(amountPence),
    why,
  ]),
})
