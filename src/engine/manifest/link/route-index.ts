// Indexes routes by id and by path.
import type { LinkedRoute, RouteIndex } from './linked.ts'

export function indexRoutes(routes: readonly LinkedRoute[]): RouteIndex {
  // If two routes have the same id, the first counts; a check reports the second.
  const byId = new Map(routes.toReversed().map((route) => [route.id, route]))
  const byPath = Map.groupBy(routes, ({ path }) => path)
  return { route: (id) => byId.get(id), routesOn: (path) => byPath.get(path) ?? [] }
}
