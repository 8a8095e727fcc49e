// Shares of an expression of wish: hundredths of one per cent that add up to everything.
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  evenShares,
  leftOf,
  mayBeBornOn,
  parseCharityNumber,
  parseShare,
  sharesAddUp,
  writeShare,
} from '#domain/expression-of-wish.ts'

describe('The share of a nominee', () => {
  it.each([
    ['25', 25_00],
    ['33.33', 33_33],
    ['12.5', 12_50],
    ['12.5 %', 12_50],
    [' 100% ', 100_00],
    ['0.01', 1],
    ['007', 7_00],
  ])('typed as %j is %d hundredths of one per cent', (typed, share) => {
    expect(parseShare(typed)).toBe(share)
  })

  it.each(['', '0', '0.00', '100.01', '101', '33.333', '-5', '1e2', '1,5', 'half', '٢٥', '%', '25%%'])(
    'cannot be %j',
    (typed) => {
      expect(parseShare(typed)).toBeUndefined()
    },
  )

  it('is written so that it reads back the same', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), (share) => {
        expect(parseShare(writeShare(share))).toBe(share)
      }),
    )
  })
})

describe('The shares of a wish', () => {
  it('split evenly among three are 33.34, 33.33 and 33.33 per cent', () => {
    expect(evenShares(3)).toEqual([33_34, 33_33, 33_33])
  })

  it('split evenly always add up to everything and differ by a hundredth at most', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), (count) => {
        const shares = evenShares(count)
        expect(sharesAddUp(shares)).toBe(true)
        expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1)
      }),
    )
  })

  it.each([
    ['none at all', []],
    ['less than everything', [50_00, 49_99]],
    ['more than everything', [50_00, 50_01]],
    ['a share of nothing', [100_00, 0]],
    ['a share below nothing', [110_00, -10_00]],
    ['parts of a hundredth', [50_00.5, 49_99.5]],
  ])('do not add up when they are %s', (_what, shares) => {
    expect(sharesAddUp(shares)).toBe(false)
  })

  it('leave what is not given, or say by how much they are too many', () => {
    expect(leftOf([60_00, 15_00])).toBe(25_00)
    expect(leftOf([60_00, 45_50])).toBe(-5_50)
  })
})

describe('What is known of a nominee', () => {
  it.each([
    ['1099887', '1099887'],
    [' 206 002 ', '206002'],
    ['sc012345', 'SC012345'],
    ['NIC 100123', 'NIC100123'],
  ])('is the charity number %j as %s', (typed, number) => {
    expect(parseCharityNumber(typed)).toBe(number)
  })

  it.each(['', '12345', '12345678', 'SC1234', 'AB123456'])('is no charity number %j', (typed) => {
    expect(parseCharityNumber(typed)).toBeUndefined()
  })

  it('is a date of birth that is neither to come nor longer ago than anybody lives', () => {
    const today = '2026-11-21'
    expect(['2026-11-21', '1901-11-22'].map((date) => mayBeBornOn(date, today))).toEqual([true, true])
    expect(['2026-11-22', '1901-11-21'].map((date) => mayBeBornOn(date, today))).toEqual([false, false])
  })
})
