// Loads the route of a location: finds its path, runs the guards, then fetches the screen's chunk.
import { createPath } from 'react-router'
import { catchAllRoute, type Route } from '#manifest/manifest.ts'
import type { Opened as OpenedScreen } from '#screen-api/portal.ts'
import { actorOf } from '#session/types.ts'
import { matchPath, routesOn } from '#runtime/next-step.ts'
import { runGuards, type GuardEffects } from './run-guards.ts'
import { partsOf } from './parts-of.ts'
import {
  loadLayout,
  loadScreen,
  preloadScreenList,
  type Prefetch,
  type ScreenModule,
} from '../registry/screens.ts'
import type { LoadRoute } from './router.ts'
import type { RouteMatch } from './route-match.ts'

export interface RoutePorts extends GuardEffects {
  /** A route starts to load, also after a redirect or in the background; not called for the first address of the document. */
  pageStarts(): void
  /** The current address was loaded again, so its data must be fetched again. */
  reloaded(): void
  /** The guards have let the person in: the screen's data can be fetched. */
  prefetch(prefetch: Prefetch, opened: OpenedScreen): void
  /** A screen's file did not load. Asks about unsaved changes; true when the person chooses to stay on the page. */
  staysForUnsavedChanges(): boolean
}

export function createRouteLoader(ports: RoutePorts): LoadRoute<RouteMatch> {
  let navigations = 0
  let lastShown = ''
  let hasStarted = false
  return async (requested, signal, shown) => {
    const url = new URL(location.origin + createPath(requested))
    if (hasStarted) ports.pageStarts()
    hasStarted = true
    const { manifest } = ports.state.get()
    // The check no-catch-all-route ensures that every address has a route.
    const { pattern, params } = matchPath(manifest, url.pathname)!
    for (const { screen } of routesOn(manifest, pattern)) if (screen) preloadScreenList(screen)
    const outcome = await runGuards({ pattern, params, url, signal }, ports)
    if ('redirect' in outcome) return outcome
    const route = outcome.route ?? catchAllRoute(manifest)
    const loaded = await Promise.all([
      screenOf(route),
      route.layout === undefined || route.closed?.length ? undefined : loadLayout(route.layout),
    ]).catch((error: unknown) => {
      if (!signal.aborted && ports.staysForUnsavedChanges()) return undefined
      throw error
    })
    if (!loaded) return { stays: true }
    const [{ default: Screen, prefetch }, Layout] = loaded
    signal.throwIfAborted()
    const { manifest: current, encode, facts, sources } = ports.state.get()
    const address = url.pathname + url.search
    if (lastShown === address) ports.reloaded()
    lastShown = address
    if (prefetch) {
      const part = partsOf(current, route, encode({ ...facts, area: route.area }))
      ports.prefetch(prefetch, { url, params, part })
    }
    const match = { route, params, Screen, Layout, actor: actorOf(sources.session) }
    return {
      match: {
        ...match,
        navigationId: shown && isSameScreen(shown, match) ? shown.navigationId : ++navigations,
      },
    }
  }
}

const screenOf = (route: Route): Promise<ScreenModule> =>
  route.closed?.length ? import('./closed-page.tsx') : loadScreen(route.screen ?? 'public/not-found')

/** Nothing of the screen differs: it stays as it is, with what is typed into it and with the focus. */
const isSameScreen = (
  shown: RouteMatch,
  { route, params, actor, Screen }: Omit<RouteMatch, 'navigationId'>,
): boolean =>
  shown.route.id === route.id &&
  shown.Screen === Screen &&
  shown.actor === actor &&
  JSON.stringify(shown.params) === JSON.stringify(params)
