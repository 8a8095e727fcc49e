import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { monthlyNeeded } from '#domain/projection/monthly-needed.ts'
import { paidFor } from '#domain/projection/plan-costs.ts'
import { advance, chanceOf, startSimulation, type Plan } from '#domain/projection/simulation.ts'

const among = { paths: 1_000, seed: 7 }

const certain: Plan = {
  initialPence: 0,
  monthlyPence: 0,
  years: 5,
  growth: 0,
  volatility: 0,
  fee: 0,
}

const chance = (plan: Plan, goalPence: number) => {
  const simulation = startSimulation(plan, among.paths, among.seed)
  advance(simulation, among.paths)
  return chanceOf(simulation, goalPence)
}

describe('Somebody who needs £60,000', () => {
  it('pays in £1,000 a month for five years where nothing grows', () => {
    expect(monthlyNeeded(certain, 60_000_00, 0.9, among)).toBe(1_000_00)
  })

  it('pays in the rest where there is a beginning, and nothing where there is enough', () => {
    expect(monthlyNeeded({ ...certain, initialPence: 30_000_00 }, 60_000_00, 0.9, among)).toBe(500_00)
    expect(monthlyNeeded({ ...certain, initialPence: 60_000_00 }, 60_000_00, 0.9, among)).toBe(0)
  })

  it('reads whole pounds, rounded up', () => {
    expect(monthlyNeeded(certain, 60_000_01, 0.9, among)).toBe(1_001_00)
  })

  it('pays a fifth less from their own pocket into a pension', () => {
    expect(paidFor('Pension', 1_000_00)).toBe(800_00)
    expect(paidFor('ISA', 1_000_00)).toBe(1_000_00)
  })
})

describe('The payment that makes a goal likely', () => {
  it('is the least in whole pounds with which so many paths reach it', () => {
    fc.assert(
      fc.property(
        fc.record({
          initialPence: fc.integer({ min: 0, max: 100_000_00 }),
          years: fc.integer({ min: 1, max: 12 }),
          growth: fc.double({ min: 0, max: 0.08, noNaN: true }),
          volatility: fc.double({ min: 0.01, max: 0.2, noNaN: true }),
          fee: fc.double({ min: 0, max: 0.02, noNaN: true }),
          goal: fc.integer({ min: 1_000_00, max: 500_000_00 }),
          share: fc.constantFrom(0.5, 0.8, 0.9),
        }),
        ({ goal, share, ...terms }) => {
          const plan = { ...terms, monthlyPence: 0 }
          const monthlyPence = monthlyNeeded(plan, goal, share, among)
          expect(chance({ ...plan, monthlyPence }, goal)).toBeGreaterThanOrEqual(share)
          const chanceOfLess =
            monthlyPence === 0 ? 0 : chance({ ...plan, monthlyPence: monthlyPence - 100 }, goal)
          expect(chanceOfLess).toBeLessThan(share)
        },
      ),
      { numRuns: 40 },
    )
  })
})
