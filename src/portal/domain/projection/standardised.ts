// The standardised deterministic projection of a pension (COBS 13 Annex 2): three rates, in today's money, after
// charges, rounded down to three significant figures. It comes first; a simulation may be shown with it (COBS 13.5).
import { assumptionFor, standardised } from './assumptions.ts'

/** Do the rules want this projection before any other for accounts of this type? */
export const comesFirstFor = (accountType: string): boolean => accountType === 'Pension'

export interface PensionPlan {
  /** What is there now, and what is paid in at the start of each month, tax relief included. Payments rise with prices. */
  initialPence: number
  monthlyPence: number
  years: number
  riskLevel: number
  /** All charges a year, as a fraction. */
  charge: number
}

export interface Projected {
  /** After inflation, before charges, as a fraction a year. */
  realRate: number
  /** Whole pounds in pence. */
  pence: number
}

/** What the pension could be worth in today's money at the lower, intermediate and higher rate. */
export function standardisedProjection(
  plan: PensionPlan,
): Record<'lower' | 'intermediate' | 'higher', Projected> {
  const intermediate = Math.min(assumptionFor(plan.riskLevel).growth, standardised.highestIntermediate)
  return {
    lower: at(plan, intermediate - standardised.spread),
    intermediate: at(plan, intermediate),
    higher: at(plan, intermediate + standardised.spread),
  }
}

function at({ initialPence, monthlyPence, years, charge }: PensionPlan, nominal: number): Projected {
  const realRate = (1 + nominal) / (1 + standardised.inflation) - 1
  const month = ((1 + realRate) * (1 - charge)) ** (1 / 12)
  let pence = initialPence
  for (let paid = 0; paid < Math.round(years * 12); paid += 1) pence = (pence + monthlyPence) * month
  return { realRate, pence: roundedDown(pence) }
}

/** Down to three significant figures of whole pounds. An amount that misses a figure by a rounding error counts as that figure. */
export function roundedDown(pence: number): number {
  const pounds = pence / 100 + 1e-6
  if (pounds < 1) return 0
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(pounds)) - 2)
  return Math.floor(pounds / unit) * unit * 100
}
