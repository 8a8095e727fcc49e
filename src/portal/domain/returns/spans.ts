// The part of a series of closes that a period, or two dates, cover.
import { countUpTo, openingDay, type Period } from './periods.ts'
import { nothingYet, type IndexedClose } from './time-weighted.ts'

/** Part of a series: the close it starts from and those after it. */
export interface Span {
  /** At the end of this day, but at its start if nothing was there before. */
  opening: IndexedClose
  /** Oldest first, at least one. */
  closes: readonly IndexedClose[]
  closing: IndexedClose
}

/**
 * The closes after that of `from` up to that of `to`; days without a close count as the last one before them.
 * Without `from`, everything from the first payment; without `to`, up to the last close.
 * Undefined if the series starts after `from`, or if there is nothing in between.
 */
export function spanOf(closes: readonly IndexedClose[], from?: string, to?: string): Span | undefined {
  const end = to === undefined ? closes.length : countUpTo(closes, to)
  const start = from === undefined ? 0 : countUpTo(closes, from)
  const first = closes[0]
  const closing = closes[end - 1]
  if (!first || !closing || end <= start) return undefined
  if (from === undefined) {
    return { opening: { ...nothingYet, date: first.date }, closes: closes.slice(0, end), closing }
  }
  const opening = closes[start - 1]
  return opening && { opening, closes: closes.slice(start, end), closing }
}

/** The span of a named period up to the last close. */
export function spanOver(closes: readonly IndexedClose[], period: Period): Span | undefined {
  const last = closes.at(-1)
  return last && spanOf(closes, openingDay(period, last.date))
}
