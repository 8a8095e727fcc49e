// How a sale was matched, in words, and what a purchase within 30 days means. Portal and sandbox share them. Pure.
import { addDays } from 'portal-engine/base/dates/london-time.ts'
import { workingDayBefore } from 'portal-engine/base/dates/working-days.ts'
import { MATCHING_DAYS } from './share-matching.ts'
import { unitsInWords } from '../units.ts'

/** "406.333 units matched with those bought on 1 April 2026", or "… at the average cost of earlier purchases". */
export function matchInWords(
  { rule, boughtOn, units }: { rule: string; boughtOn: string | null; units: number },
  formatDate: (date: string) => string,
): string {
  const amount = unitsInWords(units)
  if (boughtOn === null) return `${amount} at the average cost of earlier purchases`
  return rule === 'same-day'
    ? `${amount} matched with those bought on the same day`
    : `${amount} matched with those bought on ${formatDate(boughtOn)}`
}

/** The last day on which a purchase is still matched with a sale of this day. */
export const matchedUntil = (soldOn: string): string => addDays(soldOn, MATCHING_DAYS)

/** The purchases, oldest first, that the law matches with a sale of this day: on it and in the 30 days after it. */
export const purchasesMatchedWith = <T extends { on: string }>(
  soldOn: string,
  purchases: readonly T[],
): T[] => purchases.filter(({ on }) => on >= soldOn && on <= matchedUntil(soldOn))

/** What purchases that are matched with a sale of this day mean for its gain; undefined where there are none. */
export function matchingWarning(
  soldOn: string,
  purchases: readonly { on: string; pence: number }[],
  { formatDate, pounds }: { formatDate: (date: string) => string; pounds: (pence: number) => string },
): string | undefined {
  const matched = purchasesMatchedWith(soldOn, purchases)
  const [first, last] = [matched[0], matched.at(-1)]
  if (!first || !last) return undefined
  const sum = matched.reduce((total, { pence }) => total + pence, 0)
  const when =
    first.on === last.on
      ? `comes in on ${formatDate(workingDayBefore(first.on))} and is invested in a general account on ${formatDate(first.on)}`
      : `is due to be invested in general accounts from ${formatDate(first.on)} to ${formatDate(last.on)}`
  return `${pounds(sum)} ${when}, within ${MATCHING_DAYS} days of this sale. If it buys a fund you are selling, the gain is worked out from that price, not from the average cost.`
}
