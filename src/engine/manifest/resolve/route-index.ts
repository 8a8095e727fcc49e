// Indexes routes by id and by path.
import type { ResolvedRoute, RouteIndex } from './resolved.ts'

export function indexRoutes(routes: readonly ResolvedRoute[]): RouteIndex {
  // If two routes have the same id, the first counts; a check reports the second.
  const byId = new Map(routes.toReversed().map((route) => [route.id, route]))
  const byPath = Map.groupBy(routes, ({ path }) => path)
  return { route: (id) => byId.get(id), routesOn: (path) => byPath.get(path) ?? [] }
}
