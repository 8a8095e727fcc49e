// Fetches the code of a page before somebody opens it.
import type { Manifest } from '#manifest/manifest.ts'
import { preloadRoute } from '../registry/screens.ts'
import { routesAt } from '#runtime/next-step.ts'

/** Starts to fetch what the page at this address draws. */
export function preloadPath(manifest: Manifest, pathname: string): void {
  routesAt(manifest, pathname).forEach(preloadRoute)
}
