// Pages of lists that grow, and the cursors that lead from one to the next.
import { MOST_AT_ONCE } from 'portal-engine/http/pages.ts'
import { ErrorResponse } from 'portal-engine/sandbox/calls/call.ts'
import type { Database } from 'portal-engine/sandbox/data/database.ts'

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
  const [at = '', id = ''] = cursor === undefined ? [] : entryAt(list, cursor)
  const rest = entries
    .filter((entry) => cursor === undefined || entry.at < at || (entry.at === at && entry.id > id))
    .toSorted((a, b) => (a.at === b.at ? (a.id < b.id ? -1 : 1) : a.at > b.at ? -1 : 1))
  return cut(list, rest, limit)
}

interface Rows {
  /** A query that ends in its conditions. */
  sql: string
  values: readonly string[]
  /** The column of the place. An index has the conditions, then this, the last first, then the id. */
  at: string
  /** Of two at one time the greater id is the newer one. */
  isByLaterId?: boolean
}

/** The same of a table: by its index, so that no more rows are read than are given. */
export function pageOfRows<T extends Entry>(
  database: Database,
  list: string,
  { sql, values, at, isByLaterId = false }: Rows,
  { limit = MOST_AT_ONCE, cursor }: Asked,
): { page: T[]; nextCursor: string | null } {
  const start = ['~', isByLaterId ? '~' : '']
  const [time = '', id = ''] = cursor === undefined ? start : entryAt(list, cursor)
  const [isFurther, order] = isByLaterId ? ['<', 'id desc'] : ['>', 'id']
  const rows = database.all<T>(
    `${sql} and ${at} <= ? and (${at} < ? or id ${isFurther} ?) order by ${at} desc, ${order} limit ?`,
    ...[...values, time, time, id, limit + 1],
  )
  return cut(list, rows, limit)
}

/** Time and id of the entry that a cursor names. */
const entryAt = (list: string, cursor: string): string[] => placeAt(list, cursor, /^\S+ \S+$/).split(' ')

function cut<T extends Entry>(list: string, rest: readonly T[], limit: number) {
  const page = rest.slice(0, limit)
  const last = rest.length > page.length ? page.at(-1) : undefined
  return { page, nextCursor: last ? cursorAt(list, `${last.at} ${last.id}`) : null }
}
