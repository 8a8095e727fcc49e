// The standardised projection of a pension, and what all projections assume.
import { describe, expect, it } from 'vitest'
import { assumptionFor, levelAssumptions } from '#domain/projection/assumptions.ts'
import { roundedDown, standardisedProjection, type PensionPlan } from '#domain/projection/standardised.ts'

const plan: PensionPlan = { initialPence: 10_000_00, monthlyPence: 0, years: 20, riskLevel: 5, charge: 0 }
const pounds = (changes: Partial<PensionPlan>) => {
  const { lower, intermediate, higher } = standardisedProjection({ ...plan, ...changes })
  return [lower, intermediate, higher].map(({ pence }) => pence / 100)
}

describe('The standardised projection', () => {
  it('takes £10,000 over 20 years without charges to £10,000, £17,800 and £31,300 in today’s money', () => {
    expect(pounds({})).toEqual([10_000, 17_800, 31_300])
  })

  it('is at 0.00%, 2.94% and 5.88% a year above inflation', () => {
    const rates = Object.values(standardisedProjection(plan)).map(({ realRate }) =>
      (realRate * 100).toFixed(2),
    )
    expect(rates).toEqual(['0.00', '2.94', '5.88'])
  })

  it('never has an intermediate rate above 5%, and a lower one where the risk level has less growth', () => {
    expect(pounds({ riskLevel: 7 })).toEqual(pounds({ riskLevel: 5 }))
    expect(standardisedProjection({ ...plan, riskLevel: 3 }).intermediate.realRate).toBeCloseTo(
      1.04 / 1.02 - 1,
      12,
    )
  })

  it('takes charges off, and counts payments from the start of their month', () => {
    // 10,000 × 0.9925^20 and × (1.0294118 × 0.9925)^20
    expect(pounds({ charge: 0.0075 })[0]).toBe(8_600)
    expect(pounds({ charge: 0.0075 })[1]).toBe(15_300)
    // £100 a month without real growth is what was paid: 24 × 100
    expect(pounds({ initialPence: 0, monthlyPence: 100_00, years: 2 })[0]).toBe(2_400)
  })

  it.each([
    [17_856_11, 17_800_00],
    [99_999_99, 99_900_00],
    [1_234_567_00, 1_230_000_00],
    [999_99, 999_00],
    [87_65, 87_00],
    [99, 0],
    [0, 0],
    [1_000_00, 1_000_00],
  ])('shows %i pence as %i', (exact, shown) => {
    expect(roundedDown(exact)).toBe(shown)
  })
})

describe('What is assumed', () => {
  it('is more growth and more ups and downs the higher the risk level', () => {
    for (const name of ['riskLevel', 'growth', 'volatility'] as const) {
      const values = levelAssumptions.map((level) => level[name])
      expect(values).toEqual(values.toSorted((a, b) => a - b))
    }
    expect(levelAssumptions.map(({ riskLevel }) => riskLevel)).toEqual([1, 2, 3, 4, 5, 6, 7])
  })

  it('is that of the last level beyond the ends', () => {
    expect([assumptionFor(0), assumptionFor(9)]).toEqual([levelAssumptions[0], levelAssumptions[6]])
  })
})
