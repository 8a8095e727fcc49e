// Moves from place to place: opens what stands there, follows where that leads on, and shows only the last move's end.
// Knows nothing of manifests; react-router's <Router> gives its state to hooks and links.
import { createPath } from 'react-router'
import { makeStore, type Store } from '../store.ts'
import type { PageHistory, Place } from './page-history.ts'

/** What opening a place came to: something to show, or the path of another place to go on to. */
export type OpenedPlace<Shown> = { show: Shown } | { onTo: string }

/** Opens a place. Once the signal is aborted nobody waits for it any more. */
export type Open<Shown> = (place: Place, signal: AbortSignal) => Promise<OpenedPlace<Shown>>

export interface RouterState<Shown> {
  /** Where the page shown is. */
  place: Place
  /** Undefined until the first page is there; another object after every move. */
  page: { shown: Shown } | { error: unknown } | undefined
  /** Another page, or the same anew, is on its way. */
  isMoving: boolean
  /** Is the page to stay where it was scrolled to? Else it starts at its top, or where it was left. */
  keepsScroll: boolean
}

export interface MoveOptions {
  replace?: boolean
  keepsScroll?: boolean
}

export interface Router<Shown> extends Pick<Store<RouterState<Shown>>, 'get' | 'subscribe'> {
  /** Moves to a path of this site. Resolves once it has ended; a move that is overtaken may never end. */
  navigate(path: string, options?: MoveOptions): Promise<void>
  /** Opens again what is shown, or what is on its way. */
  revalidate(): Promise<void>
  go(delta: number): void
}

interface Move {
  place: Place
  /** What becomes of the history's entry; a move that Back began is already where it leads. */
  entry: 'push' | 'replace' | 'stays'
  keepsScroll: boolean
}

/** Starts at once with the place in the address bar. */
export function makeRouter<Shown>(history: PageHistory, open: Open<Shown>): Router<Shown> {
  const state = makeStore<RouterState<Shown>>({
    place: history.here(),
    page: undefined,
    isMoving: true,
    keepsScroll: false,
  })
  let current: { move: Move; stop: AbortController } | undefined
  /** What is shown was opened for somebody or something that has changed since. */
  let isOutdated = false

  async function run(move: Move): Promise<void> {
    current?.stop.abort()
    const mine = { move, stop: new AbortController() }
    current = mine
    state.set({ ...state.get(), isMoving: true })
    for (;;) {
      let page: RouterState<Shown>['page']
      try {
        const opened = await open(mine.move.place, mine.stop.signal)
        if (current !== mine) return
        if ('onTo' in opened) {
          mine.move = onward(mine.move, history.placeOf(opened.onTo))
          continue
        }
        page = { shown: opened.show }
      } catch (error) {
        if (current !== mine) return
        page = { error }
      }
      isOutdated = false
      arrive(mine.move, page)
      return
    }
  }

  function arrive({ place, entry, keepsScroll }: Move, page: RouterState<Shown>['page']): void {
    current = undefined
    const isHere = createPath(place) === createPath(history.here())
    if (entry !== 'stays') history.write(isHere ? 'replace' : entry, place)
    state.set({ place, page, isMoving: false, keepsScroll })
  }

  async function move(next: Move): Promise<void> {
    const { page, place } = state.get()
    const mayStay = page !== undefined && 'shown' in page && !isOutdated
    if (!mayStay || !isSamePage(place, next)) return run(next)
    current?.stop.abort()
    state.set({ ...state.get(), isMoving: true })
    arrive(next, { ...page })
  }

  history.onMoved(() => void move({ place: history.here(), entry: 'stays', keepsScroll: false }))
  void run({ place: state.get().place, entry: 'stays', keepsScroll: false })
  return {
    get: state.get,
    subscribe: state.subscribe,
    navigate: (path, { replace = false, keepsScroll = false } = {}) =>
      move({ place: history.placeOf(path), entry: replace ? 'replace' : 'push', keepsScroll }),
    revalidate() {
      isOutdated = true
      return run(current?.move ?? { place: state.get().place, entry: 'stays', keepsScroll: false })
    },
    go: history.go,
  }
}

/** An address that already stands in the address bar is replaced: Back must not lead to it again, nor keep a code of sign-in. */
const onward = ({ entry, keepsScroll }: Move, place: Place): Move => ({
  place,
  entry: entry === 'stays' ? 'replace' : entry,
  keepsScroll,
})

/** Does the move lead to another query or another part of the page shown? To choose the very page asks for it anew. */
function isSamePage(shown: Place, { place, entry }: Move): boolean {
  if (shown.pathname !== place.pathname) return false
  const isPart = place.hash !== '' || (entry === 'stays' && shown.hash !== '')
  return isPart || shown.search !== place.search
}
