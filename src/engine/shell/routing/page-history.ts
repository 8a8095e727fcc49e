// The browser history for the router: reads the current location, writes entries, and reports Back and Forward.
// Every URL is built from the site's own origin, so navigation never leaves the site.
import { createPath, type Location } from 'react-router'
import { isRecord } from '#base/record.ts'

/** A URL of this site and the key of its history entry. */
export type PortalLocation = Location<null>

export interface PageHistory {
  current(): PortalLocation
  /** The location of a path, with the key of a new entry. The path begins with a slash. */
  locationOf(path: string): PortalLocation
  write(how: 'push' | 'replace', place: PortalLocation): void
  go(delta: number): void
  /** Calls the listener on Back, on Forward and when a link to an anchor is followed. */
  onPop(listener: () => void): void
}

type Browser = Pick<Window, 'history' | 'location' | 'addEventListener'>

export function browserHistory({ history, location, addEventListener }: Browser): PageHistory {
  return {
    current() {
      const { pathname, search, hash } = location
      return { pathname, search, hash, state: null, key: keyOf(history) }
    },
    locationOf(path) {
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
        // Safari throws after 100 entries in 30 seconds; then the browser itself navigates.
        location[how === 'push' ? 'assign' : 'replace'](address)
      }
    },
    go: (delta) => history.go(delta),
    onPop: (listener) => addEventListener('popstate', listener),
  }
}

/** The key of the current entry. An entry that the router did not write, such as an anchor's, gets one now. */
function keyOf(history: History): string {
  const known: unknown = history.state
  if (isRecord(known) && 'key' in known) return String(known['key'])
  const key = newKey()
  history.replaceState({ key }, '')
  return key
}

const newKey = (): string => Math.random().toString(36).slice(2, 10)
