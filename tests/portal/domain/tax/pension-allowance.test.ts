import { describe, expect, it } from 'vitest'
import * as fc from 'fast-check'
import { pensionRoom, unusedYears, type PensionYear } from '#domain/tax/pension-allowance.ts'

const year = (start: number, usedPounds: number, allowancePounds = 60_000, isMember = true): PensionYear => ({
  year: start,
  allowancePence: allowancePounds * 100,
  usedPence: usedPounds * 100,
  isMember,
})

describe('The pension allowance with carry forward', () => {
  it('lets somebody who has paid nothing in pay £240,000 in 2026/27', () => {
    const room = pensionRoom([2023, 2024, 2025, 2026].map((start) => year(start, 0)))
    expect(room.totalPence).toBe(240_000_00)
  })

  it('has £56,000 more for Sam in 2025/26: £20,000 of the year, £16,000 and £20,000 of the years before', () => {
    const room = pensionRoom([
      year(2022, 24_000, 40_000),
      year(2023, 40_000),
      year(2024, 60_000),
      year(2025, 40_000),
    ])
    expect(room.thisYear?.unusedPence).toBe(20_000_00)
    expect(room.carried.map(({ unusedPence }) => unusedPence)).toEqual([16_000_00, 20_000_00, 0])
    expect(room.totalPence).toBe(56_000_00)
  })

  it('takes what is above a year’s allowance from the earliest of the three years before', () => {
    const unused = unusedYears([
      year(2023, 50_000),
      year(2024, 50_000),
      year(2025, 50_000),
      year(2026, 75_000),
    ])
    expect(unused.map(({ unusedPence }) => unusedPence)).toEqual([0, 5_000_00, 10_000_00, 0])
  })

  it('knows that an earlier year has used the years before it', () => {
    const room = pensionRoom([year(2023, 40_000), year(2024, 60_000), year(2025, 70_000), year(2026, 0)])
    expect(room.carried.map(({ unusedPence }) => unusedPence)).toEqual([10_000_00, 0, 0])
  })

  it('carries nothing from a year without membership, and nothing from before the three years', () => {
    const room = pensionRoom([
      year(2021, 0, 40_000),
      year(2022, 0, 40_000),
      year(2023, 0, 60_000, false),
      year(2024, 0),
      year(2025, 0),
      year(2026, 0),
    ])
    expect(room.carried.map((each) => each.year)).toEqual([2023, 2024, 2025])
    expect(room.totalPence).toBe(180_000_00)
  })

  it('is never negative, and never more than the allowances of four years', () => {
    const years = fc.array(fc.integer({ min: 0, max: 300_000 }), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(years, (used) => {
        const { totalPence, carried, thisYear } = pensionRoom(used.map((pounds, i) => year(2020 + i, pounds)))
        expect(totalPence).toBeGreaterThanOrEqual(0)
        expect(totalPence).toBeLessThanOrEqual(240_000_00)
        expect([...carried, thisYear!].every(({ unusedPence }) => unusedPence >= 0)).toBe(true)
      }),
    )
  })
})
