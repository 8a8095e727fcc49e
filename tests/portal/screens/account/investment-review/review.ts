// A review for tests: its first quarter, with one payment, one sale and one fee.
import type { Review } from '#api/accounts/reviews.ts'

const quarter = { from: '2026-07-10', to: '2026-09-30', growth: 0.02, benchmarkGrowth: 0.01 }

export const firstReview: Review = {
  id: '2026-Q3',
  accountId: 'A-1',
  currency: 'GBP',
  from: '2026-07-10',
  to: '2026-09-30',
  publishedOn: '2026-10-14',
  openingPence: 0,
  closingPence: 9_207_50,
  paidInPence: 10_000_00,
  takenOutPence: 1_000_00,
  incomePence: 12_34,
  marketPence: 201_83,
  gainPence: 207_50,
  fees: {
    pence: 6_67,
    items: [{ date: '2026-09-01', description: 'Our fee for August 2026', pence: 6_67 }],
    fundChargesPence: 1_20,
  },
  benchmark: { id: 'peers', name: 'Similar portfolios', description: 'The average of others.' },
  performance: { quarter, year: null, sinceStart: quarter, years: [], volatility: null, largestFall: null },
  trades: [
    {
      transactionId: 'T-1',
      date: '2026-09-03',
      type: 'Sell',
      isin: 'GB00B3X7QG63',
      fundName: 'Global Shares',
      units: -12.345,
      amountPence: 1_000_00,
      why: 'Pays for your withdrawal. It came from your largest holding.',
    },
    {
      transactionId: 'T-2',
      date: '2026-09-04',
      type: 'Buy',
      isin: 'GB00B7KL3X21',
      fundName: 'Gilts',
      units: 3,
      amountPence: -250_05,
      why: '',
    },
  ],
  commentary: ['A calm quarter.'],
  outlook: ['No change.'],
  author: 'Helen Ward',
}
