// The points that a chart of a period draws. Pure.
import type { Series, Interval } from '#api/accounts/series.ts'
import { countUpTo, openingDay, type Period } from '#domain/returns/periods.ts'

type Point = Series['points'][number]

/** Days for a few months, weeks for years: as many points as a chart can show. */
export const intervalOf = (period: Period): Interval =>
  period === '1M' || period === '3M' ? 'daily' : 'weekly'

/** The points of the period, opening with the last one on or before its opening day. */
export function pointsOf(points: readonly Point[], period: Period): Point[] {
  const last = points.at(-1)
  const from = last && openingDay(period, last.date)
  return from === undefined ? [...points] : points.slice(Math.max(0, countUpTo(points, from) - 1))
}
