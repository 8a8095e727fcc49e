// Time-weighted returns, worked out from daily closes and net amounts paid in. Pure.
import type { Twr } from '#api/accounts.ts'
import { addDays, addMonths } from '#domain/london-time.ts'
import { taxYearOfDate, taxYearStart } from '#domain/tax-year.ts'

export interface Point {
  date: string
  valuePence: number
  netPaidInPence: number
  twrIndex: number
}

/** Adds the time-weighted index: flows count at the end of their day. */
export function withReturns(rows: readonly Omit<Point, 'twrIndex'>[]): Point[] {
  let last: Point | undefined
  return rows.map((row) => {
    const flowed = row.netPaidInPence - (last?.netPaidInPence ?? 0)
    const twrIndex = last ? (last.twrIndex * (row.valuePence - flowed)) / last.valuePence : 100
    last = { ...row, twrIndex }
    return last
  })
}

/** Returns over the named periods up to the last point; null where the points start later. */
export function returnsOf(points: readonly Point[]): Twr {
  const last = points.at(-1)
  const since = (start: string): number | null => {
    const base = points.findLast(({ date }) => date <= start)
    return last && base ? rounded(last.twrIndex / base.twrIndex - 1) : null
  }
  const end = last?.date ?? '1970-01-01'
  return {
    '1M': since(addMonths(end, -1)),
    '3M': since(addMonths(end, -3)),
    YTD: since(addDays(`${end.slice(0, 4)}-01-01`, -1)),
    TaxYear: since(addDays(taxYearStart(taxYearOfDate(end)), -1)),
    '1Y': since(addMonths(end, -12)),
    '3Y': since(addMonths(end, -36)),
    '5Y': since(addMonths(end, -60)),
    SinceStart: last ? rounded(last.twrIndex / 100 - 1) : null,
  }
}

function rounded(fraction: number): number {
  return Math.round(fraction * 1_000_000) / 1_000_000
}
