// The periods in words, for choices, labels and sentences. Pure.
import { formatPounds, formatReturn } from 'portal-engine/base/money.ts'
import type { Period } from './periods.ts'

export const periods: readonly { id: Period; label: string; words: string }[] = [
  { id: '1M', label: '1M', words: 'over the last month' },
  { id: '3M', label: '3M', words: 'over the last three months' },
  { id: 'YTD', label: 'This year', words: 'since the start of the calendar year' },
  { id: 'TaxYear', label: 'Tax year', words: 'this tax year' },
  { id: '1Y', label: '1Y', words: 'over the last year' },
  { id: '3Y', label: '3Y', words: 'over the last three years' },
  { id: '5Y', label: '5Y', words: 'over the last five years' },
  { id: 'SinceStart', label: 'Since start', words: 'since the start' },
]

/** The period a URL names, or the tax year for anything else. */
export const periodOf = (text: string | null): Period =>
  periods.find((period) => period.id === text)?.id ?? 'TaxYear'

/** For sentences: "Up £4,210 this tax year". */
export const wordsOf = (period: Period) => periods.find(({ id }) => id === period) ?? { words: '' }

/** What happened in a period that `words` names: "Up £4,210 this tax year, a return of 3.1% after fees. £2,000 was paid in." */
export function describeResult(
  words: string,
  result: { gainPence: number; netPaidPence: number },
  twr: number | null,
  pounds: (pence: number) => string = formatPounds,
): string {
  const { gainPence, netPaidPence } = result
  const size = pounds(Math.abs(gainPence))
  const moved = gainPence > 0 ? `Up ${size}` : gainPence < 0 ? `Down ${size}` : 'No change'
  const rate = twr === null ? '' : `, a return of ${formatReturn(twr).replace('+', '')} after fees`
  const paid = pounds(Math.abs(netPaidPence))
  const flow = netPaidPence > 0 ? ` ${paid} was paid in.` : netPaidPence < 0 ? ` ${paid} was taken out.` : ''
  return `${moved} ${words}${rate}.${flow}`
}
