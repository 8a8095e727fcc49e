// What a plan costs in pounds: our fee and the funds' own charges, at the growth that is assumed.
import { assumedFundCharge, assumptionFor } from './assumptions.ts'
import type { Plan } from './simulation.ts'

/** What is paid in, how long, and at which risk. */
export interface PlanTerms {
  initialPence: number
  monthlyPence: number
  years: number
  riskLevel: number
}

/** The plan that is simulated for these terms. `feeBps`: our yearly fee in hundredths of one per cent. */
export function planFor({ riskLevel, ...terms }: PlanTerms, feeBps: number): Plan {
  const { growth, volatility } = assumptionFor(riskLevel)
  return { ...terms, growth, volatility, fee: feeBps / 10_000 }
}

export interface PlanCosts {
  /** In the first twelve months, and in all years together: whole pounds in pence, so that what is shown adds up. */
  firstYear: { feePence: number; fundsPence: number }
  all: { feePence: number; fundsPence: number }
  /** Everything paid in. */
  paidPence: number
}

/** A month's payment comes at its start; fee and charges are taken at its end, of what the plan is worth then. */
export function costsOf({ initialPence, monthlyPence, years, growth, fee }: Plan): PlanCosts {
  const month = (1 + growth) ** (1 / 12)
  const sums = { feePence: 0, fundsPence: 0 }
  let firstYear = sums
  let value = initialPence
  for (let done = 1; done <= years * 12; done += 1) {
    value = (value + monthlyPence) * month
    const [ofFee, ofFunds] = [(value * fee) / 12, (value * assumedFundCharge) / 12]
    value -= ofFee + ofFunds
    sums.feePence += ofFee
    sums.fundsPence += ofFunds
    if (done === 12) firstYear = { ...sums }
  }
  return {
    firstYear: rounded(firstYear),
    all: rounded(sums),
    paidPence: initialPence + monthlyPence * 12 * years,
  }
}

const rounded = ({ feePence, fundsPence }: PlanCosts['all']) => ({
  feePence: Math.round(feePence / 100) * 100,
  fundsPence: Math.round(fundsPence / 100) * 100,
})
