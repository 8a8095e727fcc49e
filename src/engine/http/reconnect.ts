// When a page asks again for what had no answer. Pure.
import * as limits from '#base/limits.gen.ts'

/** Each wait is twice the one before, up to so many of the first. */
const LONGEST = 36

/**
 * Milliseconds before the page asks again, for the first time (0) and after each attempt without an answer. `random`, from 0 to
 * 1, spreads the pages that an outage has struck at the same moment.
 */
export const reconnectDelay = (attempt: number, random: number): number =>
  limits['connection-check-interval'].value * 1000 * Math.min(2 ** attempt, LONGEST) * (1 + random)
