// A plan for retirement: who, what they have, what comes in and what is to be spent. Amounts are pence of today's money.
import type { TaxNation } from '../tax/tax-facts.ts'

/** The first is the plan's owner: its years are counted by their birthdays, and spending begins when they retire. */
export type People = readonly [Person] | readonly [Person, Person]

export interface Person {
  bornOn: string
  nation: TaxNation
  /** In whole years. */
  retireAge: number
  /** A year after tax, until they retire. It pays for the household once the first person has retired. */
  takeHomePence: number
  /** State Pension a year, from their State Pension age; put off by this many years, it is more. */
  statePensionPence: number
  statePensionDeferredYears: number
  definedBenefits: readonly DefinedBenefit[]
  /** Tax-free lump sums taken so far, from every pension: what the lump sum allowance has less. */
  lumpSumsTakenPence: number
  /** For one of a couple: they die on this birthday, and what they have goes to the other. */
  diesAge?: number
}

/** A pension that pays an income for life. */
export interface DefinedBenefit {
  /** A year before tax. */
  yearlyPence: number
  fromAge: number
  /** Does it rise with prices? One that does not buys less each year. */
  isIndexed: boolean
  /** The part of it that is paid to a partner who survives, from 0 to 1. */
  survivorShare: number
}

export type PotKind = 'pension' | 'isa' | 'general'

export interface Pot {
  /** The owner, by their place in the plan. */
  owner: 0 | 1
  kind: PotKind
  valuePence: number
  /** Paid in each month until the owner retires, tax relief included; rises with prices. */
  monthlyPence: number
  /** 1 to 7. */
  riskLevel: number
  /** First day on which money may be taken, for pensions. */
  opensOn?: string
  /** A pension in drawdown: its tax-free cash has been taken. */
  isInDrawdown?: boolean
}

/** Money that comes in (or goes out, if negative) in the year in which the first person has this age. */
export interface OneOff {
  age: number
  pence: number
}

/**
 * Where money is taken from, one after the other, until there is enough. `allowance` takes pensions up to what is free
 * of tax, `pension` what is left of them. Money kept as cash always comes first.
 */
export type Step = 'allowance' | PotKind

export interface RetirementPlan {
  people: People
  pots: readonly Pot[]
  oneOffs: readonly OneOff[]
  /** The household's, a year after tax, from the first person's retirement on. */
  spendingPence: number
  order: readonly Step[]
  /** Our yearly fee, as a fraction. */
  fee: number
}

/** The plan ends on the first person's birthday of this age. */
export const LAST_AGE = 100
