// The time-weighted return: published examples, and what must hold for any account.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { annualised, growthOf, withTimeWeightedIndex } from '#domain/returns/time-weighted.ts'
import { closesFrom, closesOf, someDays } from './closes.ts'

const lastIndex = (rows: Parameters<typeof closesFrom>[0]) => closesFrom(rows).at(-1)!.twrIndex

describe('The time-weighted return', () => {
  it('is 9.79% for £1,000,000 that grows by 16.25% and, after another £100,000, falls by 5.56% (Investopedia)', () => {
    const index = lastIndex([
      ['2010-12-31', 1_000_000, 1_000_000],
      ['2011-08-15', 1_162_484],
      ['2011-08-16', 1_262_484, 100_000],
      ['2011-12-31', 1_192_328],
    ])
    expect(index).toBeCloseTo(109.79, 2)
  })

  it('is the same when £100,000 was taken out instead (Investopedia)', () => {
    const index = lastIndex([
      ['2010-12-31', 1_000_000, 1_000_000],
      ['2011-08-15', 1_062_484, -100_000],
      ['2011-12-31', 1_003_440],
    ])
    expect(index).toBeCloseTo(109.79, 2)
  })

  it('links 4%, 9%, 5% and 11% to 32.12%, which is 7.21% a year over four years (Wikipedia)', () => {
    const index = lastIndex([
      ['2020-01-01', 100, 100],
      ['2021-01-01', 104],
      ['2022-01-01', 113.36],
      ['2023-01-01', 119.028],
      ['2024-01-01', 132.12108],
    ])
    expect(index).toBeCloseTo(132.121, 3)
    expect(annualised(0.3212108, '2020-01-01', '2023-12-31')).toBeCloseTo(0.0721, 4)
  })

  it('is 14.02% a year for a unit that goes from 100 to 125 to 130, whenever £100 was paid in', () => {
    const index = lastIndex([
      ['2021-01-01', 100, 100],
      ['2022-01-01', 125],
      ['2022-01-02', 225, 100],
      ['2023-01-01', 234],
    ])
    expect(annualised(index / 100 - 1, '2021-01-01', '2023-01-01')).toBeCloseTo(0.1402, 4)
  })

  it('counts money paid in from the start of its day: £100 in and £220 at night is 10% up from £100', () => {
    expect(
      lastIndex([
        ['2026-01-05', 100, 100],
        ['2026-01-06', 220, 100],
      ]),
    ).toBeCloseTo(110, 9)
  })

  it('counts money taken out until the end of its day: £60 at night after £50 out is 10% up from £100', () => {
    expect(
      lastIndex([
        ['2026-01-05', 100, 100],
        ['2026-01-06', 60, -50],
      ]),
    ).toBeCloseTo(110, 9)
  })

  it('counts what the first payment did on its own day', () => {
    expect(lastIndex([['2026-01-05', 101, 100]])).toBeCloseTo(101, 9)
  })

  it('rests while an account is empty, goes on with the next payment, and never comes back from a total loss', () => {
    const index = closesFrom([
      ['2026-01-05', 100, 100],
      ['2026-01-06', 0, -110],
      ['2026-01-07', 0],
      ['2026-01-08', 52.5, 50],
      ['2026-01-09', 0],
      ['2026-01-12', 40, 40],
    ]).map(({ twrIndex }) => Math.round(twrIndex * 1e6) / 1e6)
    expect(index).toEqual([100, 110, 110, 115.5, 0, 0])
    expect(growthOf(0, 0)).toBeNull()
  })

  it('is not below −100% when an account is overdrawn', () => {
    expect(
      lastIndex([
        ['2026-01-05', 100, 100],
        ['2026-01-06', -3],
      ]),
    ).toBe(0)
  })

  it('is named a year only where it covers more than one', () => {
    expect(annualised(0.1, '2024-02-29', '2025-02-28')).toBeNull()
    expect(annualised(0.1, '2025-02-28', '2026-02-28')).toBeNull()
    expect(annualised(0.1, '2025-02-28', '2026-03-01')).toBeCloseTo(0.0997, 4)
    expect(annualised(null, '2020-01-01', '2026-01-01')).toBeNull()
  })

  it('is an empty index without closes', () => {
    expect(withTimeWeightedIndex([])).toEqual([])
  })

  it('is the product of the daily growths, whatever is paid in or taken out', () => {
    fc.assert(
      fc.property(someDays, (days) => {
        let expected = 100
        for (const { growth } of days) expected *= growth
        const index = withTimeWeightedIndex(closesOf(days)).at(-1)!.twrIndex
        expect(index / expected).toBeCloseTo(1, 9)
      }),
    )
  })

  it('is not moved by a deposit', () => {
    fc.assert(
      fc.property(someDays, fc.nat(), fc.integer({ min: 1, max: 1e9 }), (days, at, more) => {
        const paid = days.map((day, index) =>
          index === at % days.length ? { ...day, paidIn: day.paidIn + more } : day,
        )
        const [with_, without] = [paid, days].map(
          (some) => withTimeWeightedIndex(closesOf(some)).at(-1)!.twrIndex,
        )
        expect(with_! / without!).toBeCloseTo(1, 6)
      }),
    )
  })

  it('is not moved by scaling every amount', () => {
    fc.assert(
      fc.property(someDays, fc.double({ min: 0.01, max: 1000, noNaN: true }), (days, factor) => {
        const scaled = days.map(({ growth, paidIn, takenOut }) => ({
          growth,
          paidIn: paidIn * factor,
          takenOut: takenOut * factor,
        }))
        const [one, other] = [days, scaled].map((some) =>
          withTimeWeightedIndex(closesOf(some)).map(({ twrIndex }) => twrIndex),
        )
        for (const [index, value] of one!.entries()) expect(other![index]! / value).toBeCloseTo(1, 9)
      }),
    )
  })
})
