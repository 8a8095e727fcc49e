// Calendar quarters, and returns of whole years up to the last quarter end, as rules on past performance (COBS 4.5A,
// 4.6.2R) want them with any other return: five years, or as many as there are.
import { addDays, addMonths } from 'portal-engine/base/dates/london-time.ts'
import type { IndexPoint, Stretch } from './monthly.ts'
import { countUpTo } from './periods.ts'
import { growthOf } from './time-weighted.ts'

const mostYears = 5

/** The last day of this date's quarter. */
export function quarterEnd(date: string): string {
  const month = Math.floor((Number(date.slice(5, 7)) - 1) / 3) * 3 + 1
  return addDays(addMonths(`${date.slice(0, 4)}-${String(month).padStart(2, '0')}-01`, 3), -1)
}

/** The last day of March, June, September or December up to this date. */
export function lastQuarterEnd(date: string): string {
  const end = quarterEnd(date)
  return end === date ? end : quarterEnd(addMonths(`${date.slice(0, 7)}-01`, -3))
}

/** Each whole year that the points cover, newest first. Days without a point count as the last one before them. */
export function discreteYears(points: readonly IndexPoint[]): Stretch[] {
  const last = points.at(-1)
  if (!last) return []
  const indexOn = (date: string) => points[countUpTo(points, date) - 1]?.index
  const stretches: Stretch[] = []
  for (let to = lastQuarterEnd(last.date); stretches.length < mostYears; to = addMonths(to, -12)) {
    const from = addMonths(to, -12)
    const opening = indexOn(from)
    const closing = indexOn(to)
    const growth = opening === undefined || closing === undefined ? null : growthOf(opening, closing)
    if (growth === null) break
    stretches.push({ from, to, growth })
  }
  return stretches
}
