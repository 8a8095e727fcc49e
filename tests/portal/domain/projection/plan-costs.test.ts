// What a plan costs in pounds.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { costsOf, planFor } from '#domain/projection/plan-costs.ts'

const still = { growth: 0, volatility: 0.1 }

describe('The costs of a plan', () => {
  it('are the fee and the funds’ charges of what it is worth, month by month', () => {
    const costs = costsOf({ ...still, initialPence: 10_000_00, monthlyPence: 0, years: 1, fee: 0.006 })
    // £10,000 at 0.75% a year, taken monthly: £59.79 and £14.95.
    expect(costs.firstYear).toEqual({ feePence: 60_00, fundsPence: 15_00 })
    expect(costs.all).toEqual(costs.firstYear)
    expect(costs.paidPence).toBe(10_000_00)
  })

  it('count monthly payments from their month on', () => {
    const costs = costsOf({ ...still, initialPence: 0, monthlyPence: 100_00, years: 2, fee: 0.007 })
    expect(costs.paidPence).toBe(2_400_00)
    expect(costs.firstYear.feePence).toBe(5_00)
    expect(costs.all.feePence).toBe(17_00)
  })

  it('take growth and volatility of the risk level', () => {
    expect(planFor({ wrapper: 'ISA', initialPence: 1, monthlyPence: 2, years: 3, riskLevel: 5 }, 65)).toEqual(
      {
        ...{ initialPence: 1, monthlyPence: 2, years: 3 },
        ...{ growth: 0.06, volatility: 0.115, fee: 0.0065 },
      },
    )
  })

  it('of a pension are those of the payments with basic-rate relief: £800 becomes £1,000', () => {
    const plan = planFor(
      { wrapper: 'Pension', initialPence: 800_00, monthlyPence: 80_00, years: 1, riskLevel: 4 },
      60,
    )
    expect([plan.initialPence, plan.monthlyPence]).toEqual([1_000_00, 100_00])
    expect(costsOf(plan).paidPence).toBe(2_200_00)
  })

  it('and what is paid in are smaller in today’s money, and the first payment is not', () => {
    const plan = { ...still, initialPence: 1_000_00, monthlyPence: 0, years: 10, fee: 0.006 }
    expect(costsOf(plan, 0.025).paidPence).toBe(1_000_00)
    expect(costsOf(plan, 0.025).all.feePence).toBeLessThan(costsOf(plan).all.feePence)
    // £100 a month for two years, at 2.5% inflation: £2,344.11 of today.
    expect(costsOf({ ...plan, initialPence: 0, monthlyPence: 100_00, years: 2 }, 0.025).paidPence).toBe(
      2_344_11,
    )
  })

  it('never fall in a longer plan, nor with more money', () => {
    const pence = fc.integer({ min: 0, max: 100_000_00 })
    fc.assert(
      fc.property(pence, pence, fc.integer({ min: 1, max: 30 }), (initialPence, monthlyPence, years) => {
        const of = (part: object) =>
          costsOf({
            ...planFor({ wrapper: 'GIA', initialPence, monthlyPence, years, riskLevel: 4 }, 60),
            ...part,
          }).all.feePence
        expect(of({ years: years + 1 })).toBeGreaterThanOrEqual(of({}))
        expect(of({ initialPence: initialPence + 1_000_00 })).toBeGreaterThan(of({}))
      }),
    )
  })
})
