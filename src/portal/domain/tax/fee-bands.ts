// The firm's yearly fee: one rate for everything a client holds, set by their net contributions and their network's.

export interface FeeBand {
  /** Net contributions from which the rate applies, in pence. */
  fromPence: number
  /** Hundredths of one per cent a year. */
  rateBps: number
}

export const feeBands: readonly FeeBand[] = [
  { fromPence: 0, rateBps: 70 },
  { fromPence: 50_000_00, rateBps: 65 },
  { fromPence: 100_000_00, rateBps: 60 },
  { fromPence: 250_000_00, rateBps: 50 },
  { fromPence: 500_000_00, rateBps: 35 },
]

/** Which band applies once these new contributions are added to the existing ones? A basket is priced this way. */
export function feeBandFor(existingPence: number, newPence = 0): FeeBand {
  const total = Math.max(0, existingPence + newPence)
  return feeBands.findLast((band) => total >= band.fromPence)!
}

/** What sets a client's rate so far. */
export interface FeeStanding {
  /** Today's rate, with the network. */
  rateBps: number
  contributionsPence: number
  /** With those of the network; null if its total is hidden. */
  countedPence: number | null
}

/** The rate once these new contributions are added. Where the network's total is hidden, the client pays no more than this. */
export function rateWith(
  { rateBps, contributionsPence, countedPence }: FeeStanding,
  newPence: number,
): number {
  return countedPence === null
    ? Math.min(rateBps, feeBandFor(contributionsPence, newPence).rateBps)
    : feeBandFor(countedPence, newPence).rateBps
}

/** The band after the one of these contributions, and how much is missing to it; undefined on the last. */
export function nextFeeBand(
  bands: readonly FeeBand[],
  contributionsPence: number,
): (FeeBand & { missingPence: number }) | undefined {
  const next = bands.find(({ fromPence }) => fromPence > Math.max(0, contributionsPence))
  return next && { ...next, missingPence: next.fromPence - contributionsPence }
}
