// Paying into a pension: relief at source, which contributions have it, and the annual allowance with taper, carry
// forward and money purchase annual allowance (Finance Act 2004 s188 to s192, s227 to s228ZA). Pure; pence throughout.
import { addDays } from 'portal-engine/base/dates/london-time.ts'
import { workingDayFrom } from 'portal-engine/base/dates/working-days.ts'
import { taxAmountPence } from '#domain/tax/tax-facts.ts'

const BASIC_RATE_PERCENT = 20
/** Personal contributions have relief up to the day before this birthday. */
export const RELIEF_UNTIL_AGE = 75
/** Weeks within which the relief arrives. */
export const RELIEF_WEEKS = 12

/** What a net personal contribution is worth with basic-rate relief: £80 is £100. */
export const grossOf = (netPence: number): number => Math.round((netPence * 100) / (100 - BASIC_RATE_PERCENT))

/** The relief that follows a net personal contribution, and the day on which it mostly arrives. */
export const reliefOn = (netPence: number): number => grossOf(netPence) - netPence
export const reliefArrivesOn = (paidOn: string): string => workingDayFrom(addDays(paidOn, 42))

/** The most that has relief in a tax year, gross: all earnings, or the basic amount if that is more. */
export const reliefLimitPence = (earningsPence: number, year: number): number =>
  Math.max(earningsPence, taxAmountPence('pension-relief-without-earnings', year))

interface Incomes {
  /** Net income less gross relief-at-source contributions, with new salary sacrifice. */
  thresholdPence: number
  /** Net income with employer contributions. */
  adjustedPence: number
}

/** The annual allowance of these incomes: it tapers if both tests are exceeded, rounded down to the pound of reduction (PTM057100). */
export function annualAllowancePence({ thresholdPence, adjustedPence }: Incomes, year: number): number {
  const full = taxAmountPence('pension-annual-allowance', year)
  const limit = taxAmountPence('tapered-allowance-adjusted-income', year)
  const isTapered =
    thresholdPence > taxAmountPence('tapered-allowance-threshold-income', year) && adjustedPence > limit
  if (!isTapered) return full
  const reduction = Math.floor((adjustedPence - limit) / 200) * 100
  return Math.max(taxAmountPence('tapered-allowance-minimum', year), full - reduction)
}

export interface AllowanceUse {
  /** This year’s annual allowance, tapered or not. */
  allowancePence: number
  /** Unused in each of the three years before, the earliest first. */
  unusedPence: readonly number[]
  /** Gross contributions of this year so far, the employer’s included. */
  paidPence: number
  /** The part that was paid after flexible income was first taken; null if it never was. */
  sinceFlexiblePence: number | null
}

interface Excess {
  /** Room before the contribution. */
  roomPence: number
  /** What it goes beyond the allowance: the annual allowance charge is due on it. */
  excessPence: number
  /** Is it the money purchase annual allowance that is exceeded? It has no carry forward. */
  byFlexible: boolean
}

/** What a further gross contribution does to the allowance. It may be exceeded; a charge is due then. */
export function excessOf(
  { allowancePence, unusedPence, paidPence, sinceFlexiblePence }: AllowanceUse,
  grossPence: number,
  year: number,
): Excess {
  const all = allowancePence + unusedPence.reduce((sum, pence) => sum + pence, 0)
  const general = Math.max(0, all - paidPence)
  const flexible =
    sinceFlexiblePence === null
      ? Infinity
      : Math.max(0, taxAmountPence('money-purchase-annual-allowance', year) - sinceFlexiblePence)
  const roomPence = Math.min(general, flexible)
  return {
    roomPence,
    excessPence: Math.max(0, grossPence - roomPence),
    byFlexible: flexible < general,
  }
}
