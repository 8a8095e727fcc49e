// The quarters of an account's reviews: which one an address asks for, and what they are called. Pure.
import type { Reviews } from '#api/accounts/reviews.ts'
import { addDays, addMonths } from 'portal-engine/base/dates/london-time.ts'
import { dateFormat, formatDate } from 'portal-engine/ui/figures/dates.ts'

type Summary = Reviews['reviews'][number]

const QUARTER = /^\d{4}-Q[1-4]$/

/** "2026-Q3" if this is the id of a quarter, whether or not it has a review. */
export const quarterIn = (text: string | null): string | undefined =>
  text !== null && QUARTER.test(text) ? text : undefined

/** The review that an address asks for, else the newest; `isUnknown`: it asks for one that does not exist. */
export function chooseReview(
  reviews: readonly Summary[],
  asked: string | null,
): { review: Summary | undefined; isUnknown: boolean } {
  const chosen = reviews.find(({ id }) => id === asked)
  return { review: chosen ?? reviews[0], isUnknown: asked !== null && chosen === undefined }
}

/** "July to September 2026"; with its days if it began in the middle: "23 November to 31 December 2020". */
export function nameOf({ from, to }: { from: string; to: string }): string {
  const isWhole = from === addMonths(addDays(to, 1), -3)
  return isWhole
    ? `${monthOf(from)} to ${monthOf(to)} ${to.slice(0, 4)}`
    : `${dayOf(from)} to ${formatDate(to)}`
}

const monthOf = dateFormat({ month: 'long' })
const dayOf = dateFormat({ day: 'numeric', month: 'long' })
