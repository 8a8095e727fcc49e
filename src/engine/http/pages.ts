// The longest lists come in pages: a bound for each answer, and a cursor that leads on.
import * as z from 'zod/mini'

/** The most entries that a list has in one answer. */
export const MOST_AT_ONCE = 500

export const pageParameters = {
  limit: {
    description: `How many, at most ${MOST_AT_ONCE}; as many if left out`,
    schema: z.optional(z.int().check(z.minimum(1), z.maximum(MOST_AT_ONCE))),
  },
  cursor: {
    description: '`nextCursor` of the page before',
    schema: z.optional(z.string().check(z.maxLength(200))),
  },
}

/** Asks for the page after this one; null on the last, left out by an API that sends whole lists. */
export const nextCursor = z.nullish(z.string())

/** The pages of a list, one after another. Throws an error if they lead round in a circle. */
export async function everyPage<Page extends { nextCursor?: string | null | undefined }>(
  fetchPage: (cursor: string | undefined) => Promise<Page>,
): Promise<Page[]> {
  const pages: Page[] = []
  const asked = new Set<string>()
  for (let cursor: string | undefined; ;) {
    const page = await fetchPage(cursor)
    pages.push(page)
    cursor = page.nextCursor ?? undefined
    if (cursor === undefined) return pages
    if (asked.has(cursor)) throw new Error('A page of the list leads back to an earlier one')
    asked.add(cursor)
  }
}
