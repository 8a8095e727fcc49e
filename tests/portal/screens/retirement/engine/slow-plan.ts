// A plan worked out a second time, another way: in the money of each day instead of today's, tax by the text of the
// law, withdrawals found by halving, one pound at a time nowhere reused from the engine. Slow and plain.
import { assumedInflation, assumptionFor } from '#domain/projection/assumptions.ts'
import type { Person, RetirementPlan } from '#domain/retirement/plan.ts'
import { statePensionOn } from '#domain/retirement/state-pension.ts'
import { incomeTaxBands, settledUntil, taxAmountPence, type TaxNation } from '#domain/tax/tax-facts.ts'
import { taxYearOfDate } from '#domain/tax/tax-year.ts'

export interface SlowYear {
  age: number
  missing: number
  spent: number
  tax: number
  pots: number
}

const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000
function birthdayOf(bornOn: string, age: number): string {
  const [year, rest] = [Number(bornOn.slice(0, 4)) + age, bornOn.slice(4)]
  const isLeap = new Date(Date.UTC(year, 2, 0)).getUTCDate() === 29
  return `${year}${rest === '-02-29' && !isLeap ? '-02-28' : rest}`
}
const price = (years: number) => (1 + assumedInflation) ** years

/** Tax in the money of the day on an income of a part of a year. */
function taxOf(income: number, nation: TaxNation, year: number, from: number, length: number): number {
  const money = (pence: number, until: number) => pence * price(Math.max(0, year - Math.max(from, until)))
  const allowanceOf = (whole: number) => {
    const full = money(taxAmountPence('personal-allowance', year), settledUntil('personal-allowance', year))
    const limit = money(
      taxAmountPence('personal-allowance-income-limit', year),
      settledUntil('personal-allowance-income-limit', year),
    )
    return Math.max(0, full - Math.max(0, whole - limit) / 2)
  }
  const whole = income / length
  const taxable = Math.max(0, whole - allowanceOf(whole))
  const bands = incomeTaxBands(nation, year)
  const above = bands.map(({ abovePence }) => money(abovePence, settledUntil(nation, year)))
  const tax = bands.reduce(
    (sum, { percent }, place) =>
      sum + (Math.max(0, Math.min(taxable, above[place + 1] ?? Infinity) - above[place]!) * percent) / 100,
    0,
  )
  return tax * length
}

/**
 * A plan year by year; amounts in today's money. `normals`: one for each year. Of a couple only one may have pensions to
 * take money from, because with two it would have to be found out which of them pays less tax.
 */
export function slowYears(plan: RetirementPlan, today: string, normals: readonly number[]): SlowYear[] {
  const [first] = plan.people
  const people: readonly Person[] = plan.people
  const pots = plan.pots.map((pot) => ({ ...pot, value: pot.valuePence, isInherited: false }))
  let cash = 0
  const lumpSums = people.map(({ lumpSumsTakenPence }) =>
    Math.max(0, taxAmountPence('lump-sum-allowance', taxYearOfDate(today)) - lumpSumsTakenPence),
  )
  let age = Number(today.slice(0, 4)) - Number(first.bornOn.slice(0, 4))
  if (birthdayOf(first.bornOn, age) > today) age -= 1
  const years: SlowYear[] = []
  let from = today
  let elapsed = 0
  const begins = birthdayOf(first.bornOn, first.retireAge)
  const dies = ({ bornOn, diesAge }: Person) =>
    diesAge === undefined ? '9999-12-31' : birthdayOf(bornOn, diesAge)
  for (; age < 100; age += 1) {
    const to = birthdayOf(first.bornOn, age + 1)
    const length = days(from, to) / days(birthdayOf(first.bornOn, age), to)
    // Prices stay level within a year, and the tax year's own begin with it.
    const level = price(taxYearOfDate(from) - taxYearOfDate(today))
    /** The part of a whole year in which these days lie in this year, both ends given. */
    const within = (start: string, end: string) => {
      const [a, b] = [start > from ? start : from, end < to ? end : to]
      return a >= b ? 0 : (length * days(a, b)) / days(from, to)
    }
    const latest = (...all: string[]) => all.toSorted().at(-1)!
    const earliest = (...all: string[]) => all.toSorted()[0]!
    const total = () => pots.reduce((sum, { value }) => sum + value, cash)
    for (const pot of pots) {
      if (pot.isInherited || dies(people[pot.owner]!) > from) continue
      pot.owner = pot.owner === 0 ? 1 : 0
      pot.isInherited = true
    }
    const before = total()
    const spending = plan.spendingPence * within(begins, to)
    const oneOffs = plan.oneOffs.filter((one) => one.age === age)
    const goesOut = oneOffs.reduce((sum, { pence }) => sum + Math.max(0, -pence), 0)
    cash += oneOffs.reduce((sum, { pence }) => sum + Math.max(0, pence), 0)
    const benefits = (whose: Person, start: string, end: string, part: (share: number) => number) =>
      whose.definedBenefits.reduce((sum, { yearlyPence, fromAge, isIndexed, survivorShare }) => {
        const worth = isIndexed ? yearlyPence : yearlyPence / price(elapsed)
        return (
          sum + worth * part(survivorShare) * within(latest(birthdayOf(whose.bornOn, fromAge), start), end)
        )
      }, 0)
    const taxable = people.map((one, place) => {
      const age = statePensionOn(one.bornOn)
      const paidFrom = birthdayOf(age, one.statePensionDeferredYears)
      const weeks = Math.floor(days(age, paidFrom) / 7)
      const whole = one.statePensionPence * (1 + weeks / 900)
      const partner = people[1 - place]
      return (
        whole * within(latest(paidFrom, begins), dies(one)) +
        benefits(one, begins, dies(one), () => 1) +
        (partner ? benefits(partner, latest(dies(partner), begins), '9999-12-31', (share) => share) : 0)
      )
    })
    const pay = people.reduce(
      (sum, one) =>
        sum + one.takeHomePence * within(begins, earliest(birthdayOf(one.bornOn, one.retireAge), dies(one))),
      0,
    )
    const taxAt = (income: number, place: number) =>
      taxOf(income * level, people[place]!.nation, taxYearOfDate(from), taxYearOfDate(today), length) / level
    const taxDue = () => taxable.reduce((sum, income, place) => sum + taxAt(income, place), 0)
    let need = spending + goesOut - pay - (taxable.reduce((sum, income) => sum + income, 0) - taxDue())
    if (need < 0) {
      cash -= need
      need = 0
    }
    const give = (most: number) => {
      const amount = Math.min(most, need)
      need -= amount
      return amount
    }
    cash -= give(cash)
    const isOpen = (pot: (typeof pots)[number]) => {
      const { bornOn, retireAge } = people[pot.owner]!
      if (pot.isInherited || (pot.opensOn ?? '') > from) return pot.isInherited
      return pot.kind !== 'pension' || birthdayOf(bornOn, retireAge) <= from
    }
    for (const step of plan.order)
      for (const pot of pots) {
        if (pot.kind !== (step === 'allowance' ? 'pension' : step) || !isOpen(pot)) continue
        if (pot.kind !== 'pension') {
          pot.value -= give(pot.value)
          continue
        }
        const { owner } = pot
        const freeOf = (gross: number) =>
          pot.isInDrawdown || pot.isInherited ? 0 : Math.min(gross / 4, lumpSums[owner]!)
        const extraTax = (gross: number) =>
          taxAt(taxable[owner]! + gross - freeOf(gross), owner) - taxAt(taxable[owner]!, owner)
        const fits = (gross: number) =>
          gross - extraTax(gross) <= need && (step !== 'allowance' || extraTax(gross) < 1e-3)
        let [low, high] = [0, pot.value]
        if (fits(high)) low = high
        for (let halving = 0; halving < 80 && low < high; halving += 1) {
          const half = (low + high) / 2
          if (fits(half)) low = half
          else high = half
        }
        need -= low - extraTax(low)
        const free = freeOf(low)
        taxable[owner]! += low - free
        lumpSums[owner]! -= free
        pot.value -= low
      }
    years.push({ age, missing: need, spent: spending + goesOut - need, tax: taxDue(), pots: before })
    const normal = normals[years.length - 1] ?? 0
    for (const pot of pots) {
      const { growth, volatility } = assumptionFor(pot.riskLevel)
      const mean = ((1 + growth - (pot.kind === 'general' ? 0.005 : 0)) * (1 - plan.fee)) / price(1)
      const factor =
        mean ** length * Math.exp(-(volatility ** 2 / 2) * length + volatility * Math.sqrt(length) * normal)
      const saver = people[pot.owner]!
      const paid = pot.isInherited
        ? 0
        : within(from, earliest(birthdayOf(saver.bornOn, saver.retireAge), dies(saver)))
      pot.value = pot.value * factor + pot.monthlyPence * 12 * paid * Math.sqrt(factor)
    }
    // The allowance is an amount of money: prices make it less.
    lumpSums.forEach((left, place) => (lumpSums[place] = left / price(length)))
    elapsed += length
    from = to
  }
  return years
}
