// Opens places only when the test says so, and tells what the router shows.
import { createPath } from 'react-router'
import type { Place } from '#shell/router/page-history.ts'
import { makeRouter, type OpenedPlace, type Router } from '#shell/router/router.ts'
import { memoryHistory, type MemoryHistory } from './memory-history.ts'

export interface Asked {
  address: string
  signal: AbortSignal
  show(): Promise<void>
  leadTo(path: string): Promise<void>
  fail(error: unknown): Promise<void>
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
  const open = (place: Place, signal: AbortSignal) =>
    new Promise<OpenedPlace<string>>((resolve, reject) => {
      const then = async (act: () => void) => {
        act()
        await Promise.resolve().then(() => Promise.resolve())
      }
      asked.push({
        address: createPath(place),
        signal,
        show: () => then(() => resolve({ show: createPath(place) })),
        leadTo: (path) => then(() => resolve({ onTo: path })),
        fail: (error) => then(() => reject(error)),
      })
    })
  const router = makeRouter(history, open)
  const last = () => asked.at(-1)!
  return {
    history,
    router,
    asked,
    last,
    opened: () => last().show(),
    seen() {
      const { page, isMoving } = router.get()
      const shown =
        page === undefined ? 'nothing' : 'shown' in page ? page.shown : `error ${String(page.error)}`
      return `${shown} at ${history.address()}${isMoving ? ', moving' : ''}`
    },
  }
}
