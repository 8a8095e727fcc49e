// Money, percentages, shares of a whole and fee bands.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatPence, formatPounds, formatReturn, formatShort, formatWeight } from '#base/money.ts'
import { feeBandFor } from '#domain/fees/fee-rate.ts'
import { sharesInTenths } from '#base/shares.ts'

describe('an amount', () => {
  it.each([
    [123_456_789, 'GBP', '£1,234,567.89'],
    [-1_234_50, 'GBP', '−£1,234.50'],
    [100_000, 'USD', 'US$1,000.00'],
    [100_000, 'EUR', '€1,000.00'],
    [0, 'GBP', '£0.00'],
  ])('is %i %s and written %s in a list', (pence, currency, text) => {
    expect(formatPence(pence, currency)).toBe(text)
  })

  it.each([
    [1_234_49, '£1,234'],
    [1_234_50, '£1,235'],
    [-1_234_50, '−£1,235'],
    [-49, '£0'],
  ])('is %i pence and written %s on a dashboard', (pence, text) => {
    expect(formatPounds(pence)).toBe(text)
  })

  it.each([
    [125_000_000, '£1.25m'],
    [100_000_000, '£1m'],
    [38_000_00, '£38k'],
    [950_00, '£950'],
    [-2_500_00, '−£2.5k'],
  ])('is %i pence and written %s on a chart', (pence, text) => {
    expect(formatShort(pence)).toBe(text)
  })
})

describe('a percentage', () => {
  it.each([
    [0.073, '+7.3%'],
    [-0.004, '−0.4%'],
    [0.0001, '0.0%'],
    [-0.0001, '0.0%'],
  ])('is, for a return of %d, written %s', (fraction, text) => {
    expect(formatReturn(fraction)).toBe(text)
  })

  it('is written with one decimal when it is of a whole', () => {
    expect(formatWeight(125)).toBe('12.5%')
  })
})

describe('weights', () => {
  it('give what is left to the largest remainders', () => {
    expect(sharesInTenths([1, 1, 1])).toEqual([334, 333, 333])
    expect(sharesInTenths([0, 0])).toEqual([0, 0])
  })

  it('always total 100.0% and are off by less than a tenth', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 1_000_000_00 }), { minLength: 1, maxLength: 30 }),
        (amounts) => {
          const whole = amounts.reduce((sum, amount) => sum + amount, 0)
          fc.pre(whole > 0)
          const weights = sharesInTenths(amounts)
          expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(1000)
          for (const [index, amount] of amounts.entries()) {
            expect(Math.abs(weights[index]! - (amount * 1000) / whole)).toBeLessThan(1)
          }
        },
      ),
    )
  })
})

describe('the fee band', () => {
  it('is set by existing and new contributions together', () => {
    expect(feeBandFor(49_999_99).rateBps).toBe(70)
    expect(feeBandFor(49_999_99, 1).rateBps).toBe(65)
    expect(feeBandFor(40_000_00, 60_000_00).rateBps).toBe(60)
  })

  it('is the first one for somebody who took out more than they paid in', () => {
    expect(feeBandFor(-5_000_00).rateBps).toBe(70)
  })
})
