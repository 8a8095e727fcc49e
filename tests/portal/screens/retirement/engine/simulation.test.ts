// Many simulated paths of a plan, and what would make its money last: each lever, applied, is just enough.
import { describe, expect, it } from 'vitest'
import { shippedSeed } from '#domain/projection/assumptions.ts'
import { retiringAt, savingMore, spending } from '#screens/retirement/engine/changed-plans.ts'
import { scheduleOf } from '#screens/retirement/engine/schedule.ts'
import {
  advanceSimulation,
  chanceToLast,
  lastsIn,
  potsFan,
  startSimulation,
  type RetirementSimulation,
} from '#screens/retirement/engine/simulation.ts'
import { leversOf, type Levers } from '#screens/retirement/engine/levers.ts'
import { medianPathOf } from '#screens/retirement/engine/median-path.ts'
import type { RetirementPlan } from '#domain/retirement/plan.ts'
import { person, plan, today } from './plans.ts'

const saver: RetirementPlan = {
  ...plan,
  people: [{ ...person, bornOn: '1984-03-14', retireAge: 67 }],
  pots: [
    {
      owner: 0,
      kind: 'pension',
      valuePence: 90_000_00,
      monthlyPence: 500_00,
      riskLevel: 6,
      opensOn: '2041-03-14',
    },
    { owner: 0, kind: 'isa', valuePence: 60_000_00, monthlyPence: 0, riskLevel: 5 },
  ],
  spendingPence: 22_000_00,
}

function simulated(one: RetirementPlan, paths = 1_000, seed = shippedSeed): RetirementSimulation {
  const simulation = startSimulation(scheduleOf(one, today), paths, seed)
  advanceSimulation(simulation, paths)
  return simulation
}

function leversFor(one: RetirementPlan, untilAge = 95): Levers {
  const steps = leversOf({ plan: one, today, untilAge, simulation: simulated(one) })
  for (;;) {
    const { done, value } = steps.next()
    if (done === true) return value
  }
}

const lasts = (one: RetirementPlan) => lastsIn(simulated(one), 9)

describe('The simulation of a plan', () => {
  it('are the same from the same seed, whole or in steps', () => {
    const steps = startSimulation(scheduleOf(saver, today), 300, 7)
    for (const count of [1, 99, 1000]) advanceSimulation(steps, count)
    expect([steps.lastsTo, steps.values]).toEqual([
      simulated(saver, 300, 7).lastsTo,
      simulated(saver, 300, 7).values,
    ])
  })

  it('last longer in half of all than in nine of ten, as their chances say', () => {
    const simulation = simulated(saver)
    const [nine, five] = [lastsIn(simulation, 9), lastsIn(simulation, 5)]
    expect(nine).toBeLessThan(five)
    expect(chanceToLast(simulation, nine)).toBeGreaterThanOrEqual(0.9)
    expect(chanceToLast(simulation, nine + 1)).toBeLessThan(0.9)
  })

  it('without any risk are the middle one, and last as long', () => {
    const cash = { ...saver, pots: [], oneOffs: [{ age: 60, pence: 150_000_00 }] }
    const years = medianPathOf(scheduleOf(cash, today))
    expect(lasts(cash)).toBe(years.find(({ missing }) => missing > 0)!.age)
    for (const [at, fan] of potsFan(simulated(cash, 10)).slice(0, -1).entries())
      for (const pence of fan) expect(pence).toBeCloseTo(years[at]!.pots, 4)
  })

  it('begin with what is there today', () => {
    expect(potsFan(simulated(saver, 50))[0]).toEqual(Array.from({ length: 9 }, () => 150_000_00))
  })
})

describe('The levers of a plan that falls short', () => {
  const levers = leversFor(saver)
  const short = lasts(saver)

  it('begin from a plan that does not last to 95 in nine of ten futures', () => {
    expect(short).toBeLessThan(95)
  })

  it('say how much can be spent: that much lasts, and £100 more does not', () => {
    const { affordablePence } = levers
    expect(lasts(spending(saver, affordablePence!))).toBeGreaterThanOrEqual(95)
    expect(lasts(spending(saver, affordablePence! + 100_00))).toBeLessThan(95)
  })

  it('say how much more to save a month: that much is enough, and £25 less is not', () => {
    const { saveMorePence } = levers
    expect(lasts(savingMore(saver, saveMorePence!))).toBeGreaterThanOrEqual(95)
    expect(lasts(savingMore(saver, saveMorePence! - 25_00))).toBeLessThan(95)
  })

  it('say how much more to pay into a pension, by its own allowance', () => {
    const { pensionMorePence } = levers
    expect(lasts(savingMore(saver, pensionMorePence!, 'pension'))).toBeGreaterThanOrEqual(95)
    expect(lasts(savingMore(saver, pensionMorePence! - 25_00, 'pension'))).toBeLessThan(95)
    // What is paid in already leaves less than a step of £25.
    const full = {
      ...saver,
      pots: saver.pots.map((pot) => ({
        ...pot,
        monthlyPence: pot.kind === 'pension' ? 4_990_00 : pot.monthlyPence,
      })),
    }
    expect(lasts(full) >= 95 || leversFor(full).pensionMorePence === undefined).toBe(true)
  })

  it('say how much later to retire: then is enough, and a year earlier is not', () => {
    const { retireAge } = levers
    expect(lasts(retiringAt(saver, retireAge!))).toBeGreaterThanOrEqual(95)
    expect(lasts(retiringAt(saver, retireAge! - 1))).toBeLessThan(95)
  })

  it('are left out where they are not enough by themselves', () => {
    const lavish = leversFor(spending(saver, 90_000_00))
    expect(lavish).toEqual({
      affordablePence: levers.affordablePence,
      saveMorePence: undefined,
      pensionMorePence: undefined,
      retireAge: undefined,
    })
    const retired = { ...saver, people: [{ ...saver.people[0], bornOn: '1950-03-14' }] as const }
    expect(leversFor(retired).saveMorePence).toBeUndefined()
    const impossible = { ...saver, oneOffs: [{ age: 43, pence: -900_000_00 }] }
    expect(leversFor(impossible)).toEqual({
      affordablePence: undefined,
      saveMorePence: undefined,
      pensionMorePence: undefined,
      retireAge: undefined,
    })
  })
})

describe('A plan that lasts', () => {
  it('says how much could be spent, and has no other lever', () => {
    const modest = spending(saver, 15_000_00)
    expect(leversFor(modest)).toEqual({
      affordablePence: leversFor(saver).affordablePence,
      saveMorePence: undefined,
      pensionMorePence: undefined,
      retireAge: undefined,
    })
  })

  it('never has somebody retire after the death that the plan names', () => {
    const couple: RetirementPlan = {
      ...plan,
      people: [
        { ...person, bornOn: '1964-03-14', retireAge: 65, diesAge: 70 },
        { ...person, bornOn: '1964-03-14', retireAge: 65 },
      ],
      pots: [{ owner: 0, kind: 'isa', valuePence: 150_000_00, monthlyPence: 0, riskLevel: 5 }],
      spendingPence: 20_000_00,
    }
    expect(leversFor(couple).retireAge ?? 0).toBeLessThan(70)
  })
})
