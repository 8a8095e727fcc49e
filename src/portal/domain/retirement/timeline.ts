// The years of a plan: from today to the first person's next birthday, then from birthday to birthday until 100.
import { addMonths, daysBetween } from 'portal-engine/base/dates/london-time.ts'
import { LAST_AGE, type Person } from './plan.ts'

export interface PlanYear {
  /** The first person's age. */
  age: number
  /** First day, and the day after the last one. */
  from: string
  to: string
  /** How much of a whole year it is: 1, or less for the first. */
  length: number
  /** Years from today to its first day. */
  elapsed: number
}

export const birthday = (bornOn: string, age: number): string => addMonths(bornOn, age * 12)

/** In whole years. */
export function ageOn(day: string, bornOn: string): number {
  const age = Number(day.slice(0, 4)) - Number(bornOn.slice(0, 4))
  return birthday(bornOn, age) <= day ? age : age - 1
}

/** Does the plan of somebody of this date of birth have years ahead? True for an unknown one. */
export function canPlan({ bornOn, today }: { bornOn: string | null; today: string }): boolean {
  const age = bornOn === null ? 0 : ageOn(today, bornOn)
  return age >= 0 && age < LAST_AGE
}

/** The years of somebody's plan, seen from today. RangeError for people who are not born yet, or 100 and older. */
export function yearsOf(bornOn: string, today: string): PlanYear[] {
  const age = ageOn(today, bornOn)
  if (!canPlan({ bornOn, today })) throw new RangeError(`A plan is for people under ${LAST_AGE}.`)
  const next = birthday(bornOn, age + 1)
  const length = daysBetween(today, next) / daysBetween(birthday(bornOn, age), next)
  const years: PlanYear[] = [{ age, from: today, to: next, length, elapsed: 0 }]
  for (let later = age + 1; later < LAST_AGE; later += 1)
    years.push({
      age: later,
      from: birthday(bornOn, later),
      to: birthday(bornOn, later + 1),
      length: 1,
      elapsed: length + later - age - 1,
    })
  return years
}

/** How much of a whole year is left in this one from this day on? */
export function lengthFrom({ from, to, length }: PlanYear, day: string): number {
  if (day <= from) return length
  return day >= to ? 0 : (length * daysBetween(day, to)) / daysBetween(from, to)
}

/** After every year of a plan. */
export const NEVER = '9999-12-31'

/** On which day somebody dies in the plan: `NEVER` if that is not asked. */
export const deathOf = ({ bornOn, diesAge }: Pick<Person, 'bornOn' | 'diesAge'>): string =>
  diesAge === undefined ? NEVER : birthday(bornOn, diesAge)

/** The later of two days. */
export const latest = (a: string, b: string) => (a > b ? a : b)
