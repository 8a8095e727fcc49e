// What a plan costs in pounds: our fee and the funds' own charges, at the growth that is assumed.
import { grossOf } from '#domain/payments/pension-contribution-rules.ts'
import { assumedFundCharge, assumptionFor } from './assumptions.ts'
import { inTodaysMoney, type Plan } from './simulation.ts'

/** What is paid in, how long, and at which risk. */
export interface PlanTerms {
  /** Into a pension, basic-rate relief is added to every payment. */
  wrapper: string
  initialPence: number
  monthlyPence: number
  years: number
  riskLevel: number
}

/** The plan that is simulated for these terms. `feeBps`: our yearly fee in hundredths of one per cent. */
export function planFor(terms: PlanTerms, feeBps: number): Plan {
  const { wrapper, riskLevel, years } = terms
  const { growth, volatility } = assumptionFor(riskLevel)
  const arrived = wrapper === 'Pension' ? grossOf : (pence: number) => pence
  return {
    initialPence: arrived(terms.initialPence),
    monthlyPence: arrived(terms.monthlyPence),
    ...{ years, growth, volatility, fee: feeBps / 10_000 },
  }
}

/** What somebody pays so that this much arrives in such an account, in whole pounds as pence. */
export function paidFor(wrapper: string, arrivingPence: number): number {
  const share = wrapper === 'Pension' ? grossOf(100) / 100 : 1
  return Math.ceil(arrivingPence / share / 100) * 100
}

export interface PlanCosts {
  /** In the first twelve months, and in all years together: whole pounds in pence, so that what is shown adds up. */
  firstYear: { feePence: number; fundsPence: number }
  all: { feePence: number; fundsPence: number }
  /** Everything paid in, the relief of a pension included. */
  paidPence: number
}

/**
 * A month's payment comes at its start; fee and charges are taken at its end, of what the plan is worth then. With inflation
 * (a fraction a year) every amount is in today's money.
 */
export function costsOf({ initialPence, monthlyPence, years, growth, fee }: Plan, inflation = 0): PlanCosts {
  const month = (1 + growth) ** (1 / 12)
  const sums = { feePence: 0, fundsPence: 0 }
  let firstYear = sums
  let value = initialPence
  let paidPence = initialPence
  for (let done = 1; done <= years * 12; done += 1) {
    paidPence += monthlyPence * inTodaysMoney((done - 1) / 12, inflation)
    value = (value + monthlyPence) * month
    const [ofFee, ofFunds] = [(value * fee) / 12, (value * assumedFundCharge) / 12]
    value -= ofFee + ofFunds
    const today = inTodaysMoney(done / 12, inflation)
    sums.feePence += ofFee * today
    sums.fundsPence += ofFunds * today
    if (done === 12) firstYear = { ...sums }
  }
  return {
    firstYear: rounded(firstYear),
    all: rounded(sums),
    paidPence: Math.round(paidPence),
  }
}

const rounded = ({ feePence, fundsPence }: PlanCosts['all']) => ({
  feePence: Math.round(feePence / 100) * 100,
  fundsPence: Math.round(fundsPence / 100) * 100,
})
