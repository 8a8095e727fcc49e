// The browser's history as the router uses it: the place in the address bar, entries to write, and word of Back and
// Forward. Every place is on this site: an address is always made from the site's own origin.
import { createPath, type Location } from 'react-router'
import { isRecord } from '#domain/record.ts'

/** An address of this site, and which entry of the history it is. */
export type Place = Location<null>

export interface PageHistory {
  here(): Place
  /** The place that a path leads to, as a new entry. The path begins with a slash. */
  placeOf(path: string): Place
  write(how: 'push' | 'replace', place: Place): void
  go(delta: number): void
  /** Tells of Back, of Forward and of an anchor that was followed. */
  onMoved(listener: () => void): void
}

type Browser = Pick<Window, 'history' | 'location' | 'addEventListener'>

export function browserHistory({ history, location, addEventListener }: Browser): PageHistory {
  return {
    here() {
      const { pathname, search, hash } = location
      return { pathname, search, hash, state: null, key: keyOf(history) }
    },
    placeOf(path) {
      const { pathname, search, hash } = new URL(location.origin + path)
      return { pathname, search, hash, state: null, key: newKey() }
    },
    write(how, place) {
      const address = location.origin + createPath(place)
      const state = { key: place.key }
      try {
        if (how === 'push') history.pushState(state, '', address)
        else history.replaceState(state, '', address)
      } catch {
        // Safari takes a hundred entries in 30 seconds; after that the document itself has to go there.
        location[how === 'push' ? 'assign' : 'replace'](address)
      }
    },
    go: (delta) => history.go(delta),
    onMoved: (listener) => addEventListener('popstate', listener),
  }
}

/** An entry that the router did not write, as of an anchor, gets a key that it keeps. */
function keyOf(history: History): string {
  const known: unknown = history.state
  if (isRecord(known) && 'key' in known) return String(known['key'])
  const key = newKey()
  history.replaceState({ key }, '')
  return key
}

const newKey = (): string => Math.random().toString(36).slice(2, 10)
