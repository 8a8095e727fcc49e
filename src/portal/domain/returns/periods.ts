// The periods over which returns are shown, and where each begins.
import { addDays, addMonths } from 'portal-engine/base/dates/london-time.ts'
import { taxYearOfDate, taxYearStart } from '../tax/tax-year.ts'

export const periods = ['1M', '3M', 'YTD', 'TaxYear', '1Y', '3Y', '5Y', 'SinceStart'] as const
export type Period = (typeof periods)[number]

/** From the close of which day is this period measured, when the last close is of `end`? Undefined: from before the first. */
export function openingDay(period: Period, end: string): string | undefined {
  switch (period) {
    case '1M':
      return addMonths(end, -1)
    case '3M':
      return addMonths(end, -3)
    case 'YTD':
      return addDays(`${end.slice(0, 4)}-01-01`, -1)
    case 'TaxYear':
      return addDays(taxYearStart(taxYearOfDate(end)), -1)
    case '1Y':
      return addMonths(end, -12)
    case '3Y':
      return addMonths(end, -36)
    case '5Y':
      return addMonths(end, -60)
    case 'SinceStart':
      return undefined
  }
}

/** How many of these, oldest first, are of this date or earlier? */
export function countUpTo(dated: readonly { date: string }[], date: string): number {
  let [low, high] = [0, dated.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (dated[middle]!.date <= date) low = middle + 1
    else high = middle
  }
  return low
}
