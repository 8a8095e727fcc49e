// A history in memory, with an address bar that can be read and buttons that can be pressed.
import { createPath } from 'react-router'
import type { PageHistory, PortalLocation } from '#shell/routing/page-history.ts'

export interface MemoryHistory extends PageHistory {
  address(): string
  /** Every entry, the one shown in brackets. */
  entries(): string
  /** Somebody follows an anchor of the page. */
  followAnchor(hash: string): void
}

export function memoryHistory(...addresses: string[]): MemoryHistory {
  let made = 0
  const locationOf = (path: string): PortalLocation => {
    const { pathname, search, hash } = new URL(`https://portal.example${path}`)
    return { pathname, search, hash, state: null, key: String(++made) }
  }
  let stack = addresses.map(locationOf)
  let at = stack.length - 1
  let moved = () => {}
  return {
    current: () => stack[at]!,
    locationOf,
    write(how, place) {
      if (how === 'push') stack = [...stack.slice(0, ++at), place]
      else stack[at] = place
    },
    go(delta) {
      if (stack[at + delta] === undefined) return
      at += delta
      moved()
    },
    onPop: (listener) => void (moved = listener),
    address: () => createPath(stack[at]!),
    entries: () =>
      stack.map((place, i) => (i === at ? `[${createPath(place)}]` : createPath(place))).join(' '),
    followAnchor(hash) {
      stack = [...stack.slice(0, ++at), locationOf(stack[at - 1]!.pathname + stack[at - 1]!.search + hash)]
      moved()
    },
  }
}
