// How many entries of a list are shown. It is kept in the address, so that a reload and Back bring as many again. Pure.
import { MOST_AT_ONCE } from 'portal-engine/http/pages.ts'

/** How many come at first, and how many more at a time. */
export const EACH_TIME = 50

/** How many an address asks for: some hundreds at most, so that one call brings them. */
export function readShown(search: URLSearchParams): number {
  const text = search.get('shown') ?? ''
  const asked = /^\d{1,6}$/.test(text) ? Number(text) : 0
  return Math.min(MOST_AT_ONCE, Math.max(EACH_TIME, asked))
}

export function writeShown(shown: number | undefined): { shown: string | undefined } {
  return { shown: shown === undefined || shown <= EACH_TIME ? undefined : String(shown) }
}
