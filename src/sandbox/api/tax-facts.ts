// Yearly UK tax amounts that the sandbox serves, in pence, as published up to November 2026 (gov.uk, HMRC).

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
    isaAllowancePence: 20_000_00,
    jisaAllowancePence: year < 2020 ? 4_368_00 : 9_000_00,
    pensionAnnualAllowancePence: year < 2023 ? 40_000_00 : 60_000_00,
    capitalGainsExemptPence: year < 2023 ? 12_300_00 : year < 2024 ? 6_000_00 : 3_000_00,
    dividendAllowancePence: year < 2023 ? 2_000_00 : year < 2024 ? 1_000_00 : 500_00,
  }
}
