// Whom does a route let in? Answered from its match, its guard chain and its redirects, with the route's own area.
import { complement, given, intersect, NOBODY, union, without, type Cover } from './cover.ts'
import type { LinkedGuard, LinkedOutcome, LinkedRoute } from './linked.ts'
import type { RouteIndex } from './route-index.ts'
import type { Vocabulary } from './vocabulary.ts'

/**
 * Works out for each route the people whom a click on a link to it does not turn away.
 * Signing in, loading and going to the older app are not turning away; being led to another route, or to
 * not-found, is. A redirect admits whom its end admits; an endless one admits nobody.
 */
export function admissions(
  routes: readonly LinkedRoute[],
  index: RouteIndex,
  guards: ReadonlyMap<string, LinkedGuard>,
  vocabulary: Vocabulary,
): Map<string, Cover> {
  const { universe } = vocabulary
  const area = vocabulary.byId.get('area')
  const known = new Map<string, Cover>()

  const admitted = (route: LinkedRoute, under: ReadonlySet<string>): Cover => {
    const before = known.get(route.id)
    if (before) return before
    if (under.has(route.id)) return NOBODY
    const deeper = new Set(under).add(route.id)
    const alike = index.routesOn(route.path)
    const earlier = alike.slice(0, alike.indexOf(route))
    let passing = without(route.match, union(...earlier.map(({ match }) => match)), universe)
    let inside: Cover = NOBODY
    for (const id of route.guards) {
      const guard = guards.get(id)
      if (guard?.kind !== 'require') continue
      const stopped = without(passing, guard.require, universe)
      inside = union(
        inside,
        welcomed(stopped, guard.otherwise, () => NOBODY),
      )
      passing = intersect(passing, guard.require)
    }
    if (route.shows.kind === 'redirect') {
      passing = welcomed(
        passing,
        route.shows.outcomes,
        (target) => {
          const next = index.route(target)
          // A redirect names a path; whichever route on it matches the person is the end.
          return next
            ? index
                .routesOn(next.path)
                .reduce<Cover>((all, each) => union(all, admitted(each, deeper)), NOBODY)
            : NOBODY
        },
        true,
      )
    }
    const people = union(inside, passing)
    const mask = area ? 1 << area.values.indexOf(route.area) : 0
    const result = area ? given(people, area.index, mask) : people
    known.set(route.id, result)
    return result
  }

  /** Of these people, who meets an outcome that does not turn them away? */
  const welcomed = (
    people: Cover,
    outcomes: readonly LinkedOutcome[],
    toRoute: (id: string) => Cover,
    links = false,
  ): Cover => {
    let left = people
    let welcome: Cover = NOBODY
    for (const { when, does } of outcomes) {
      const here = intersect(left, when)
      left = intersect(left, complement(when, universe))
      if (does.kind === 'sign-in' || does.kind === 'older-app' || (links && does.kind === 'link'))
        welcome = union(welcome, here)
      if (does.kind === 'route') welcome = union(welcome, intersect(here, toRoute(does.route)))
    }
    return welcome
  }

  for (const route of routes) admitted(route, new Set())
  return known
}
