// What projections assume, with date and source. One place: the assumptions page shows what is calculated with.

export const assumedOn = '2026-11-22'

/** For simulations. FRC, AS TM1 version 5.1 (in force since 6 April 2024). */
export const assumedInflation = 0.025

/** What the funds of a portfolio charge a year, in their prices: about what those of the model portfolios cost. Our own estimate. */
export const assumedFundCharge = 0.0015

/** The seed of the simulations shown: everybody with the same plan sees the same picture. */
export const shippedSeed = 20_261_122

export interface LevelAssumption {
  /** 1 (lowest) to 7. */
  riskLevel: number
  name: string
  /** Expected growth a year before fees, with inflation in it, as a fraction. */
  growth: number
  /** Standard deviation of yearly growth, as a fraction. */
  volatility: number
}

/**
 * Growth by the volatility group of AS TM1 (to 5%: 2%, to 10%: 4%, to 15%: 6%, above: 7%); volatility as the model
 * portfolios of these risk levels have had it, which is our own estimate.
 */
export const levelAssumptions: readonly LevelAssumption[] = [
  { riskLevel: 1, name: 'Very cautious', growth: 0.02, volatility: 0.04 },
  { riskLevel: 2, name: 'Cautious', growth: 0.04, volatility: 0.055 },
  { riskLevel: 3, name: 'Moderately cautious', growth: 0.04, volatility: 0.075 },
  { riskLevel: 4, name: 'Balanced', growth: 0.04, volatility: 0.095 },
  { riskLevel: 5, name: 'Moderately adventurous', growth: 0.06, volatility: 0.115 },
  { riskLevel: 6, name: 'Adventurous', growth: 0.06, volatility: 0.135 },
  { riskLevel: 7, name: 'Very adventurous', growth: 0.07, volatility: 0.155 },
]

/**
 * For the standardised projection of pensions. FCA, COBS 13 Annex 2: the highest rates allowed, and what inflation
 * they are brought into today's money with.
 */
export const standardised = {
  /** Lower and higher rates are this far from the intermediate one. */
  spread: 0.03,
  highestIntermediate: 0.05,
  inflation: 0.02,
} as const

/** What is assumed at this risk level? Levels beyond the ends count as the last one. */
export function assumptionFor(riskLevel: number): LevelAssumption {
  return levelAssumptions[Math.min(Math.max(Math.round(riskLevel), 1), levelAssumptions.length) - 1]!
}
