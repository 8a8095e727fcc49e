// The browser's history as the router uses it: the place in the address bar, entries to write, and word of Back and
// Forward. Every place is on this site: an address is always made from the site's own origin.
import { createPath, type Location } from 'react-router'

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

export function browserHistory({ history, location, addEventListener }: Window): PageHistory {
  const stateOf = ({ key }: Place) => ({ key })
  return {
    here() {
      const { pathname, search, hash } = location
      const known: unknown = history.state
      const key = known !== null && typeof known === 'object' && 'key' in known ? String(known.key) : newKey()
      const place = { pathname, search, hash, state: null, key }
      // An entry that the router did not write, as of an anchor, gets a key that it keeps.
      history.replaceState(stateOf(place), '')
      return place
    },
    placeOf(path) {
      const { pathname, search, hash } = new URL(location.origin + path)
      return { pathname, search, hash, state: null, key: newKey() }
    },
    write(how, place) {
      const address = location.origin + createPath(place)
      if (how === 'push') history.pushState(stateOf(place), '', address)
      else history.replaceState(stateOf(place), '', address)
    },
    go: (delta) => history.go(delta),
    onMoved: (listener) => addEventListener('popstate', listener),
  }
}

const newKey = (): string => crypto.randomUUID().slice(0, 8)
