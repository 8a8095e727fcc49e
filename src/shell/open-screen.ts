// Opens a place of the portal: the routes of its path, guards first, then the screen's chunk.
import { createPath } from 'react-router'
import type { Manifest, Route } from '#manifest/manifest.ts'
import { indexPaths, type TakePath } from '#manifest/paths.ts'
import { personShown } from '#session/types.ts'
import type { Opened as OpenedScreen } from '#ui/portal.tsx'
import { admit, type Doors } from './admit.ts'
import { partsOf } from './parts-of.ts'
import { loadScreen, type Prefetch } from './registry/screens.ts'
import type { Open } from './router/router.ts'
import type { ScreenShown } from './shown.ts'

export interface ScreenPorts extends Doors {
  /** A route is shown again at the address it has: its data is to be fetched again. */
  reloaded(): void
  /** The person has been let in: what the screen shows can be asked for. */
  prefetch(ask: Prefetch, opened: OpenedScreen): void
}

export function makeScreenOpener(ports: ScreenPorts): Open<ScreenShown> {
  const takePath = pathsOfManifest()
  let opened = 0
  let lastShown = ''
  return async (place, signal) => {
    const url = new URL(location.origin + createPath(place))
    const { manifest } = ports.state.get()
    // The manifest has a route for every address: it checks that.
    const { pattern, params } = takePath(manifest, url.pathname)!
    const admitted = await admit({ pattern, params, url, signal }, ports)
    if ('onTo' in admitted) return admitted
    const route = admitted.show ?? notFound(manifest)
    const { default: Screen, prefetch } = await loadScreen(route.screen ?? 'public/not-found')
    signal.throwIfAborted()
    const { manifest: current, encode, facts, world } = ports.state.get()
    const address = url.pathname + url.search
    if (lastShown === address) ports.reloaded()
    lastShown = address
    if (prefetch) {
      const part = partsOf(current, route, encode({ ...facts, area: route.area }))
      ports.prefetch(prefetch, { url, part })
    }
    return { show: { route, params, Screen, number: ++opened, person: personShown(world.session) } }
  }
}

/** Routes that share a path are one pattern; which of them is shown is decided when it is opened. */
function pathsOfManifest(): (manifest: Manifest, pathname: string) => ReturnType<TakePath> {
  let indexed: { manifest: Manifest; takePath: TakePath } | undefined
  return (manifest, pathname) => {
    if (indexed?.manifest !== manifest)
      indexed = { manifest, takePath: indexPaths(manifest.routes.map(({ path }) => path)) }
    return indexed.takePath(pathname)
  }
}

const notFound = (manifest: Manifest): Route => manifest.routes.find(({ path }) => path === '*')!
