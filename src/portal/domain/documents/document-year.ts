// To which tax year a document belongs: a yearly one to the year it covers, any other to the year of its date.
import { taxYearEnd, taxYearLabel, taxYearOfDate } from '../tax/tax-year.ts'

const yearlyTypes: ReadonlySet<string> = new Set(['Tax certificate', 'Costs and charges', 'Annual statement'])

/** On which date does the tax year end that a yearly document of this type covers? Null for other documents. */
export function coveredTo(type: string, issuedOn: string): string | null {
  return yearlyTypes.has(type) ? taxYearEnd(taxYearOfDate(issuedOn) - 1) : null
}

/** The document's tax year, "2024/25". A yearly document without its own word for it covers the last year that had ended. */
export function documentTaxYear(document: {
  type: string
  date: string
  coversTo?: string | null | undefined
}): string {
  const { type, date, coversTo } = document
  return taxYearLabel(taxYearOfDate(coversTo ?? coveredTo(type, date) ?? date))
}
