// One pot of a plan, laid out year by year. Amounts are pence of today's money.
import { assumedInflation, assumptionFor } from '#domain/projection/assumptions.ts'
import * as limits from '#domain/limits.gen.ts'
import type { Pot, RetirementPlan } from '#domain/retirement/plan.ts'
import { birthday, deathOf, latest, lengthFrom, type PlanYear } from '#domain/retirement/timeline.ts'

/** Accounts outside ISA and pension grow this much less a year, for tax on dividends and gains (COBS 13 Annex 2 R2.4). */
export const taxedGrowthLess = 0.005

export const taxFreeShare = limits['drawdown-tax-free-share'].value / 100

export interface PotSchedule {
  kind: Pot['kind']
  valuePence: number
  /** For each year: the owner, and the share that is free of tax while there is lump sum allowance. */
  owners: Uint8Array
  taxFree: Float64Array
  /** Standard deviation of the logarithm of a whole year's real growth. */
  spread: number
  /** For each year the median growth of half of it, as a factor. */
  drift: Float64Array
  /** For each year: what is paid in, and whether money can be taken from its first day on. */
  paidIn: Float64Array
  isOpen: Uint8Array
}

/** A pot is its owner's until they die, and then the other's: an inherited pension is open, and all of it is taxed. */
export function potOf(pot: Pot, { people, fee }: RetirementPlan, years: readonly PlanYear[]): PotSchedule {
  const { growth, volatility } = assumptionFor(pot.riskLevel)
  const nominal = 1 + growth - (pot.kind === 'general' ? taxedGrowthLess : 0)
  const centre = Math.log((nominal * (1 - fee)) / (1 + assumedInflation)) - volatility ** 2 / 2
  const owner = people[pot.owner]!
  const retiresOn = birthday(owner.bornOn, owner.retireAge)
  const diesOn = deathOf(owner)
  const paidUntil = retiresOn < diesOn ? retiresOn : diesOn
  // A pension is left alone while its owner earns; other money is not.
  const opensOn = pot.kind === 'pension' ? latest(retiresOn, pot.opensOn ?? '') : (pot.opensOn ?? '')
  const taxFree = pot.kind === 'pension' && !pot.isInDrawdown ? taxFreeShare : 0
  return {
    kind: pot.kind,
    valuePence: pot.valuePence,
    owners: Uint8Array.from(years, ({ from }) => (from >= diesOn ? 1 - pot.owner : pot.owner)),
    taxFree: Float64Array.from(years, ({ from }) => (from >= diesOn ? 0 : taxFree)),
    spread: volatility,
    drift: Float64Array.from(years, ({ length }) => Math.exp((centre * length) / 2)),
    paidIn: Float64Array.from(
      years,
      (year) => pot.monthlyPence * 12 * (year.length - lengthFrom(year, paidUntil)),
    ),
    isOpen: Uint8Array.from(years, ({ from }) => Number(from >= opensOn || from >= diesOn)),
  }
}
