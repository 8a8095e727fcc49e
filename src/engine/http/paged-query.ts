// A query of a list that comes in pages, for pages that need every entry.
import { queryOptions } from '@tanstack/react-query'
import type { Api } from './client.ts'
import type { AnswerOf, ApiCall } from './contract.ts'
import { keyOf } from './query.ts'

interface Page {
  nextCursor?: string | null | undefined
}

type PagedCall = ApiCall & { answer: { _zod: { output: Page } } }

/** All entries of a list: every page is asked for, one after another, and `read` takes the entries of each. */
export const pagedQueryOf = <const C extends PagedCall, Entry>(
  api: Api,
  call: C,
  read: (page: AnswerOf<C>) => readonly Entry[],
) =>
  queryOptions<Entry[]>({
    queryKey: keyOf(api, call),
    queryFn: async ({ signal }) => {
      const asked = (cursor: string | undefined) => ({ query: { cursor }, signal }) as never
      const pages = await everyPage((cursor) => api.call(call, asked(cursor)) as Promise<Page>)
      return pages.flatMap((page) => read(page as AnswerOf<C>))
    },
  })

/** The pages of a list, one after another. Throws an error if they lead round in a circle. */
export async function everyPage<P extends Page>(
  fetchPage: (cursor: string | undefined) => Promise<P>,
): Promise<P[]> {
  const pages: P[] = []
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
