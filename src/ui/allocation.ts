// Parts of a whole as the bar, the ring and their keys draw them. Pure.
import { weightsInTenths } from '#domain/weights.ts'

export interface Part {
  id: string
  label: string
  /** Any unit, not negative; only the proportions matter. */
  amount: number
}

/** The parts with their share in tenths of one per cent. The shares add up to 1000. */
export function weighParts<P extends Part>(parts: readonly P[]): (P & { tenths: number })[] {
  const tenths = weightsInTenths(parts.map((part) => part.amount))
  return parts.map((part, index) => ({ ...part, tenths: tenths[index] ?? 0 }))
}

/** Token of the nth series' colour; six, then round again. */
export const seriesColour = (index: number) => `var(--series-${(index % 6) + 1})`
