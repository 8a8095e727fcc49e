// Calculates the people that a route admits, from its match, guards and redirects, evaluated with the route's own area.
import {
  complement,
  cofactor,
  intersect,
  literal,
  NOBODY,
  union,
  without,
  type Cover,
} from '../conditions/cover.ts'
import { createIntern } from '../conditions/partition.ts'
import type { Resolved, ResolvedGuard, ResolvedOutcome, ResolvedRoute, RouteIndex } from './resolved.ts'
import type { Vocabulary } from '../conditions/vocabulary.ts'

/**
 * For each route, the people that a link to it does not turn away. Sign-in, loading and the older app do not turn
 * people away; another route, another site and the not-found page do. A redirect admits the people that its destination
 * admits, and the people it sends to another site; a redirect loop admits nobody.
 */
export function admissions(
  routes: readonly ResolvedRoute[],
  index: RouteIndex,
  guards: ReadonlyMap<string, ResolvedGuard>,
  vocabulary: Vocabulary,
): Map<string, Cover> {
  const { universe } = vocabulary
  const area = vocabulary.byId.get('area')
  const known = new Map<string, Cover>()
  const intern = createIntern()
  /** Routes being visited that another result took to admit nobody, so that result is not final. */
  const cut = new Set<string>()

  const admitted = (route: ResolvedRoute, visiting: ReadonlySet<string>): Cover => {
    const before = known.get(route.id)
    if (before) return before
    if (visiting.has(route.id)) {
      cut.add(route.id)
      return NOBODY
    }
    const nowVisiting = new Set(visiting).add(route.id)
    const samePath = index.routesOn(route.path)
    const earlier = samePath.slice(0, samePath.indexOf(route))
    let passing = without(route.match, union(...earlier.map(({ match }) => match)), universe)
    let admittedByGuards: Cover = NOBODY
    for (const id of route.guards) {
      const guard = guards.get(id)
      if (guard?.kind !== 'require') continue
      const stopped = without(passing, guard.require, universe)
      admittedByGuards = union(
        admittedByGuards,
        admittedByOutcomes(stopped, guard.otherwise, () => NOBODY),
      )
      passing = intersect(passing, guard.require)
    }
    if (route.shows.kind === 'redirect') {
      passing = admittedByOutcomes(
        passing,
        route.shows.outcomes,
        (target) => {
          const next = index.route(target)
          // A redirect leads to a path: the first route on it that matches the person is the destination.
          return next
            ? index
                .routesOn(next.path)
                .reduce<Cover>((all, each) => union(all, admitted(each, nowVisiting)), NOBODY)
            : NOBODY
        },
        true,
      )
    }
    const people = union(admittedByGuards, passing)
    const mask = area ? 1 << area.values.indexOf(route.area) : 0
    const result = intern(area ? cofactor(people, area.index, mask) : people)
    cut.delete(route.id)
    if (cut.size === 0) known.set(route.id, result)
    return result
  }

  /** The part of these people that the outcomes do not turn away. */
  const admittedByOutcomes = (
    people: Cover,
    outcomes: readonly ResolvedOutcome[],
    toRoute: (id: string) => Cover,
    countsExternal = false,
  ): Cover => {
    let left = people
    let admittedSoFar: Cover = NOBODY
    for (const { when, action } of outcomes) {
      const here = intersect(left, when)
      left = intersect(left, complement(when, universe))
      if (
        action.kind === 'sign-in' ||
        action.kind === 'older-app' ||
        (countsExternal && action.kind === 'external')
      )
        admittedSoFar = union(admittedSoFar, here)
      if (action.kind === 'route')
        admittedSoFar = union(admittedSoFar, intersect(here, toRoute(action.route)))
    }
    return admittedSoFar
  }

  for (const route of routes) admitted(route, new Set())
  return known
}

/** The people who open a route's page: they match it and no earlier route on its path, and pass its guards, in its own area. */
export function peopleOn(resolved: Resolved, { id, path, area, match, guards: chain }: ResolvedRoute): Cover {
  const { vocabulary, guards } = resolved
  const samePath = resolved.routesOn(path)
  const earlier = samePath.slice(
    0,
    samePath.findIndex((each) => each.id === id),
  )
  const own =
    earlier.length === 0
      ? match
      : without(match, union(...earlier.map((each) => each.match)), vocabulary.universe)
  const fact = vocabulary.byId.get('area')
  const here = fact ? intersect(own, literal(fact.index, 1 << fact.values.indexOf(area))) : own
  return chain.reduce((passing, guardId) => {
    const guard = guards.get(guardId)
    return guard?.kind === 'require' ? intersect(passing, guard.require) : passing
  }, here)
}

const onPages = new WeakMap<Resolved, Map<string, Cover>>()

/** The possible people who open a route's page, wherever they come from. Routes with the same doors share the answer. */
export function peopleOnPage(resolved: Resolved, route: ResolvedRoute): Cover {
  const { area, match, guards, path, id } = route
  const isFirst = resolved.routesOn(path)[0]?.id === id
  const doors = JSON.stringify([area, match, guards, isFirst ? '' : id])
  const known = onPages.get(resolved) ?? new Map<string, Cover>()
  onPages.set(resolved, known)
  const before = known.get(doors)
  if (before) return before
  const fact = resolved.vocabulary.byId.get('area')
  const here = intersect(resolved.possible, peopleOn(resolved, route))
  const people = fact ? cofactor(here, fact.index, 1 << fact.values.indexOf(area)) : here
  known.set(doors, people)
  return people
}
