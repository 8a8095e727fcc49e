// An investment review as a paper: every figure of the page.
import type { Review } from '#api/accounts/reviews.ts'
import { formatPence, formatReturn } from 'portal-engine/base/money.ts'
import { longDate } from '#product-api/data/long-date.ts'
import type { DocumentPart } from '#product-api/papers/pdf/parts.ts'
import { formatUnits } from '#domain/units.ts'

interface Reviewed {
  name: string
  account_number: string
  type: string
}

export function documentOf(review: Review, account: Reviewed): DocumentPart[] {
  const money = (pence: number) => formatPence(pence, review.currency)
  const { fees, commentary, outlook, author, publishedOn } = review
  return [
    `${account.name}, account number ${account.account_number}, from ${longDate(review.from)} to ${longDate(review.to)}. Amounts are in ${review.currency}.`,
    { heading: 'How the value changed' },
    {
      table: {
        caption: 'From the opening to the closing value',
        columns: [
          { header: 'What happened', share: 3 },
          { header: 'Amount', figures: true },
        ],
        rows: [
          ['Value at the start', money(review.openingPence)],
          [
            account.type === 'Pension' ? 'Paid in, tax relief included' : 'Paid in',
            money(review.paidInPence),
          ],
          ['Taken out', money(0 - review.takenOutPence)],
          ['Income', money(review.incomePence)],
          ['Change in prices', money(review.marketPence)],
          ['Our fees', money(0 - fees.pence)],
        ],
        total: ['Value at the end', money(review.closingPence)],
      },
    },
    ...performanceOf(review),
    { heading: 'What it cost' },
    {
      table: {
        caption: 'Our fees, and the charges of the funds',
        columns: [
          { header: 'Cost', share: 2.4 },
          { header: 'Date', share: 1.2 },
          { header: 'Amount', figures: true },
        ],
        rows: [
          ...fees.items.map(({ date, description, pence }) => [description, longDate(date), money(pence)]),
          ['Charges of the funds, already in their prices (estimate)', '', money(fees.fundChargesPence)],
        ],
        total: ['All costs', '', money(sumOf(fees.items) + fees.fundChargesPence)],
      },
    },
    ...tradesOf(review),
    { heading: 'What happened' },
    ...commentary,
    { heading: 'What we expect' },
    ...outlook,
    `${author}, ${longDate(publishedOn)}`,
    '',
    { note: 'Capital at risk. Past performance is not a reliable indicator of future results.' },
  ]
}

function performanceOf({ benchmark, performance }: Review): DocumentPart[] {
  const { quarter, year, sinceStart, years, volatility, largestFall } = performance
  const compared = (name: string, { from, to, growth, benchmarkGrowth }: typeof quarter) => [
    name,
    `${longDate(from)} to ${longDate(to)}`,
    percent(growth),
    percent(benchmarkGrowth),
  ]
  return [
    { heading: 'Investment return' },
    `Time-weighted and after fees, beside the benchmark: ${benchmark.name}. ${benchmark.description}`,
    {
      table: {
        caption: 'Return of the account and of the benchmark',
        columns: [
          { header: 'Period', share: 1.3 },
          { header: 'Days', share: 2.6 },
          { header: 'Account', figures: true },
          { header: 'Benchmark', figures: true },
        ],
        rows: [
          compared('This quarter', quarter),
          ...(year ? [compared('Twelve months', year)] : []),
          compared('Since the start', sinceStart),
          ...years.map((each) => compared('One year', each)),
        ],
      },
    },
    ...(volatility === null
      ? []
      : [`Volatility since the start: ${percent(volatility).replace('+', '')} a year.`]),
    ...(largestFall
      ? [
          `Largest fall: ${percent(largestFall.growth)}, from ${longDate(largestFall.from)} to ${longDate(largestFall.to)}.`,
        ]
      : []),
  ]
}

function tradesOf({ trades, currency }: Review): DocumentPart[] {
  if (trades.length === 0) return [{ heading: 'Trades' }, 'None.']
  return [
    { heading: 'Trades' },
    {
      table: {
        caption: 'What we bought and sold, and why',
        columns: [
          { header: 'Fund', share: 1.8 },
          { header: 'Date', share: 1.4 },
          { header: 'Trade', share: 0.7 },
          { header: 'Units', figures: true, share: 0.9 },
          { header: 'Amount', figures: true },
          { header: 'Why', share: 2 },
        ],
        rows: trades.map(({ date, type, fundName, units, amountPence, why }) => [
          fundName,
          longDate(date),
          type === 'Sell' ? 'Sold' : 'Bought',
          formatUnits(units),
          formatPence(Math.abs(amountPence), currency),
          why,
        ]),
      },
    },
  ]
}

function percent(growth: number | null): string {
  return growth === null ? 'not known' : formatReturn(growth)
}

const sumOf = (items: readonly { pence: number }[]): number =>
  items.reduce((total, { pence }) => total + pence, 0)
