// Simulated paths, against what mathematics says exactly: lognormal quantiles for a lump sum, the expected value with
// payments. Seeds 1 to 3, and the one that the portal ships, must all pass.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shippedSeed } from '#domain/projection/assumptions.ts'
import { normalQuantile } from '#domain/projection/normal.ts'
import {
  advance,
  chanceOf,
  fanOf,
  fanPercents,
  inTodaysMoney,
  startSimulation,
  type Plan,
  type Simulation,
} from '#domain/projection/simulation.ts'

const paths = 10_000

/** The exact expected value in pence, added up month by month. */
function expectedValue({ initialPence, monthlyPence, growth, fee }: Plan, years: number): number {
  let value = initialPence
  for (let month = 0; month < years * 12; month += 1)
    value = (value + monthlyPence) * ((1 + growth) * (1 - fee)) ** (1 / 12)
  return value
}

const lump: Plan = {
  initialPence: 1_000_000,
  monthlyPence: 0,
  years: 20,
  growth: 0.06,
  volatility: 0.115,
  fee: 0.007,
}
const saving: Plan = { ...lump, monthlyPence: 25_000 }

function simulated(plan: Plan, seed: number, count = paths): Simulation {
  const simulation = startSimulation(plan, count, seed)
  advance(simulation, count)
  return simulation
}

/** The lines of a fan at the end of a year. */
const endOf = (simulation: Simulation, year: number) =>
  fanOf(simulation)[simulation.months.indexOf(year * 12)]!

describe('Normal quantiles', () => {
  it.each([
    [0.5, 0],
    [0.9, 1.2815515655446],
    [0.975, 1.959963984540054],
    [0.999, 3.090232306167813],
    [0.01, -2.326347874040841],
    [1e-9, -5.997807015008182],
  ])('below which %f lies is %f', (probability, expected) => {
    expect(Math.abs(normalQuantile(probability) - expected)).toBeLessThan(1e-8)
  })
})

describe.each([1, 2, 3, shippedSeed])('A simulation of 10,000 paths from seed %i', (seed) => {
  it('has the exact quantiles of a lump sum at every time, within four standard errors', () => {
    const simulation = simulated(lump, seed)
    const fan = fanOf(simulation)
    for (const year of [0.25, 1, 1.75, 5, 10, 20]) {
      const spread = 0.115 * Math.sqrt(year)
      const centre = Math.log(1_000_000) + (Math.log(1.06 * 0.993) - 0.115 ** 2 / 2) * year
      for (const [at, percent] of fanPercents.entries()) {
        const share = percent / 100
        const z = normalQuantile(share)
        const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)
        const error = (Math.sqrt((share * (1 - share)) / paths) / density) * spread
        const difference = Math.log(fan[simulation.months.indexOf(year * 12)]![at]!) - (centre + spread * z)
        expect([year, percent, Math.abs(difference) < 4 * error]).toEqual([year, percent, true])
      }
    }
  })

  it('has the exact expected value of monthly payments, within four standard errors', () => {
    const { values } = simulated(saving, seed)
    const last = values.subarray(-paths)
    const mean = last.reduce((sum, value) => sum + value, 0) / paths
    const variance = last.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (paths - 1)
    expect(Math.abs(mean - expectedValue(saving, 20))).toBeLessThan(4 * Math.sqrt(variance / paths))
  })
})

describe('An amount of the future', () => {
  it('is less in today’s money: £1,000 in ten years at 2.5% is £781', () => {
    expect(Math.round(1000 * inTodaysMoney(10, 0.025))).toBe(781)
  })
})

describe('A simulation', () => {
  it('is the same from the same seed, whole or in steps, and another from another seed', () => {
    const whole = simulated(saving, 7, 500)
    const steps = startSimulation(saving, 500, 7)
    for (const count of [1, 99, 250, 1000]) advance(steps, count)
    expect(steps).toEqual(whole)
    expect(fanOf(simulated(saving, 8, 500))).not.toEqual(fanOf(whole))
  })

  it('keeps each quarter of its first two years, in which a fan opens fastest, then each year', () => {
    expect(simulated({ ...lump, years: 5 }, 1, 10).months).toEqual([
      0, 3, 6, 9, 12, 15, 18, 21, 24, 36, 48, 60,
    ])
    expect(simulated({ ...lump, years: 1 }, 1, 10).months).toEqual([0, 3, 6, 9, 12])
  })

  it('shows its first paths before the others are there', () => {
    const some = startSimulation(saving, 500, 7)
    advance(some, 100)
    expect(some.done).toBe(100)
    expect(fanOf(some)).toEqual(fanOf(simulated(saving, 7, 100)))
  })

  it('is the expected value in every path without volatility', () => {
    const certain = simulated({ ...saving, volatility: 0 }, 1, 10)
    for (const line of endOf(certain, 20)) expect(line / expectedValue(saving, 20)).toBeCloseTo(1, 9)
  })

  it('starts every path with the lump sum, and never goes below nothing when money is taken out', () => {
    const drawn = simulated({ ...lump, monthlyPence: -20_000, growth: 0 }, 1, 200)
    expect(fanOf(drawn)[0]).toEqual(fanPercents.map(() => 1_000_000))
    expect(Math.min(...drawn.values)).toBe(0)
    expect(endOf(drawn, 20)).toEqual(fanPercents.map(() => 0))
  })

  it('has a chance of a goal that is one for nothing, none for everything, and half for the median', () => {
    const some = simulated(saving, 1)
    const median = endOf(some, 20)[4]!
    expect([chanceOf(some, 0), chanceOf(some, Infinity), chanceOf(some, median)]).toEqual([1, 0, 0.5])
  })

  it('has lines that never cross, and more for whoever pays more', () => {
    const plans = fc.record({
      initialPence: fc.integer({ min: 0, max: 1e9 }),
      monthlyPence: fc.integer({ min: 0, max: 1e6 }),
      years: fc.integer({ min: 1, max: 12 }),
      growth: fc.double({ min: -0.05, max: 0.12, noNaN: true }),
      volatility: fc.double({ min: 0, max: 0.3, noNaN: true }),
      fee: fc.double({ min: 0, max: 0.03, noNaN: true }),
    })
    fc.assert(
      fc.property(plans, fc.integer(), (plan, seed) => {
        const fan = fanOf(simulated(plan, seed, 60))
        const more = fanOf(simulated({ ...plan, monthlyPence: plan.monthlyPence + 1 }, seed, 60))
        for (const [place, lines] of fan.entries()) {
          expect(lines).toEqual(lines.toSorted((a, b) => a - b))
          for (const [at, line] of lines.entries()) expect(more[place]![at]!).toBeGreaterThanOrEqual(line)
        }
      }),
      { numRuns: 40 },
    )
  })
})
