// Pension contributions: the worked examples of HMRC's manual and of providers.
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  annualAllowancePence,
  excessOf,
  grossOf,
  reliefLimitPence,
} from '#domain/payments/pension-contribution-rules.ts'

const year = 2026
const use = { allowancePence: 60_000_00, unusedPence: [0, 0, 0], paidPence: 0, sinceFlexiblePence: null }

describe('A personal contribution', () => {
  it('becomes £100 with relief when £80 is paid, and £125 when it is £100', () => {
    expect([grossOf(80_00), grossOf(100_00), grossOf(2_880_00)]).toEqual([100_00, 125_00, 3_600_00])
  })

  it('has relief up to all earnings, or £3,600 where they are less', () => {
    expect(reliefLimitPence(0, year)).toBe(3_600_00)
    expect(reliefLimitPence(3_600_01, year)).toBe(3_600_01)
    expect(reliefLimitPence(45_000_00, year)).toBe(45_000_00)
  })
})

describe('The annual allowance', () => {
  it.each([
    { who: 'threshold income of £200,000', threshold: 200_000_00, adjusted: 300_000_00, is: 60_000_00 },
    { who: 'adjusted income of £260,000', threshold: 250_000_00, adjusted: 260_000_00, is: 60_000_00 },
    { who: 'income of £265,000 (Quilter)', threshold: 265_000_00, adjusted: 265_000_00, is: 57_500_00 },
    {
      who: 'adjusted income of £274,000 (Aegon)',
      threshold: 248_000_00,
      adjusted: 274_000_00,
      is: 53_000_00,
    },
    { who: 'adjusted income of £280,000', threshold: 280_000_00, adjusted: 280_000_00, is: 50_000_00 },
    {
      who: 'adjusted income of £295,400 (Aegon)',
      threshold: 295_400_00,
      adjusted: 295_400_00,
      is: 42_300_00,
    },
    { who: 'adjusted income of £360,000', threshold: 360_000_00, adjusted: 360_000_00, is: 10_000_00 },
    { who: 'more', threshold: 900_000_00, adjusted: 900_000_00, is: 10_000_00 },
    { who: 'one pound over the limit', threshold: 260_001_00, adjusted: 260_001_00, is: 60_000_00 },
  ])('is $is pence with $who', ({ threshold, adjusted, is }) => {
    expect(annualAllowancePence({ thresholdPence: threshold, adjustedPence: adjusted }, year)).toBe(is)
  })

  it('has room for £240,000 with three unused years of £60,000', () => {
    expect(excessOf({ ...use, unusedPence: [60_000_00, 60_000_00, 60_000_00] }, 240_000_01, year)).toEqual({
      roomPence: 240_000_00,
      excessPence: 1,
      byFlexible: false,
    })
  })

  it('leaves £56,000 after £40,000 was paid, as in the example of The Private Office', () => {
    const sam = { ...use, unusedPence: [16_000_00, 20_000_00, 0], paidPence: 40_000_00 }
    expect(excessOf(sam, 0, 2025).roomPence).toBe(56_000_00)
  })

  it('counts after flexible income only what came since, without carry forward (M&G)', () => {
    const david = { ...use, unusedPence: [60_000_00, 0, 0], paidPence: 30_000_00, sinceFlexiblePence: 0 }
    expect(excessOf(david, 40_000_00, year)).toEqual({
      roomPence: 10_000_00,
      excessPence: 30_000_00,
      byFlexible: true,
    })
  })

  it('never has less room than nothing, and what is beyond it is exactly the rest', () => {
    const pence = fc.integer({ min: 0, max: 300_000_00 })
    fc.assert(
      fc.property(fc.array(pence, { maxLength: 3 }), pence, pence, (unusedPence, paidPence, gross) => {
        const { roomPence, excessPence } = excessOf({ ...use, unusedPence, paidPence }, gross, year)
        expect(roomPence).toBeGreaterThanOrEqual(0)
        expect(excessPence).toBe(Math.max(0, gross - roomPence))
      }),
    )
  })
})
