// Builds the data router from the manifest: one router route for each path; guards first, then the screen's chunk.
import {
  createBrowserRouter,
  type LoaderFunctionArgs,
  type RouteObject,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import type { Manifest, Route } from '#manifest/manifest.ts'
import { personShown } from '#session/types.ts'
import type { Opened } from '#ui/portal.tsx'
import { admit, type Doors } from './admit.ts'
import { BootSpinner } from './boot-spinner.tsx'
import { partsOf } from './parts-of.ts'
import { loadScreen, type Prefetch } from './registry/screens.ts'
import { RouteError } from './route-error.tsx'
import { ScreenHost, type Visit } from './screen-host.tsx'
import { Shell } from './shell.tsx'

export interface RouterPorts extends Doors {
  /** A route is shown again at the address it has: its data is to be fetched again. */
  reloaded(): void
  /** The person has been let in: what the screen shows can be asked for. */
  prefetch(ask: Prefetch, opened: Opened): void
}

export function makeRouter(manifest: Manifest, ports: RouterPorts) {
  return createBrowserRouter([
    {
      id: 'shell',
      Component: Shell,
      HydrateFallback: BootSpinner,
      // For the frame itself; what a screen throws is caught inside it.
      ErrorBoundary: RouteError,
      children: [{ ErrorBoundary: RouteError, children: routeObjects(manifest, ports) }],
    },
  ])
}

/** Routes that share a path become one entry; which of them is shown is decided when it is opened. */
function routeObjects(manifest: Manifest, ports: RouterPorts): RouteObject[] {
  const byPath = Map.groupBy(manifest.routes, ({ path }) => path)
  let visits = 0
  let lastShown = ''
  return [...byPath].map(([path, routes]) => {
    const ids = routes.map(({ id }) => id)
    return {
      path,
      id: ids.join('+'),
      HydrateFallback: BootSpinner,
      Component: ScreenHost,
      shouldRevalidate,
      loader: async ({ request, params }: LoaderFunctionArgs): Promise<Visit> => {
        const url = addressOf(request)
        const admitted = await admit(ids, url, params, ports)
        const route = admitted === 'not-found' ? notFound(manifest) : admitted
        const { default: Screen, prefetch } = await loadScreen(route.screen ?? 'public/not-found')
        if (lastShown === request.url) ports.reloaded()
        lastShown = request.url
        const { manifest: current, encode, facts, world } = ports.state.get()
        if (prefetch) {
          const part = partsOf(current, route, encode({ ...facts, area: route.area }))
          ports.prefetch(prefetch, { url, part })
        }
        return { route, Screen, number: ++visits, person: personShown(world.session) }
      },
    }
  })
}

/** A request has no fragment; the address bar keeps it when the page is opened there. */
function addressOf({ url }: Request): URL {
  const address = new URL(url)
  if (location.pathname + location.search === address.pathname + address.search) address.hash = location.hash
  return address
}

const notFound = (manifest: Manifest): Route => manifest.routes.find(({ path }) => path === '*')!

/** Runs again on the URL already shown (a reload of the route) and on another path, not on another query of the same page. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
}: Pick<ShouldRevalidateFunctionArgs, 'currentUrl' | 'nextUrl'>): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href
}
