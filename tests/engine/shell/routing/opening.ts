// Opens places only when the test says so, and tells what the router shows.
import { createPath } from 'react-router'
import type { PortalLocation } from '#shell/routing/page-history.ts'
import { createRouter, type Loaded, type Router } from '#shell/routing/router.ts'
import { memoryHistory, type MemoryHistory } from './memory-history.ts'

export interface Asked {
  address: string
  signal: AbortSignal
  /** The page shown that is loaded again; undefined for another page, and for a reload that somebody asked for. */
  shown: string | undefined
  show(): Promise<void>
  leadTo(path: string): Promise<void>
  fail(error: unknown): Promise<void>
  stay(): Promise<void>
}

export interface Opening {
  history: MemoryHistory
  router: Router<string>
  /** Places that wait to be opened, and those that were, in the order in which they were asked for. */
  asked: Asked[]
  last(): Asked
  /** Opens the last place asked for, with its address as the page. */
  opened(): Promise<void>
  /** The page shown, the address bar, and whether something is on its way. */
  seen(): string
}

export function startAt(...addresses: string[]): Opening {
  const history = memoryHistory(...addresses)
  const asked: Asked[] = []
  const open = (place: PortalLocation, signal: AbortSignal, shown: string | undefined) =>
    new Promise<Loaded<string>>((resolve, reject) => {
      const then = async (act: () => void) => {
        act()
        await Promise.resolve().then(() => Promise.resolve())
      }
      asked.push({
        address: createPath(place),
        signal,
        shown,
        show: () => then(() => resolve({ match: createPath(place) })),
        leadTo: (path) => then(() => resolve({ redirect: path })),
        fail: (error) => then(() => reject(error)),
        stay: () => then(() => resolve({ stays: true })),
      })
    })
  const router = createRouter(history, open)
  const last = () => asked.at(-1)!
  return {
    history,
    router,
    asked,
    last,
    opened: () => last().show(),
    seen() {
      const { result, isNavigating } = router.get()
      const shown =
        result === undefined ? 'nothing' : 'match' in result ? result.match : `error ${String(result.error)}`
      return `${shown} at ${history.address()}${isNavigating ? ', moving' : ''}`
    },
  }
}
