// An investment review as the lines of a document: every figure of the page.
import type { Review } from '#api/accounts/reviews.ts'
import { formatPence, formatReturn } from '#base/money.ts'
import type { DocumentLine } from './pdf.ts'
import { longDate } from '../long-date.ts'

export function documentOf(
  review: Review,
  account: { name: string; account_number: string },
): DocumentLine[] {
  const money = (pence: number) => formatPence(pence, review.currency)
  const { performance, fees, benchmark } = review
  const compared = ({ from, to, growth, benchmarkGrowth }: Review['performance']['quarter']) =>
    `${longDate(from)} to ${longDate(to)}: ${percent(growth)} (benchmark ${percent(benchmarkGrowth)})`
  return [
    `${account.name}, account number ${account.account_number}`,
    `From ${longDate(review.from)} to ${longDate(review.to)}`,
    '',
    `Value at the start: ${money(review.openingPence)}`,
    `Paid in: ${money(review.paidInPence)}`,
    `Taken out: ${money(review.takenOutPence)}`,
    `Income: ${money(review.incomePence)}`,
    `Change in market value: ${money(review.marketPence)}`,
    `Our fees: ${money(fees.pence)}`,
    `Value at the end: ${money(review.closingPence)}`,
    '',
    { heading: 'Investment return (time-weighted, after fees)' },
    `Benchmark: ${benchmark.name}. ${benchmark.description}`,
    compared(performance.quarter),
    ...(performance.year ? [`Twelve months, ${compared(performance.year)}`] : []),
    `Since the start, ${compared(performance.sinceStart)}`,
    ...performance.years.map(compared),
    ...(performance.volatility === null
      ? []
      : [`Volatility since the start: ${percent(performance.volatility).replace('+', '')} a year`]),
    ...(performance.largestFall
      ? [
          `Largest fall: ${percent(performance.largestFall.growth)}, from ${longDate(performance.largestFall.from)} to ${longDate(performance.largestFall.to)}`,
        ]
      : []),
    '',
    { heading: 'Fees' },
    ...fees.items.map(({ date, description, pence }) => `${longDate(date)}: ${description}, ${money(pence)}`),
    `Charges of the funds, already in their prices (estimate): ${money(fees.fundChargesPence)}`,
    '',
    { heading: 'Trades' },
    ...(review.trades.length === 0 ? ['None.'] : []),
    ...review.trades.map(
      ({ date, type, fundName, units, amountPence, why }) =>
        `${longDate(date)}: ${type === 'Sell' ? 'sold' : 'bought'} ${fundName}, ${Math.abs(units)} units for ${money(Math.abs(amountPence))}. ${why}`,
    ),
    '',
    { heading: 'What happened' },
    ...review.commentary,
    '',
    { heading: 'What we expect' },
    ...review.outlook,
    `${review.author}, ${longDate(review.publishedOn)}`,
    '',
    'Capital at risk. Past performance is not a reliable indicator of future results.',
  ]
}

function percent(growth: number | null): string {
  return growth === null ? 'not known' : formatReturn(growth)
}
