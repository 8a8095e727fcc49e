// Navigates: loads the route of a URL, follows redirects, and commits only the latest navigation.
// Independent of the manifest; React Router's <Router> gives its state to hooks and links.
import { createPath } from 'react-router'
import { createStore, type ReadonlyStore } from '#base/state/store.ts'
import type { PageHistory, PortalLocation } from './page-history.ts'

/** The result of loading a location: a match to show, the path to redirect to, or that the current page stays. */
export type Loaded<Match> = { match: Match } | { redirect: string } | { stays: true }

/**
 * Loads the route of a location. A newer navigation aborts the signal; the result is then ignored. `shown` is the match
 * on the page when it is loaded again because the person or the manifest has changed.
 */
export type LoadRoute<Match> = (
  location: PortalLocation,
  signal: AbortSignal,
  shown: Match | undefined,
) => Promise<Loaded<Match>>

export interface RouterState<Match> {
  /** The location of the page that is shown. */
  location: PortalLocation
  /** Undefined until the first page is loaded; a new object after every navigation. */
  result: { match: Match } | { error: unknown } | undefined
  isNavigating: boolean
  /** Keeps the scroll position; otherwise a new page starts at the top, and Back restores the earlier position. */
  preventScrollReset: boolean
}

export interface NavigateOptions {
  replace?: boolean
  preventScrollReset?: boolean
}

export interface Router<Match> extends ReadonlyStore<RouterState<Match>> {
  /** Resolves once the navigation has ended; a navigation that a newer one replaces may never resolve. */
  navigate(path: string, options?: NavigateOptions): Promise<void>
  /** Loads again the page that is being loaded, otherwise the page that is shown. */
  revalidate(): Promise<void>
  go(delta: number): void
}

interface Navigation {
  location: PortalLocation
  /** What to do with the history entry. On `pop` (Back, Forward, first load, reload) the browser already has it. */
  action: 'push' | 'replace' | 'pop'
  preventScrollReset: boolean
}

/** Starts with the location in the address bar. */
export function createRouter<Match>(history: PageHistory, load: LoadRoute<Match>): Router<Match> {
  const state = createStore<RouterState<Match>>({
    location: history.current(),
    result: undefined,
    isNavigating: true,
    preventScrollReset: false,
  })
  let current: { navigation: Navigation; abort: AbortController; shown: Match | undefined } | undefined
  /** The person or the manifest has changed since the shown page was loaded. */
  let isOutdated = false

  async function loadAndCommit(navigation: Navigation, shown?: Match): Promise<void> {
    current?.abort.abort()
    const mine = { navigation, abort: new AbortController(), shown }
    current = mine
    state.set({ ...state.get(), isNavigating: true })
    for (;;) {
      let result: RouterState<Match>['result']
      try {
        const loaded = await load(mine.navigation.location, mine.abort.signal, shown)
        if (current !== mine) return
        if ('redirect' in loaded) {
          const { action } = mine.navigation
          mine.navigation = redirected(mine.navigation, history.locationOf(loaded.redirect))
          // Write the target to the address bar now, so that a browser reload in the meantime opens the target.
          if (action === 'pop') history.write('replace', mine.navigation.location)
          continue
        }
        if ('stays' in loaded) return stay()
        result = loaded
      } catch (error) {
        if (current !== mine) return
        result = { error }
      }
      isOutdated = false
      commit(mine.navigation, result)
      return
    }
  }

  function commit(
    { location, action, preventScrollReset }: Navigation,
    result: RouterState<Match>['result'],
  ): void {
    current = undefined
    const isHere = createPath(location) === createPath(history.current())
    if (action !== 'pop') history.write(isHere ? 'replace' : action, location)
    state.set({ location, result, isNavigating: false, preventScrollReset })
  }

  /** Ends the navigation on the current page. Back and Forward have already changed the address, so it is restored. */
  function stay(): void {
    current = undefined
    const { location } = state.get()
    if (createPath(location) !== createPath(history.current())) history.write('push', location)
    state.set({ ...state.get(), isNavigating: false })
  }

  function shownMatch(): Match | undefined {
    const { result } = state.get()
    return result && 'match' in result ? result.match : undefined
  }

  async function begin(navigation: Navigation): Promise<void> {
    const { result, location } = state.get()
    const shown = shownMatch()
    if (shown === undefined || !isSamePage(location, navigation)) return loadAndCommit(navigation)
    if (isOutdated) return loadAndCommit(navigation, shown)
    current?.abort.abort()
    state.set({ ...state.get(), isNavigating: true })
    commit(navigation, { ...result! })
  }

  history.onPop(() => void begin({ location: history.current(), action: 'pop', preventScrollReset: false }))
  // A new document is at its top, unless the person has scrolled what it shows already.
  void loadAndCommit({ location: state.get().location, action: 'pop', preventScrollReset: true })
  return {
    get: state.get,
    subscribe: state.subscribe,
    navigate: (path, { replace = false, preventScrollReset = false } = {}) =>
      begin({ location: history.locationOf(path), action: replace ? 'replace' : 'push', preventScrollReset }),
    revalidate() {
      isOutdated = true
      return loadAndCommit(
        current?.navigation ?? { location: state.get().location, action: 'pop', preventScrollReset: false },
        current ? current.shown : shownMatch(),
      )
    },
    go: history.go,
  }
}

/** A redirect replaces the entry in the address bar: Back must not return to it, and a sign-in code must not stay. */
const redirected = ({ action, preventScrollReset }: Navigation, location: PortalLocation): Navigation => ({
  location,
  action: action === 'pop' ? 'replace' : action,
  preventScrollReset,
})

/** Does only the query or the fragment change? Navigating to the current URL is a reload instead, unless it has a fragment. */
function isSamePage(from: PortalLocation, { location, action }: Navigation): boolean {
  if (from.pathname !== location.pathname) return false
  const hasFragment = location.hash !== '' || (action === 'pop' && from.hash !== '')
  return hasFragment || from.search !== location.search
}
