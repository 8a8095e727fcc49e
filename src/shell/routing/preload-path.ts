// Fetches the code of a page before somebody opens it.
import type { Manifest } from '#manifest/manifest.ts'
import { preloadRoute } from '../registry/screens.ts'
import { matchPath } from './match-path.ts'

/** Starts to fetch what the page at this address draws. */
export function preloadPath(manifest: Manifest, pathname: string): void {
  const pattern = matchPath(manifest, pathname)?.pattern
  for (const route of manifest.routes) if (route.path === pattern) preloadRoute(route)
}
