// What the firm's fee would be for new money, in words. Pure. The rate follows everything paid in, old and new.
import { formatPence, formatPounds } from '#domain/money.ts'
import { feeBandFor } from '#domain/tax/fee-bands.ts'

/** "0.60%" from hundredths of one per cent. */
export const formatRate = (bps: number) => `${(bps / 100).toFixed(2)}%`

/** "Our fee would be 0.60% a year of what your investments are worth: about £60.00 a year on £10,000." Undefined without new money. */
export function describeFee(existingPence: number, newPence: number, aboutPence: number): string | undefined {
  if (aboutPence <= 0) return undefined
  const { rateBps } = feeBandFor(existingPence, newPence)
  const yearly = formatPence(Math.round((aboutPence * rateBps) / 10_000))
  return `Our fee would be ${formatRate(rateBps)} a year of what your investments are worth: about ${yearly} a year on ${formatPounds(aboutPence)}.`
}

/** What the rate was worked out from. */
export function describeBasis(
  existingPence: number | undefined,
  newPence: number,
  pounds: (pence: number) => string = formatPounds,
): string {
  const fresh = `${pounds(newPence)} of first payments`
  if (existingPence === undefined)
    return `The rate counts ${fresh} only, because we couldn’t load what you have paid in so far.`
  if (existingPence === 0) return `The rate counts ${fresh}.`
  return `The rate counts ${pounds(existingPence)} paid in so far and ${fresh}.`
}

export const OTHER_COSTS =
  'The funds you hold have charges of their own, on top of our fee. Monthly payments count towards the rate as they are made.'
