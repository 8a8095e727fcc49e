// What yearly costs do to an amount that grows: with and without them, compounded yearly.
import { wholePounds } from 'portal-engine/base/money.ts'
import { standardised } from '#domain/projection/assumptions.ts'

/** Assumed growth a year before costs; not a forecast. */
export const assumedGrowth = standardised.highestIntermediate

export interface CostEffect {
  years: number
  withoutCostsPence: number
  afterCostsPence: number
  /** What the costs have taken, with the growth that they would have had. */
  effectPence: number
}

/** In whole pounds, so that what is shown adds up: an amount after so many years at the assumed growth. `costs` is the yearly rate of all costs, as a fraction of the value. */
export function costEffect(startPence: number, costs: number, years: number): CostEffect {
  const withoutCostsPence = wholePounds(startPence * (1 + assumedGrowth) ** years)
  const afterCostsPence = wholePounds(startPence * ((1 + assumedGrowth) * (1 - costs)) ** years)
  return { years, withoutCostsPence, afterCostsPence, effectPence: withoutCostsPence - afterCostsPence }
}
