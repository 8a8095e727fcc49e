// A plan lived through a second time, another way: in the money of each day instead of today's, tax by the text of the
// law, withdrawals found by halving, one pound at a time nowhere reused from the engine. Slow and plain.
import { assumedInflation, assumptionFor } from '#domain/projection/assumptions.ts'
import type { Pot, RetirementPlan } from '#domain/retirement/plan.ts'
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

/** One person's plan, year by year; amounts in today's money. `normals`: one for each year. */
export function slowYears(plan: RetirementPlan, today: string, normals: readonly number[]): SlowYear[] {
  const [person] = plan.people
  const pots = plan.pots.map((pot) => ({ ...pot, value: pot.valuePence }))
  let cash = 0
  let lumpSum = Math.max(
    0,
    taxAmountPence('lump-sum-allowance', taxYearOfDate(today)) - person.lumpSumsTakenPence,
  )
  let age = Number(today.slice(0, 4)) - Number(person.bornOn.slice(0, 4))
  if (birthdayOf(person.bornOn, age) > today) age -= 1
  const years: SlowYear[] = []
  let from = today
  let elapsed = 0
  for (; age < 100; age += 1) {
    const to = birthdayOf(person.bornOn, age + 1)
    const length = days(from, to) / days(birthdayOf(person.bornOn, age), to)
    // Prices stay level within a year, and the tax year's own begin with it.
    const level = price(taxYearOfDate(from) - taxYearOfDate(today))
    const after = (day: string) => {
      const start = day > from ? day : from
      return start >= to ? 0 : (length * days(start, to)) / days(from, to)
    }
    const latest = (...all: string[]) => all.toSorted().at(-1)!
    const retiresOn = birthdayOf(person.bornOn, person.retireAge)
    const total = () => pots.reduce((sum, { value }) => sum + value, cash)
    const before = total()
    const spending = plan.spendingPence * after(retiresOn)
    const oneOffs = plan.oneOffs.filter((one) => one.age === age)
    const goesOut = oneOffs.reduce((sum, { pence }) => sum + Math.max(0, -pence), 0)
    cash += oneOffs.reduce((sum, { pence }) => sum + Math.max(0, pence), 0)
    const fixed =
      person.statePensionPence * after(latest(statePensionOn(person.bornOn), retiresOn)) +
      person.definedBenefits.reduce((sum, { yearlyPence, fromAge, isIndexed }) => {
        const worth = isIndexed ? yearlyPence : yearlyPence / price(elapsed)
        return sum + worth * after(latest(birthdayOf(person.bornOn, fromAge), retiresOn))
      }, 0)
    const taxAt = (income: number) =>
      taxOf(income * level, person.nation, taxYearOfDate(from), taxYearOfDate(today), length) / level
    let taxable = fixed
    let need = spending + goesOut - (fixed - taxAt(fixed))
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
    const isOpen = (pot: Pot) =>
      pot.kind === 'pension' ? latest(pot.opensOn ?? '', retiresOn) <= from : (pot.opensOn ?? '') <= from
    for (const step of plan.order)
      for (const pot of pots) {
        if (pot.kind !== (step === 'allowance' ? 'pension' : step) || !isOpen(pot)) continue
        if (pot.kind !== 'pension') {
          pot.value -= give(pot.value)
          continue
        }
        const freeOf = (gross: number) => (pot.isInDrawdown ? 0 : Math.min(gross / 4, lumpSum))
        const extraTax = (gross: number) => taxAt(taxable + gross - freeOf(gross)) - taxAt(taxable)
        const fits = (gross: number) =>
          gross - extraTax(gross) <= need && (step !== 'allowance' || extraTax(gross) < 1e-3)
        let [low, high] = [0, pot.value]
        if (fits(high)) low = high
        for (let halving = 0; halving < 80 && low < high; halving += 1) {
          const middle = (low + high) / 2
          if (fits(middle)) low = middle
          else high = middle
        }
        need -= low - extraTax(low)
        const free = freeOf(low)
        taxable += low - free
        lumpSum -= free
        pot.value -= low
      }
    years.push({ age, missing: need, spent: spending + goesOut - need, tax: taxAt(taxable), pots: before })
    const normal = normals[years.length - 1] ?? 0
    for (const pot of pots) {
      const { growth, volatility } = assumptionFor(pot.riskLevel)
      const mean = ((1 + growth - (pot.kind === 'general' ? 0.005 : 0)) * (1 - plan.fee)) / price(1)
      const factor =
        mean ** length * Math.exp(-(volatility ** 2 / 2) * length + volatility * Math.sqrt(length) * normal)
      pot.value = pot.value * factor + pot.monthlyPence * 12 * (length - after(retiresOn)) * Math.sqrt(factor)
    }
    // The allowance is an amount of money: prices make it less.
    lumpSum /= price(length)
    elapsed += length
    from = to
  }
  return years
}
