// The cash-flow schedule of a plan, year by year, through which thousands of paths run. Amounts are pence of today's money.
import { assumedInflation } from '#domain/projection/assumptions.ts'
import { taxAmountPence } from '#domain/tax/tax-facts.ts'
import { taxYearOfDate } from '#domain/tax/tax-year.ts'
import { partOf, taxOn, taxScale, type TaxScale } from './income-tax.ts'
import { potOf, type PotSchedule } from './pot-schedule.ts'
import type { DefinedBenefit, Person, RetirementPlan, Step } from '#domain/retirement/plan.ts'
import { statePensionOf } from '#domain/retirement/state-pension.ts'
import {
  birthday,
  deathOf,
  latest,
  lengthFrom,
  NEVER,
  yearsOf,
  type PlanYear,
} from '#domain/retirement/timeline.ts'

export interface Schedule {
  years: readonly PlanYear[]
  order: readonly Step[]
  /** Pots in the plan's order; the cash is one more, at the end. */
  pots: readonly PotSchedule[]
  people: readonly PersonSchedule[]
  /** For each year: after-tax spending and payments, one-off money that comes in, and income after tax that pays for them. */
  need: Float64Array
  received: Float64Array
  income: Float64Array
  /** What a fixed amount is multiplied by from one year to the next, to say it in today's money. */
  deflator: Float64Array
}

interface PersonSchedule {
  lumpSumPence: number
  /** For each year: income before tax, by kind, and the scale of its tax. */
  statePension: Float64Array
  definedBenefits: Float64Array
  takeHome: Float64Array
  scales: readonly TaxScale[]
}

/** Lays out the plan from today on. RangeError for people who are 100 or older. */
export function scheduleOf(plan: RetirementPlan, today: string): Schedule {
  const [first] = plan.people
  const years = yearsOf(first.bornOn, today)
  const [retiresOn] = plan.people.map(({ bornOn, retireAge }) => birthday(bornOn, retireAge))
  const people = plan.people.map((person, place) => layOut(person, plan.people[1 - place], years, retiresOn!))
  const each = (of: (year: PlanYear, at: number) => number) => Float64Array.from(years, of)
  const oneOffs = (age: number, sign: number) =>
    plan.oneOffs.reduce((sum, one) => sum + (one.age === age ? Math.max(0, one.pence * sign) : 0), 0)
  return {
    years,
    order: plan.order,
    people,
    pots: plan.pots.map((pot) => potOf(pot, plan, years)),
    need: each((year) => plan.spendingPence * lengthFrom(year, retiresOn!) + oneOffs(year.age, -1)),
    received: each(({ age }) => oneOffs(age, 1)),
    income: each((_, at) => people.reduce((sum, person) => sum + incomeAfterTax(person, at), 0)),
    deflator: each(({ length }) => (1 + assumedInflation) ** -length),
  }
}

/** Income of a person in a year, after the tax on it. Nothing before the first person retires. */
function incomeAfterTax(
  { statePension, definedBenefits, takeHome, scales }: PersonSchedule,
  at: number,
): number {
  const taxed = statePension[at]! + definedBenefits[at]!
  return taxed - taxOn(scales[at]!, taxed) + takeHome[at]!
}

function layOut(
  person: Person,
  other: Person | undefined,
  years: readonly PlanYear[],
  beginsOn: string,
): PersonSchedule {
  const { bornOn, nation, takeHomePence, retireAge } = person
  const thisYear = taxYearOfDate(years[0]!.from)
  const state = statePensionOf(person)
  const diesOn = deathOf(person)
  /** How much of a year is between two days, once the plan spends. */
  const between = (year: PlanYear, from: string, to: string) =>
    Math.max(0, lengthFrom(year, latest(from, beginsOn)) - lengthFrom(year, latest(to, beginsOn)))
  const retiresOn = birthday(bornOn, retireAge)
  return {
    lumpSumPence: Math.max(0, taxAmountPence('lump-sum-allowance', thisYear) - person.lumpSumsTakenPence),
    statePension: Float64Array.from(
      years,
      (year) => state.yearlyPence * between(year, state.startsOn, diesOn),
    ),
    takeHome: Float64Array.from(
      years,
      (year) => takeHomePence * between(year, beginsOn, retiresOn < diesOn ? retiresOn : diesOn),
    ),
    definedBenefits: Float64Array.from(years, (year) => {
      const own = benefitsOf(person, year, (startsOn) => between(year, startsOn, diesOn))
      if (other?.diesAge === undefined) return own
      const widowedOn = deathOf(other)
      const inherited = benefitsOf(
        other,
        year,
        (startsOn, { survivorShare }) => survivorShare * between(year, latest(startsOn, widowedOn), NEVER),
      )
      return own + inherited
    }),
    scales: years.map(({ from, length }) =>
      partOf(taxScale(nation, taxYearOfDate(from), { year: thisYear, inflation: assumedInflation }), length),
    ),
  }
}

/** The pensions for life of a person in a year, each by the part of a whole year for which it is paid. */
const benefitsOf = (
  { bornOn, definedBenefits }: Person,
  { elapsed }: PlanYear,
  partOfYear: (startsOn: string, benefit: DefinedBenefit) => number,
): number =>
  definedBenefits.reduce((sum, benefit) => {
    const worth = benefit.isIndexed ? 1 : (1 + assumedInflation) ** -elapsed
    return sum + benefit.yearlyPence * worth * partOfYear(birthday(bornOn, benefit.fromAge), benefit)
  }, 0)
