// Pages of lists that grow, and the cursors that lead from one to the next.
import { MOST_AT_ONCE } from '#http/pages.ts'
import { ErrorResponse } from '#sandbox/calls/call.ts'

/** A place in a list, for a client to hand back. */
export const cursorAt = (list: string, place: string | number): string =>
  Buffer.from(`${list} ${place}`).toString('base64url')

/** The place in this list that a cursor names. Throws an ErrorResponse with 400 for the cursor of another list. */
export function placeAt(list: string, cursor: string, pattern: RegExp): string {
  const text = Buffer.from(cursor, 'base64url').toString()
  const place = text.slice(list.length + 1)
  if (cursorAt(list, place) !== cursor || !pattern.test(place))
    throw new ErrorResponse(400, 'cursor: not one that this list came with')
  return place
}

interface Entry {
  id: string
  /** Its place in the list as text, the last first: when it happened, as ISO text, after a kind if those stay apart. */
  at: string
}

export interface Asked {
  limit?: number | undefined
  cursor?: string | undefined
}

/** One page, the newest first. The cursor is the last entry's place, which stays right when others come and go. */
export function pageOf<T extends Entry>(
  list: string,
  entries: readonly T[],
  { limit = MOST_AT_ONCE, cursor }: Asked,
): { page: T[]; nextCursor: string | null } {
  const [at = '', id = ''] = cursor === undefined ? [] : placeAt(list, cursor, /^\S+ \S+$/).split(' ')
  const rest = entries
    .filter((entry) => cursor === undefined || entry.at < at || (entry.at === at && entry.id > id))
    .toSorted((a, b) => (a.at === b.at ? (a.id < b.id ? -1 : 1) : a.at > b.at ? -1 : 1))
  const page = rest.slice(0, limit)
  const last = rest.length > page.length ? page.at(-1) : undefined
  return { page, nextCursor: last ? cursorAt(list, `${last.at} ${last.id}`) : null }
}
