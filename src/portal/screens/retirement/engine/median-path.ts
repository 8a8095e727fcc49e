// The median path of a plan in full: half of all possible years would be better than each of its years.
import type { Schedule } from './schedule.ts'
import { payFor, passYear, stateOf } from './year-step.ts'
import { taxOn } from './income-tax.ts'

export const sources = ['statePension', 'definedBenefits', 'takeHome', 'pension', 'isa', 'general'] as const
export type Source = (typeof sources)[number]

export interface YearOfPlan {
  age: number
  from: string
  /** What comes from each source after tax. `general` has cash in it. Together with `missing` it is at least `need`. */
  income: Record<Source, number>
  /** What is spent and paid. */
  need: number
  missing: number
  /** Income before tax with what is taken from pots, and the tax on it. */
  gross: number
  tax: number
  /** In all pots on its first day. */
  pots: number
}

/** The years of the path with these standard normal numbers; of the median path without them. In pence, unrounded. */
export function medianPathOf(schedule: Schedule, normals?: Float64Array): YearOfPlan[] {
  const state = stateOf(schedule)
  return schedule.years.map(({ age, from }, at) => {
    const pots = state.values.reduce((sum, value) => sum + value, 0)
    const missing = payFor(schedule, at, state)
    const income: YearOfPlan['income'] = {
      statePension: 0,
      definedBenefits: 0,
      takeHome: 0,
      pension: 0,
      isa: 0,
      general: 0,
    }
    let tax = 0
    for (const person of schedule.people) {
      const [state, benefits] = [person.statePension[at]!, person.definedBenefits[at]!]
      const due = taxOn(person.scales[at]!, state + benefits)
      const kept = state + benefits > 0 ? 1 - due / (state + benefits) : 1
      income.statePension += state * kept
      income.definedBenefits += benefits * kept
      income.takeHome += person.takeHome[at]!
      tax += due
    }
    state.taken.forEach((taken, pot) => {
      const kind = schedule.pots[pot]?.kind ?? 'general'
      income[kind] += taken - state.extraTax[pot]!
      tax += state.extraTax[pot]!
    })
    passYear(schedule, at, state, normals?.[at] ?? 0)
    const net = sources.reduce((sum, source) => sum + income[source], 0)
    return { age, from, income, need: schedule.need[at]!, missing, gross: net + tax, tax, pots }
  })
}
