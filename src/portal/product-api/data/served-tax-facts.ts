// Yearly UK tax amounts that the sandbox serves, in pence, from config/tax-years.json.
import { taxAmountPence } from '#domain/tax/tax-facts.ts'

export interface TaxFacts {
  isaAllowancePence: number
  jisaAllowancePence: number
  pensionAnnualAllowancePence: number
  capitalGainsExemptPence: number
  dividendAllowancePence: number
}

/** The amounts of one tax year, named by the calendar year it starts in. Years ahead take the latest known. */
export function taxFactsOf(year: number): TaxFacts {
  return {
    isaAllowancePence: taxAmountPence('isa-allowance', year),
    jisaAllowancePence: taxAmountPence('junior-isa-allowance', year),
    pensionAnnualAllowancePence: taxAmountPence('pension-annual-allowance', year),
    capitalGainsExemptPence: taxAmountPence('capital-gains-exempt-amount', year),
    dividendAllowancePence: taxAmountPence('dividend-allowance', year),
  }
}
