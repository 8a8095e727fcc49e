// What the firm's fee would be for new money, in words. Pure. The rate follows everything paid in, old and new, and what
// the network has paid in.
import { formatPence, formatPounds } from 'portal-engine/base/money.ts'
import { mayBeLower, rateAfter, type FeeStanding } from './fee-rate.ts'
import { yearlyFee } from './monthly-fee.ts'
import { rateText } from './rate-text.ts'

/** "Our fee would be 0.60% a year of what your investments are worth" */
export function describeRate(standing: FeeStanding | undefined, newPence: number): string {
  const rateBps = rateAfter(standing, newPence)
  const isAtMost = standing !== undefined && mayBeLower(standing, rateBps)
  return `Our fee would be ${isAtMost ? 'at most ' : ''}${rateText(rateBps)} a year of what your investments are worth`
}

/** The same with the amount: "…: about £60.00 a year on £10,000." Undefined without new money. */
export function describeFee(
  standing: FeeStanding | undefined,
  newPence: number,
  aboutPence: number,
): string | undefined {
  if (aboutPence <= 0) return undefined
  const yearly = formatPence(yearlyFee(aboutPence, rateAfter(standing, newPence)))
  return `${describeRate(standing, newPence)}: about ${yearly} a year on ${formatPounds(aboutPence)}.`
}

/** What the rate was worked out from. */
export function describeBasis(
  standing: FeeStanding | undefined,
  newPence: number,
  pounds: (pence: number) => string = formatPounds,
): string {
  const fresh = `${pounds(newPence)} of first payments`
  if (!standing)
    return `The rate counts ${fresh} only, because we couldn’t load what you have paid in so far.`
  const { contributionsPence, countedPence } = standing
  if (countedPence === null)
    return `This is your rate today, or the one ${fresh} would give you without your network. There are two of you in the network, so we hide its total, and your rate may be lower.`
  if (countedPence === 0) return `The rate counts ${fresh}.`
  const network = countedPence > contributionsPence ? ' with your network' : ''
  return `The rate counts ${pounds(countedPence)} paid in so far${network} and ${fresh}.`
}

export const FUND_CHARGES = 'The funds have charges of their own, on top of our fee.'
export const MONTHLY_COUNTS = 'Monthly payments can lower the rate as they arrive.'
