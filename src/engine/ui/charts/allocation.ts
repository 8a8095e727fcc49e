// The parts of a whole, for the bar, the ring and their legends. Pure.
import { sharesInTenths } from '#base/shares.ts'

/** A part of a whole. */
export interface Slice {
  id: string
  label: string
  /** Any unit, not negative; only the proportions matter. */
  amount: number
  /** A colour token, the same wherever this part is drawn. */
  colour: string
}

/** The parts with their share in tenths of one per cent. The shares add up to 1000. */
export function weighSlices<P extends Slice>(parts: readonly P[]): (P & { tenths: number })[] {
  const tenths = sharesInTenths(parts.map((part) => part.amount))
  return parts.map((part, index) => ({ ...part, tenths: tenths[index] ?? 0 }))
}

/** Colour token of an asset class: the same everywhere. Classes without a colour share the neutral one. */
export const classColour = (assetClass: string) =>
  `var(--class-${assetClass.toLowerCase().replace(/[^a-z0-9]+/g, '-')}, ${NEUTRAL})`

/** Colour token of "other", and of everything without a colour. */
export const NEUTRAL = 'var(--class-other)'

/** Colour token of the nth series: five colours, then again from the first. None is the colour of cash or of "other". */
export const seriesColour = (index: number) => `var(--series-${(index % 5) + 1})`
