// Volatility, best and worst years, the largest fall and whole years: worked examples, and slow versions of them.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMonths } from '#base/dates/london-time.ts'
import { largestFall } from '#domain/returns/largest-fall.ts'
import {
  bestAndWorstYear,
  monthEnds,
  monthlyReturns,
  volatilityOf,
  type IndexPoint,
} from '#domain/returns/monthly.ts'
import { discreteYears, lastQuarterEnd } from '#domain/returns/quarters.ts'

const points = (...rows: [date: string, index: number][]): IndexPoint[] =>
  rows.map(([date, index]) => ({ date, index }))

/** A point at each of so many month ends from this one on. */
const byMonth = (first: string, indices: readonly number[]): IndexPoint[] =>
  indices.map((index, month) => ({
    date: addDays(addMonths(`${first}-01`, month + 1), -1),
    index,
  }))

/** A point a day. */
const byDay = (indices: readonly number[], first = '2024-01-01'): IndexPoint[] =>
  indices.map((index, day) => ({ date: addDays(first, day), index }))

const someIndices = (most: number) =>
  fc.array(fc.integer({ min: 50, max: 200 }), { minLength: 1, maxLength: most })

describe('Volatility', () => {
  it('is 6.55% a year for +2, −1, +3, −2, +1 and +1.5% a month (GIPS: sample standard deviation)', () => {
    expect(volatilityOf([0.02, -0.01, 0.03, -0.02, 0.01, 0.015])).toBeCloseTo(0.0655, 4)
  })

  it('is not said for fewer than six months', () => {
    expect(volatilityOf([0.02, -0.01, 0.03, -0.02, 0.01])).toBeNull()
    expect(volatilityOf([])).toBeNull()
  })

  it('is none for the same return every month', () => {
    expect(volatilityOf(Array.from({ length: 12 }, () => 0.01))).toBeCloseTo(0, 12)
  })

  it('comes from whole months: the days before the first month end and after the last one do not count', () => {
    const daily = points(
      ['2026-01-15', 100],
      ['2026-01-30', 110],
      ['2026-02-16', 105],
      ['2026-02-27', 121],
      ['2026-03-31', 121],
      ['2026-04-20', 60],
    )
    expect(monthEnds(daily).map(({ date }) => date)).toEqual(['2026-01-30', '2026-02-27', '2026-03-31'])
    expect(monthlyReturns(daily).map((one) => one.toFixed(6))).toEqual(['0.100000', '0.000000'])
  })

  it('counts a month as whole from its last working day on', () => {
    const friday = points(['2026-09-30', 100], ['2026-10-30', 101])
    expect(monthEnds(friday).map(({ date }) => date)).toEqual(['2026-09-30', '2026-10-30'])
    expect(monthEnds(points(['2026-09-30', 100], ['2026-10-29', 101]))).toHaveLength(1)
  })

  it('leaves out a month that has no point', () => {
    expect(monthlyReturns(points(['2026-01-30', 100], ['2026-03-31', 150], ['2026-04-30', 165]))).toEqual([
      expect.closeTo(0.1, 9),
    ])
  })
})

describe('The best and the worst twelve months', () => {
  it('are those with the most and the least growth from one month end to another', () => {
    const rows = byMonth(
      '2024-01',
      [100, 104, 90, 80, 85, 99, 101, 103, 105, 107, 108, 109, 110, 130, 81, 88],
    )
    expect(bestAndWorstYear(rows)).toEqual({
      best: { from: '2024-02-29', to: '2025-02-28', growth: 0.25 },
      worst: { from: '2024-03-31', to: '2025-03-31', growth: expect.closeTo(-0.1, 9) as number },
    })
  })

  it('are not known before a year lies between two month ends', () => {
    expect(
      bestAndWorstYear(
        byMonth(
          '2024-01',
          Array.from({ length: 12 }, () => 100),
        ),
      ),
    ).toBeNull()
    expect(bestAndWorstYear([])).toBeNull()
  })

  it('are the extremes of every year there is', () => {
    fc.assert(
      fc.property(someIndices(40), (indices) => {
        const growths: number[] = []
        for (let at = 12; at < indices.length; at += 1) growths.push(indices[at]! / indices[at - 12]! - 1)
        const years = bestAndWorstYear(byMonth('2020-01', indices))
        expect(years ? [years.best.growth, years.worst.growth] : []).toEqual(
          growths.length === 0 ? [] : [Math.max(...growths), Math.min(...growths)],
        )
      }),
    )
  })
})

describe('The largest fall', () => {
  it('is 53.33% for 500, 750, 400, 600, 350 and 800, from 750, and over when it is at 750 again', () => {
    expect(largestFall(byDay([500, 750, 400, 600, 350, 800]))).toEqual({
      growth: expect.closeTo(-0.5333, 4) as number,
      from: '2024-01-02',
      to: '2024-01-05',
      recoveredOn: '2024-01-06',
    })
  })

  it('is not over while it is below its high, and a smaller one after it changes nothing', () => {
    expect(largestFall(byDay([100, 200, 100, 150, 140]))).toEqual({
      growth: -0.5,
      from: '2024-01-02',
      to: '2024-01-03',
      recoveredOn: null,
    })
  })

  it('starts from the last day of its high, and ends on the first day of its low', () => {
    expect(largestFall(byDay([100, 100, 90, 90, 100]))).toEqual({
      growth: expect.closeTo(-0.1, 9) as number,
      from: '2024-01-02',
      to: '2024-01-03',
      recoveredOn: '2024-01-05',
    })
  })

  it('is none for what only grew, for one point and for none', () => {
    expect([[100, 101, 102], [100], []].map((rows) => largestFall(byDay(rows)))).toEqual([null, null, null])
  })

  it('is the largest of every fall from any day to a later one', () => {
    fc.assert(
      fc.property(someIndices(40), (indices) => {
        let worst = 0
        for (const [at, high] of indices.entries()) {
          for (const low of indices.slice(at)) worst = Math.min(worst, low / high - 1)
        }
        expect(largestFall(byDay(indices))?.growth ?? 0).toBeCloseTo(worst, 12)
      }),
    )
  })
})

describe('Whole years', () => {
  it.each([
    ['2026-11-20', '2026-09-30'],
    ['2026-09-30', '2026-09-30'],
    ['2026-09-29', '2026-06-30'],
    ['2026-12-31', '2026-12-31'],
    ['2027-01-04', '2026-12-31'],
    ['2024-03-31', '2024-03-31'],
  ])('end, on %s, with the quarter to %s', (date, end) => {
    expect(lastQuarterEnd(date)).toBe(end)
  })

  const quarters = (first: string, indices: readonly number[]): IndexPoint[] =>
    indices.map((index, at) => ({ date: addDays(addMonths(`${first}-01`, at * 3 + 1), -1), index }))

  it('are five, newest first, of seven years of points', () => {
    const growing = quarters(
      '2019-09',
      Array.from({ length: 29 }, (_, at) => 100 * 1.1 ** (at / 4)),
    )
    expect(discreteYears(growing)).toEqual(
      ['2026', '2025', '2024', '2023', '2022'].map((year) => ({
        from: `${Number(year) - 1}-09-30`,
        to: `${year}-09-30`,
        growth: expect.closeTo(0.1, 9) as number,
      })),
    )
  })

  it('are as many as the account has, from the close before a quarter end on a Sunday', () => {
    const some = points(
      ['2023-12-29', 100],
      ['2024-12-31', 110],
      ['2025-06-12', 50],
      ['2025-12-31', 99],
      ['2026-02-02', 1],
    )
    expect(discreteYears(some)).toEqual([
      { from: '2024-12-31', to: '2025-12-31', growth: expect.closeTo(-0.1, 9) as number },
      { from: '2023-12-31', to: '2024-12-31', growth: expect.closeTo(0.1, 9) as number },
    ])
  })

  it('are none for an account of eleven months', () => {
    expect(
      discreteYears(
        byMonth(
          '2025-10',
          Array.from({ length: 12 }, () => 100),
        ),
      ),
    ).toEqual([])
    expect(discreteYears([])).toEqual([])
  })
})
