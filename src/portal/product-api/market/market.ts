// Daily prices and exchange rates of the invented market. The same date has the same price whatever "now" is:
// a seeded walk from a fixed day; its years end where real years did, 2020's crash and 2022's fall included.
import { addDays } from 'portal-engine/base/dates/london-time.ts'
import { isWorkingDay, workingDayBefore } from 'portal-engine/base/dates/working-days.ts'
import { instruments, type Instrument } from './instruments.ts'
import { normalFrom, seededFrom } from './random.ts'

const firstYear = 2015
/** The year that funds start with their start price. */
const startYear = 2018

/** Yearly growth of the two factors; years not listed grow by the last entry. */
const years: Record<number, { equity: number; bond: number }> = {
  2015: { equity: 0.03, bond: 0.01 },
  2016: { equity: 0.18, bond: 0.07 },
  2017: { equity: 0.12, bond: 0.02 },
  2018: { equity: -0.08, bond: 0.0 },
  2019: { equity: 0.2, bond: 0.06 },
  2020: { equity: 0.07, bond: 0.06 },
  2021: { equity: 0.18, bond: -0.03 },
  2022: { equity: -0.16, bond: -0.19 },
  2023: { equity: 0.13, bond: 0.05 },
  2024: { equity: 0.15, bond: 0.02 },
  2025: { equity: 0.1, bond: 0.05 },
}
const usual = { equity: 0.08, bond: 0.03 }

export interface Market {
  /** Price of one unit in hundredths of a penny (or cent) of the fund's currency. */
  price(isin: string, date: string): number
  /** The day of that price. */
  priceDate(isin: string, date: string): string
  /** Pounds for one unit of the currency, four decimals. */
  gbpRate(currency: string, date: string): number
}

const late = new Set(instruments.filter(({ isLate }) => isLate).map(({ isin }) => isin))

let known: { year: number; market: Market } | undefined

/** The market's history up to the end of this date's year at least. Working days only. A day's prices follow from the days before it alone. */
export function marketUntil(date: string): Market {
  const year = Number(date.slice(0, 4))
  if (known === undefined || known.year < year) known = { year, market: build(year) }
  return known.market
}

/** What an amount of a currency is worth in pounds at the close of this day, in pence. */
export const poundsAt =
  (on: string) =>
  (pence: number, currency: string): number =>
    Math.round(pence * marketUntil(on).gbpRate(currency, on))

function build(lastYear: number): Market {
  const indexOf = new Map<string, number>()
  const paths = new Map(instruments.map((fund) => [fund.isin, [] as number[]]))
  const levels = new Map(instruments.map((fund) => [fund.isin, firstLevel(fund)]))
  const rates = { EUR: [] as number[], USD: [] as number[] }
  const rateLevels = { EUR: Math.log(0.87), USD: Math.log(0.77) }
  for (let year = firstYear; year <= lastYear; year += 1) {
    const days = workingDaysOf(year)
    const growth = years[year] ?? usual
    const equity = walk(
      `equity-${year}`,
      days.length,
      growth.equity,
      0.13,
      year === 2020 ? crash(days) : undefined,
    )
    const bond = walk(`bond-${year}`, days.length, growth.bond, 0.05)
    const own = new Map(
      instruments.map((fund) => [
        fund.isin,
        walk(`${fund.isin}-${year}`, days.length, fund.extra, fund.noise),
      ]),
    )
    const euro = walk(`EUR-${year}`, days.length, 0, 0.05)
    const dollar = walk(`USD-${year}`, days.length, 0, 0.07)
    for (const [index, day] of days.entries()) {
      indexOf.set(day, indexOf.size)
      for (const { isin, follows } of instruments) {
        const step = follows.equity * equity[index]! + follows.bond * bond[index]! + own.get(isin)![index]!
        const level = levels.get(isin)! + step
        levels.set(isin, level)
        paths.get(isin)!.push(Math.round(Math.exp(level)))
      }
      rateLevels.EUR += euro[index]!
      rateLevels.USD += dollar[index]!
      rates.EUR.push(Math.round(Math.exp(rateLevels.EUR) * 10_000) / 10_000)
      rates.USD.push(Math.round(Math.exp(rateLevels.USD) * 10_000) / 10_000)
    }
  }
  const valueOn = (path: number[] | undefined, date: string, daysLate = 0) => {
    const value = path?.[(indexOf.get(date) ?? -1) - daysLate]
    if (value === undefined) throw new Error(`No market data on ${date}`)
    return value
  }
  return {
    price: (isin, date) => valueOn(paths.get(isin), date, late.has(isin) ? 1 : 0),
    priceDate: (isin, date) => (late.has(isin) ? workingDayBefore(date) : date),
    gbpRate: (currency, date) => (currency === 'GBP' ? 1 : valueOn(rates[currency as 'EUR' | 'USD'], date)),
  }
}

/** The logarithm of a fund's price before its first year: what the years up to its start price make it. */
function firstLevel({ startPrice, follows, extra }: Instrument): number {
  let level = Math.log(startPrice * 100)
  for (let year = firstYear; year < startYear; year += 1) {
    const { equity, bond } = years[year]!
    level -= follows.equity * Math.log(1 + equity) + follows.bond * Math.log(1 + bond) + Math.log(1 + extra)
  }
  return level
}

/** Daily log steps of one year: noise that adds up to exactly the year's growth. */
function walk(seed: string, days: number, growth: number, volatility: number, shape?: number[]): number[] {
  const next = normalFrom(seededFrom(seed))
  const steps = Array.from(
    { length: days },
    (_, day) => (next() * volatility) / Math.sqrt(252) + (shape?.[day] ?? 0),
  )
  const excess = (steps.reduce((sum, step) => sum + step, 0) - Math.log(1 + growth)) / days
  return steps.map((step) => step - excess)
}

/** The fall of February and March 2020 and the recovery after it. */
function crash(days: string[]): number[] {
  return days.map((day) => {
    if (day >= '2020-02-20' && day <= '2020-03-23') return -0.014
    return day > '2020-03-23' && day <= '2020-08-31' ? 0.0028 : 0
  })
}

function workingDaysOf(year: number): string[] {
  const days: string[] = []
  for (let day = `${year}-01-01`; day < `${year + 1}-01-01`; day = addDays(day, 1)) {
    if (isWorkingDay(day)) days.push(day)
  }
  return days
}
