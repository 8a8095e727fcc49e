// Routes by id and by path, so that proofs stay quick however many routes there are.
import type { LinkedRoute } from './linked.ts'

export interface RouteIndex {
  route(id: string): LinkedRoute | undefined
  /** Routes that share this very path, in the order in which they are tried. */
  routesOn(path: string): readonly LinkedRoute[]
}

export function indexRoutes(routes: readonly LinkedRoute[]): RouteIndex {
  // Of two routes of one id the first counts; the check tells of the second.
  const byId = new Map(routes.toReversed().map((route) => [route.id, route]))
  const byPath = Map.groupBy(routes, ({ path }) => path)
  return { route: (id) => byId.get(id), routesOn: (path) => byPath.get(path) ?? [] }
}
