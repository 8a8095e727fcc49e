// The longest lists come in pages: a bound for each answer, and a cursor that leads on.
import * as z from 'zod/mini'

/** The most entries that a list has in one answer. */
export const MOST_AT_ONCE = 500

/** The query of a call that answers page by page: `limit` and `cursor`. */
export const pageParameters = {
  limit: {
    description: 'How many; left out, as many as one answer holds',
    schema: z.optional(z.int().check(z.minimum(1), z.maximum(MOST_AT_ONCE))),
  },
  cursor: {
    description: '`nextCursor` of the page before',
    schema: z.optional(z.string().check(z.maxLength(200))),
  },
}

/** Asks for the page after this one; null on the last, left out by an API that sends whole lists. */
export const nextCursor = z.nullish(z.string())
