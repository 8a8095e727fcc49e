// The firm's yearly fee: one rate for everything a client holds, set by their net contributions and their network's. The bands
// are in config/fees.json.
import { addMonths } from 'portal-engine/base/dates/london-time.ts'
import { feeBands } from './bands.gen.ts'

export interface FeeBand {
  /** Net contributions from which the rate applies, in pence. */
  fromPence: number
  /** Hundredths of one per cent a year. */
  rateBps: number
}

/** Which band applies once these new contributions are added to the existing ones? A basket is priced this way. */
export function feeBandFor(existingPence: number, newPence = 0): FeeBand {
  const total = Math.max(0, existingPence + newPence)
  return feeBands.findLast(({ fromPence }) => total >= fromPence)!
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
function rateWith({ rateBps, contributionsPence, countedPence }: FeeStanding, newPence: number): number {
  return countedPence === null
    ? Math.min(rateBps, feeBandFor(contributionsPence, newPence).rateBps)
    : feeBandFor(countedPence, newPence).rateBps
}

/** The rate with these new contributions, or for them alone if nothing else is known. */
export const rateAfter = (standing: FeeStanding | undefined, newPence: number): number =>
  standing ? rateWith(standing, newPence) : feeBandFor(newPence).rateBps

/** May the rate still be lower than this, where the network's total is hidden? */
export const mayBeLower = ({ countedPence }: FeeStanding, rateBps: number): boolean =>
  countedPence === null && rateBps > feeBands.at(-1)!.rateBps

/** The first of next month: from then on the rate of a network that somebody joins holds. */
export const newRateFrom = (today: string): string => addMonths(`${today.slice(0, 7)}-01`, 1)

/** With fewer active members, a network's total would show what the only other one has. */
const TOTAL_SHOWN_FROM = 3

/** Is the total hidden from a member of a network of so many active ones? */
export const isTotalHidden = (activeMembers: number): boolean =>
  activeMembers > 1 && activeMembers < TOTAL_SHOWN_FROM

/** How many people a lead may invite, active ones included. */
export const MOST_INVITED = 9

/** The band after the one of these contributions, and how much is missing to it; undefined on the last. */
export function nextFeeBand(
  bands: readonly FeeBand[],
  contributionsPence: number,
): (FeeBand & { missingPence: number }) | undefined {
  const next = bands.find(({ fromPence }) => fromPence > Math.max(0, contributionsPence))
  return next && { ...next, missingPence: next.fromPence - contributionsPence }
}
