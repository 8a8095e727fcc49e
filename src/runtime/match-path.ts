// Matches an address with the paths of the manifest. Routes that share a path are one pattern; nextStep picks one of them.
import type { Manifest, Route } from '../manifest/manifest.ts'
import { indexPaths, type MatchPath } from '../manifest/paths.ts'

let indexed: { manifest: Manifest; match: MatchPath } | undefined

/** The pattern that the address has, with its parameters; undefined if there is none. */
export function matchPath(manifest: Manifest, pathname: string): ReturnType<MatchPath> {
  if (indexed?.manifest !== manifest)
    indexed = { manifest, match: indexPaths(manifest.routes.map(({ path }) => path)) }
  return indexed.match(pathname)
}

/** The routes that share a pattern, in the order of the manifest. */
export const routesOn = ({ routes }: Manifest, pattern: string): Route[] =>
  routes.filter(({ path }) => path === pattern)

/** The routes that share the address's pattern; none if no pattern matches. */
export function routesAt(manifest: Manifest, pathname: string): Route[] {
  const match = matchPath(manifest, pathname)
  return match ? routesOn(manifest, match.pattern) : []
}
