// Series of daily closes for tests of returns, and the days they are made of.
import fc from 'fast-check'
import { addDays } from '#base/dates/london-time.ts'
import { withTimeWeightedIndex, type Close, type IndexedClose } from '#domain/returns/time-weighted.ts'

/** One day: pence paid in at its start, growth while invested, pence taken out at its end. */
export interface Day {
  paidIn: number
  growth: number
  takenOut: number
}

/** Closes of consecutive days from 1 January 2024, with values that are not rounded. */
export function closesOf(days: readonly Day[], start = '2024-01-01'): Close[] {
  let value = 0
  let paid = 0
  let out = 0
  return days.map((day, index) => {
    value = (value + day.paidIn) * day.growth - day.takenOut
    paid += day.paidIn
    out += day.takenOut
    return {
      date: addDays(start, index),
      valuePence: value,
      netPaidInPence: paid - out,
      paidInPence: paid,
    }
  })
}

/** One close for each amount: date, value, and what was paid in (negative: taken out) on that day, in pounds. */
export function closesFrom(rows: readonly [date: string, pounds: number, flow?: number][]): IndexedClose[] {
  let paidIn = 0
  let net = 0
  return withTimeWeightedIndex(
    rows.map(([date, pounds, flow = 0]) => {
      paidIn += Math.max(0, flow) * 100
      net += flow * 100
      return { date, valuePence: pounds * 100, netPaidInPence: net, paidInPence: paidIn }
    }),
  )
}

const growth = fc.double({ min: 0.9, max: 1.1, noNaN: true })

/** Days of an account that never runs empty: what is taken out is small beside the first payment. */
export const someDays = fc
  .tuple(
    fc.integer({ min: 1_000_000, max: 5_000_000 }),
    fc.array(
      fc.record({
        growth,
        paidIn: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 900_000 })),
        takenOut: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 10_000 })),
      }),
      { minLength: 3, maxLength: 20 },
    ),
  )
  .map(([first, days]) => [{ paidIn: first, growth: 1, takenOut: 0 }, ...days])
