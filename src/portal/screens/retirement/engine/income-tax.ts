// Income tax on pensions and other income that is neither savings nor dividends (Income Tax Act 2007 s10, s35), as a
// scale of rates: a share of each further pound, up to the next bound.
import { incomeTaxBands, settledUntil, taxAmountPence, type TaxNation } from '#domain/tax/tax-facts.ts'

export interface TaxScale {
  /** Income in pence up to which each rate applies, rising; the last is Infinity. */
  bounds: Float64Array
  /** Tax on each further penny, as a fraction. */
  rates: Float64Array
}

export interface Prices {
  /** Amounts are in the money of this tax year. */
  year: number
  /** A year, as a fraction. */
  inflation: number
}

/**
 * The scale of a nation in a tax year. With `prices`, its amounts are in the money of another year: a figure keeps its
 * number until the last tax year for which it is settled, and rises with prices from then on.
 */
export function taxScale(nation: TaxNation, year: number, prices?: Prices): TaxScale {
  const money = (pence: number, until: number) =>
    prices
      ? pence * (1 + prices.inflation) ** (prices.year - Math.max(prices.year, Math.min(year, until)))
      : pence
  const figure = (name: 'personal-allowance' | 'personal-allowance-income-limit') =>
    money(taxAmountPence(name, year), settledUntil(name, year))
  const allowance = figure('personal-allowance')
  const limit = figure('personal-allowance-income-limit')
  const bandsUntil = settledUntil(nation, year)
  const bands = incomeTaxBands(nation, year).map(({ abovePence, percent }) => ({
    above: money(abovePence, bandsUntil),
    rate: percent / 100,
  }))
  const taperEnd = limit + 2 * allowance
  /** The income that leaves this much taxable, once the allowance is taken off. */
  const incomeOf = (taxable: number) => {
    if (taxable <= limit - allowance) return taxable + allowance
    return taxable <= taperEnd ? (taxable + allowance + limit / 2) / 1.5 : taxable
  }
  const bounds = [...bands.map(({ above }) => incomeOf(above)), limit, taperEnd, Infinity]
    .toSorted((a, b) => a - b)
    .filter((bound, place, all) => bound > (all[place - 1] ?? 0))
  const rates = bounds.map((bound, place) => {
    const from = bounds[place - 1] ?? 0
    const band = bands.findLast(({ above }) => incomeOf(above) <= from)
    // Inside the taper each pound also takes half a pound of the allowance.
    return (band?.rate ?? 0) * (from >= limit && bound <= taperEnd ? 1.5 : 1)
  })
  return { bounds: Float64Array.from(bounds), rates: Float64Array.from(rates) }
}

/** The scale for a part of a year: allowance and bands in proportion. */
export const partOf = ({ bounds, rates }: TaxScale, share: number): TaxScale => ({
  bounds: bounds.map((bound) => bound * share),
  rates,
})

/** Tax on an income in pence, with fractions of a penny. */
export function taxOn({ bounds, rates }: TaxScale, income: number): number {
  let tax = 0
  let from = 0
  for (let place = 0; income > from; place += 1) {
    const to = Math.min(income, bounds[place]!)
    tax += (to - from) * rates[place]!
    from = to
  }
  return tax
}
