// Indexes routes by id and by path.
import type { LinkedRoute } from './linked.ts'

export interface RouteIndex {
  route(id: string): LinkedRoute | undefined
  /** Routes with exactly this path, in the order in which they are tried. */
  routesOn(path: string): readonly LinkedRoute[]
}

export function indexRoutes(routes: readonly LinkedRoute[]): RouteIndex {
  // If two routes have the same id, the first counts; a check reports the second.
  const byId = new Map(routes.toReversed().map((route) => [route.id, route]))
  const byPath = Map.groupBy(routes, ({ path }) => path)
  return { route: (id) => byId.get(id), routesOn: (path) => byPath.get(path) ?? [] }
}
