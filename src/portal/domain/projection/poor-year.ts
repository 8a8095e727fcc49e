// What a poor year does at a risk level, as the simulations assume it: growth of a year is lognormal.
import { assumptionFor } from './assumptions.ts'
import { normalQuantile } from './normal.ts'

/** One year in so many is worse than the poor year. */
export const POOR_YEAR_IN = 20

/** What an amount is worth after a poor year at this risk level, before fees, in whole pence. */
export function afterPoorYear(pence: number, riskLevel: number): number {
  const { growth, volatility } = assumptionFor(riskLevel)
  const centre = Math.log(1 + growth) - volatility ** 2 / 2
  return Math.round(pence * Math.exp(centre + volatility * normalQuantile(1 / POOR_YEAR_IN)))
}
