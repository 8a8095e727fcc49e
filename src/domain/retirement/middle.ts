// One future of a plan in full: each year is as good as the middle one, so that half of all years would be better.
import type { Course } from './course.ts'
import { payFor, passYear, stateOf } from './live.ts'
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

/** The years of the future with these standard normal numbers; of the middle one without them. In pence, unrounded. */
export function yearsLived(course: Course, normals?: Float64Array): YearOfPlan[] {
  const state = stateOf(course)
  return course.years.map(({ age, from }, at) => {
    const pots = state.values.reduce((sum, value) => sum + value, 0)
    const missing = payFor(course, at, state)
    const income: YearOfPlan['income'] = {
      statePension: 0,
      definedBenefits: 0,
      takeHome: 0,
      pension: 0,
      isa: 0,
      general: 0,
    }
    let tax = 0
    for (const person of course.people) {
      const [state, benefits] = [person.statePension[at]!, person.definedBenefits[at]!]
      const due = taxOn(person.scales[at]!, state + benefits)
      const kept = state + benefits > 0 ? 1 - due / (state + benefits) : 1
      income.statePension += state * kept
      income.definedBenefits += benefits * kept
      income.takeHome += person.takeHome[at]!
      tax += due
    }
    state.taken.forEach((taken, pot) => {
      const kind = course.pots[pot]?.kind ?? 'general'
      income[kind] += taken - state.extraTax[pot]!
      tax += state.extraTax[pot]!
    })
    passYear(course, at, state, normals?.[at] ?? 0)
    const net = sources.reduce((sum, source) => sum + income[source], 0)
    return { age, from, income, need: course.need[at]!, missing, gross: net + tax, tax, pots }
  })
}
