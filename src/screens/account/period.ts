// Periods of the account dashboard: where they start, what happened in them, and the sentence that says so. Pure.
import type { Period } from '#api/accounts.ts'
import type { Interval, Series } from '#api/series.ts'
import { addMonths } from '#domain/london-time.ts'
import { formatPounds, formatReturn } from '#domain/money.ts'
import { taxYearOfDate, taxYearStart } from '#domain/tax-year.ts'

type Point = Series['points'][number]

export const periods: readonly { id: Period; label: string; words: string }[] = [
  { id: '1M', label: '1M', words: 'over the last month' },
  { id: '3M', label: '3M', words: 'over the last three months' },
  { id: 'YTD', label: 'YTD', words: 'since the start of the calendar year' },
  { id: 'TaxYear', label: 'Tax year', words: 'in this tax year' },
  { id: '1Y', label: '1Y', words: 'over the last year' },
  { id: '3Y', label: '3Y', words: 'over the last three years' },
  { id: '5Y', label: '5Y', words: 'over the last five years' },
  { id: 'SinceStart', label: 'Since start', words: 'since the start' },
]

/** The period a URL names, or "since start" for anything else. */
export const periodOf = (text: string | null): Period =>
  periods.find((period) => period.id === text)?.id ?? 'SinceStart'

/** Days for a few months, weeks for years: as many points as a chart can show. */
export const intervalOf = (period: Period): Interval =>
  period === '1M' || period === '3M' ? 'daily' : 'weekly'

const months: Partial<Record<Period, number>> = { '1M': 1, '3M': 3, '1Y': 12, '3Y': 36, '5Y': 60 }

/** On which ISO date does the period that ends on this date start? Undefined for "since start". */
export function periodStart(period: Period, end: string): string | undefined {
  if (period === 'YTD') return `${end.slice(0, 4)}-01-01`
  if (period === 'TaxYear') return taxYearStart(taxYearOfDate(end))
  const back = months[period]
  return back === undefined ? undefined : addMonths(end, -back)
}

/** The points of the period, opening with the last one on or before its start. */
export function pointsOf(points: readonly Point[], period: Period): Point[] {
  const start = periodStart(period, points.at(-1)?.date ?? '')
  if (start === undefined) return [...points]
  const opening = points.findLastIndex((point) => point.date <= start)
  return points.slice(Math.max(0, opening))
}

export interface PeriodResult {
  /** Growth less the money that came from outside. */
  gainPence: number
  /** Paid in less taken out. */
  netPaidPence: number
}

/** What happened between the first and the last point? For "since start" everything ever paid in counts. */
export function resultOf(points: readonly Point[], period: Period): PeriodResult {
  const last = points.at(-1)
  const first = period === 'SinceStart' ? { valuePence: 0, netPaidInPence: 0 } : points[0]
  if (!last || !first) return { gainPence: 0, netPaidPence: 0 }
  const netPaidPence = last.netPaidInPence - first.netPaidInPence
  return { gainPence: last.valuePence - first.valuePence - netPaidPence, netPaidPence }
}

/** "Up £4,210 in this tax year, a return of 3.1% after fees. £2,000 was paid in." */
export function describeResult(period: Period, result: PeriodResult, twr: number | null): string {
  const words = periods.find(({ id }) => id === period)?.words ?? ''
  const { gainPence, netPaidPence } = result
  const size = formatPounds(Math.abs(gainPence))
  const moved = gainPence > 0 ? `Up ${size}` : gainPence < 0 ? `Down ${size}` : 'No change'
  const rate = twr === null ? '' : `, a return of ${formatReturn(twr).replace('+', '')} after fees`
  const paid = formatPounds(Math.abs(netPaidPence))
  const flow = netPaidPence > 0 ? ` ${paid} was paid in.` : netPaidPence < 0 ? ` ${paid} was taken out.` : ''
  return `${moved} ${words}${rate}.${flow}`
}
