// The times whose costs can be read: each tax year, and the last twelve months. Pure.
import type { Fees } from '#api/tax/fees.ts'
import { taxYearLabel } from '#domain/tax/tax-year.ts'

/** Stands for the last twelve months among the tax years. */
export const LATEST = 'latest'

/** The oldest first, by its id in the address. */
export const periodsOf = ({ years }: Pick<Fees, 'years'>): string[] => [
  ...years.map(String).toReversed(),
  LATEST,
]

/** The one that the address names; by default the last tax year that is over, if there was an account in it. */
export function periodIn(search: URLSearchParams, fees: Pick<Fees, 'years'>): string {
  const named = search.get('year') ?? ''
  return periodsOf(fees).includes(named) ? named : String(fees.years[1] ?? LATEST)
}

/** Its tax year; undefined for the last twelve months. */
export const yearOf = (period: string): number | undefined => (period === LATEST ? undefined : Number(period))

/** "2025/26", "2026/27 so far", "the last 12 months" */
export function periodInWords(period: string, { years }: Pick<Fees, 'years'>): string {
  const year = yearOf(period)
  if (year === undefined) return 'the last 12 months'
  return year === years[0] ? `${taxYearLabel(year)} so far` : taxYearLabel(year)
}
