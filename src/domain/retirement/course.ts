// A plan laid out year by year, so that thousands of futures can run through it. Amounts are pence of today's money.
import { assumedInflation, assumptionFor } from '../projection/assumptions.ts'
import { taxAmountPence } from '../tax/tax-facts.ts'
import { taxYearOfDate } from '../tax/tax-year.ts'
import * as limits from '../limits.gen.ts'
import { partOf, taxOn, taxScale, type TaxScale } from './income-tax.ts'
import type { Person, Pot, RetirementPlan, Step } from './plan.ts'
import { statePensionOn } from './state-pension.ts'
import { birthday, lengthFrom, yearsOf, type PlanYear } from './timeline.ts'

/** Accounts outside ISA and pension grow so much less a year, for tax on dividends and gains (COBS 13 Annex 2 R2.4). */
export const taxedGrowthLess = 0.005

export const taxFreeShare = limits['drawdown-tax-free-share'].value / 100

export interface Course {
  years: readonly PlanYear[]
  order: readonly Step[]
  /** Pots in the plan's order; the cash is one more, at the end. */
  pots: readonly CoursePot[]
  people: readonly CoursePerson[]
  /** For each year: after-tax spending and payments, one-off money that comes in, and income after tax that pays for them. */
  need: Float64Array
  received: Float64Array
  income: Float64Array
  /** What an amount that stays the same is multiplied by from one year to the next, in today's money. */
  falling: Float64Array
}

interface CoursePot {
  owner: number
  kind: Pot['kind']
  valuePence: number
  /** Of what is taken, free of tax while there is lump sum allowance. */
  taxFree: number
  /** Standard deviation of the logarithm of a whole year's real growth. */
  spread: number
  /** For each year the growth of half of it in the middle, as a factor. */
  drift: Float64Array
  /** For each year: what is paid in, and whether money can be taken from its first day on. */
  paidIn: Float64Array
  isOpen: Uint8Array
}

interface CoursePerson {
  lumpSumPence: number
  /** For each year: income before tax, by kind, and the scale of its tax. */
  statePension: Float64Array
  definedBenefits: Float64Array
  takeHome: Float64Array
  scales: readonly TaxScale[]
}

/** Lays out the plan from today on. RangeError for people who are 100 or older. */
export function courseOf(plan: RetirementPlan, today: string): Course {
  const [first] = plan.people
  const years = yearsOf(first.bornOn, today)
  const retiresOn = plan.people.map(({ bornOn, retireAge }) => birthday(bornOn, retireAge))
  const people = plan.people.map((person) => layOut(person, years, retiresOn[0]!))
  const each = (of: (year: PlanYear, at: number) => number) => Float64Array.from(years, of)
  const oneOffs = (age: number, sign: number) =>
    plan.oneOffs.reduce((sum, one) => sum + (one.age === age ? Math.max(0, one.pence * sign) : 0), 0)
  return {
    years,
    order: plan.order,
    people,
    pots: plan.pots.map((pot) => potOf(pot, plan.fee, years, retiresOn[pot.owner]!)),
    need: each((year) => plan.spendingPence * lengthFrom(year, retiresOn[0]!) + oneOffs(year.age, -1)),
    received: each(({ age }) => oneOffs(age, 1)),
    income: each((_, at) => people.reduce((sum, person) => sum + incomeAfterTax(person, at), 0)),
    falling: each(({ length }) => (1 + assumedInflation) ** -length),
  }
}

/** Income of a person in a year, after the tax on it. Nothing before the first person retires. */
function incomeAfterTax(
  { statePension, definedBenefits, takeHome, scales }: CoursePerson,
  at: number,
): number {
  const taxed = statePension[at]! + definedBenefits[at]!
  return taxed - taxOn(scales[at]!, taxed) + takeHome[at]!
}

function layOut(person: Person, years: readonly PlanYear[], beginsOn: string): CoursePerson {
  const { bornOn, nation, definedBenefits, statePensionPence, takeHomePence, retireAge } = person
  const thisYear = taxYearOfDate(years[0]!.from)
  const later = (day: string) => (day > beginsOn ? day : beginsOn)
  const stateOn = later(statePensionOn(bornOn))
  const retiresOn = later(birthday(bornOn, retireAge))
  return {
    lumpSumPence: Math.max(0, taxAmountPence('lump-sum-allowance', thisYear) - person.lumpSumsTakenPence),
    statePension: Float64Array.from(years, (year) => statePensionPence * lengthFrom(year, stateOn)),
    takeHome: Float64Array.from(
      years,
      (year) => takeHomePence * (lengthFrom(year, beginsOn) - lengthFrom(year, retiresOn)),
    ),
    definedBenefits: Float64Array.from(years, (year) =>
      definedBenefits.reduce((sum, { yearlyPence, fromAge, isIndexed }) => {
        const worth = isIndexed ? 1 : (1 + assumedInflation) ** -year.elapsed
        return sum + yearlyPence * worth * lengthFrom(year, later(birthday(bornOn, fromAge)))
      }, 0),
    ),
    scales: years.map(({ from, length }) =>
      partOf(taxScale(nation, taxYearOfDate(from), { year: thisYear, inflation: assumedInflation }), length),
    ),
  }
}

function potOf(pot: Pot, fee: number, years: readonly PlanYear[], retiresOn: string): CoursePot {
  const { growth, volatility } = assumptionFor(pot.riskLevel)
  const nominal = 1 + growth - (pot.kind === 'general' ? taxedGrowthLess : 0)
  const centre = Math.log((nominal * (1 - fee)) / (1 + assumedInflation)) - volatility ** 2 / 2
  // A pension is left alone while its owner earns; other money is not.
  const opensOn = pot.kind === 'pension' && retiresOn > (pot.opensOn ?? '') ? retiresOn : (pot.opensOn ?? '')
  return {
    owner: pot.owner,
    kind: pot.kind,
    valuePence: pot.valuePence,
    taxFree: pot.kind === 'pension' && !pot.isInDrawdown ? taxFreeShare : 0,
    spread: volatility,
    drift: Float64Array.from(years, ({ length }) => Math.exp((centre * length) / 2)),
    paidIn: Float64Array.from(
      years,
      (year) => pot.monthlyPence * 12 * (year.length - lengthFrom(year, retiresOn)),
    ),
    isOpen: Uint8Array.from(years, ({ from }) => Number(from >= opensOn)),
  }
}
