// Figures from the month ends of an index: volatility, best and worst twelve months.
import { addDays } from 'portal-engine/base/dates/london-time.ts'
import { workingDayFrom } from 'portal-engine/base/dates/working-days.ts'
import { growthOf } from './time-weighted.ts'

/** An index at one close: an account's time-weighted one, or a comparator's. */
export interface IndexPoint {
  date: string
  index: number
}

export interface Stretch {
  from: string
  to: string
  /** As a fraction. */
  growth: number
}

/** Fewer monthly returns than this say nothing about volatility. */
const fewestMonths = 6

/** The last point of each month that has ended, oldest first. */
export function monthEnds(points: readonly IndexPoint[]): IndexPoint[] {
  return points.filter(({ date }, index) => {
    const next = points[index + 1]?.date ?? workingDayFrom(addDays(date, 1))
    return next.slice(0, 7) !== date.slice(0, 7)
  })
}

/** Growth from each month end to the next, as fractions; months without a point are left out. */
export function monthlyReturns(points: readonly IndexPoint[]): number[] {
  return stretches(monthEnds(points), 1).map(({ growth }) => growth)
}

/** Sample standard deviation of monthly returns times √12, as a fraction a year; null for fewer than six. */
export function volatilityOf(returns: readonly number[]): number | null {
  if (returns.length < fewestMonths) return null
  const mean = returns.reduce((sum, one) => sum + one, 0) / returns.length
  const squares = returns.reduce((sum, one) => sum + (one - mean) ** 2, 0)
  return Math.sqrt(squares / (returns.length - 1)) * Math.sqrt(12)
}

/** The twelve months from one month end to another with the most and the least growth; null for less than a year. */
export function bestAndWorstYear(points: readonly IndexPoint[]): { best: Stretch; worst: Stretch } | null {
  const years = stretches(monthEnds(points), 12)
  if (years.length === 0) return null
  return {
    best: years.reduce((best, year) => (year.growth > best.growth ? year : best)),
    worst: years.reduce((worst, year) => (year.growth < worst.growth ? year : worst)),
  }
}

/** Each pair of month ends so many months apart. */
function stretches(ends: readonly IndexPoint[], months: number): Stretch[] {
  return ends.flatMap((from, index) => {
    const to = ends[index + months]
    const growth = to && growthOf(from.index, to.index)
    if (!to || growth === null || growth === undefined) return []
    return monthNumber(to.date) - monthNumber(from.date) === months
      ? [{ from: from.date, to: to.date, growth }]
      : []
  })
}

function monthNumber(date: string): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))
}
