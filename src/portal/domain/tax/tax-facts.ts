// What tax law says of a tax year: the figures and bands of config/tax-years.json. A year is named by its start.
import { NotKnownYet } from 'portal-engine/base/not-known-yet.ts'
import { taxYearLabel, taxYearOfDate, taxYearStart } from './tax-year.ts'
import { incomeTax, taxFigures } from '../tax-years.gen.ts'

export type TaxFigure = keyof typeof taxFigures
export type TaxAmount = Exclude<TaxFigure, 'minimum-pension-age' | 'inheritance-tax-on-unused-pensions'>
export type TaxNation = keyof typeof incomeTax

interface Period {
  from: number
  until?: number | undefined
}

/** The row that holds in a tax year; for a year ahead that has none yet, the latest one. */
function rowOf<Row extends Period>(name: string, rows: readonly Row[], year: number): Row {
  const row = rows.findLast(({ from }) => from <= year)
  if (!row) throw new RangeError(`No ${name} is known for the tax year that starts in ${year}.`)
  return row
}

const figureRow = (name: TaxFigure, year: number): Period & { value: number } =>
  rowOf<Period & { value: number }>(name, taxFigures[name], year)

/** An amount of a tax year, in pence. Years ahead take the latest one; RangeError before the earliest. */
export function taxAmountPence(name: TaxAmount, year: number): number {
  return Math.round(figureRow(name, year).value * 100)
}

/** The same as the law of that year: NotKnownYet for a year ahead for which it is not settled. */
export function settledAmountPence(name: TaxAmount, year: number): number {
  if (year > settledUntil(name, year))
    throw new NotKnownYet(`The figures of the tax year ${taxYearLabel(year)} are not known here yet`)
  return taxAmountPence(name, year)
}

/** Up to which tax year is this figure, or are the bands of this nation, settled? Infinity if no end is set. */
export function settledUntil(name: TaxFigure | TaxNation, year: number): number {
  const rows: readonly Period[] =
    name in incomeTax ? incomeTax[name as TaxNation] : taxFigures[name as TaxFigure]
  return rowOf(name, rows, year).until ?? Infinity
}

/** From which age may a pension without a protected age be taken on this date? */
export function minimumPensionAge(date: string): number {
  return figureRow('minimum-pension-age', taxYearOfDate(date)).value
}

/** From which date on does a pension count towards inheritance tax when its holder dies? */
export function pensionsInEstateFrom(): string {
  const taxed = taxFigures['inheritance-tax-on-unused-pensions'].find(({ value }) => value > 0)
  return taxYearStart(taxed!.from)
}

export interface IncomeTaxBand {
  name: string
  /** Taxable income, after the personal allowance, above which the rate applies. */
  abovePence: number
  percent: number
}

/** The bands of income tax of a nation, the lowest first. Years ahead take the latest ones. */
export function incomeTaxBands(nation: TaxNation, year: number): readonly IncomeTaxBand[] {
  const { bands } = rowOf(`income tax of ${nation}`, incomeTax[nation], year)
  return bands.map(({ name, above, percent }) => ({ name, abovePence: above * 100, percent }))
}
