import { describe, expect, it } from 'vitest'
import * as fc from 'fast-check'
import { feeBands } from '#domain/fees/bands.gen.ts'
import { nextFeeBand } from '#domain/fees/fee-rate.ts'
import { costEffect } from '#domain/fees/cost-effect.ts'

describe('The effect of costs', () => {
  it('is £1,558 after ten years for 1% a year on £10,000 that grows by 5%', () => {
    expect(costEffect(10_000_00, 0.01, 10)).toEqual({
      years: 10,
      withoutCostsPence: 16_289_00,
      afterCostsPence: 14_731_00,
      effectPence: 1_558_00,
    })
  })

  it('is nothing today and nothing without costs', () => {
    expect(costEffect(10_000_00, 0.01, 0).effectPence).toBe(0)
    expect(costEffect(10_000_00, 0, 10).effectPence).toBe(0)
  })

  it('grows with the years and with the costs', () => {
    const amount = fc.integer({ min: 1_000_00, max: 5_000_000_00 })
    const costs = fc.double({ min: 0.001, max: 0.03, noNaN: true })
    fc.assert(
      fc.property(amount, costs, fc.integer({ min: 1, max: 30 }), (pence, rate, years) => {
        const { effectPence } = costEffect(pence, rate, years)
        expect(effectPence).toBeGreaterThanOrEqual(costEffect(pence, rate, years - 1).effectPence)
        expect(effectPence).toBeLessThanOrEqual(costEffect(pence, rate * 1.1, years).effectPence)
      }),
    )
  })
})

describe('The next band', () => {
  it('is the first above the contributions, with what is missing to it', () => {
    expect(nextFeeBand(feeBands, 199_550_00)).toEqual({
      fromPence: 250_000_00,
      rateBps: 50,
      missingPence: 50_450_00,
    })
    expect(nextFeeBand(feeBands, 250_000_00)?.fromPence).toBe(500_000_00)
    expect(nextFeeBand(feeBands, -5_00)?.missingPence).toBe(50_005_00)
  })

  it('is none above the last', () => {
    expect(nextFeeBand(feeBands, 500_000_00)).toBeUndefined()
  })
})
