// Simulates a click for all people at once: where does everybody who opens a route end, and by which guards?
// Independent of admission.ts, which the portal uses to hide links: checks and claims must not lean on it.
import { given, intersect, without, type Cover } from './cover.ts'
import type { Linked, LinkedOutcome, LinkedRoute } from './linked.ts'
import type { Place } from './problem.ts'

export type End =
  | { kind: 'route'; route: string }
  | { kind: 'sign-in' }
  | { kind: 'older-app' }
  | { kind: 'link'; link: string }
  | { kind: 'not-found' }
  /** Redirects and guards lead back to a path already passed. */
  | { kind: 'loop' }

/** One reason why people left a route on the way. */
export interface Turn {
  route: string
  /** Guard that turned them; undefined for a redirect of the path itself. */
  guard: string | undefined
  place: Place
}

/** People, disjoint from those of other arrivals, and where they end. Nothing is said of their area. */
export interface Arrival {
  people: Cover
  end: End
  turns: readonly Turn[]
}

/** Where do these people end who open the path of this route? */
export function arrivals(linked: Linked, routeId: string, people: Cover = linked.legal): Arrival[] {
  const route = linked.route(routeId)
  return route ? open(linked, route.path, people, [], []) : []
}

function open(
  linked: Linked,
  path: string,
  people: Cover,
  turns: readonly Turn[],
  passed: readonly string[],
): Arrival[] {
  if (people.length === 0) return []
  if (passed.includes(path)) return [{ people, end: { kind: 'loop' }, turns }]
  const ends: Arrival[] = []
  let left = people
  for (const route of linked.routesOn(path)) {
    const match = onRoute(linked, route, route.match)
    ends.push(...alongChain(linked, route, intersect(left, match), turns, [...passed, path]))
    left = without(left, match, linked.vocabulary.universe)
  }
  return left.length > 0 ? [...ends, { people: left, end: { kind: 'not-found' }, turns }] : ends
}

/** A condition as it stands on a route: the area is that of the route. */
export function onRoute({ vocabulary }: Linked, route: LinkedRoute, cover: Cover): Cover {
  const area = vocabulary.byId.get('area')
  return area ? given(cover, area.index, 1 << area.values.indexOf(route.area)) : cover
}

function alongChain(
  linked: Linked,
  route: LinkedRoute,
  people: Cover,
  turns: readonly Turn[],
  passed: readonly string[],
): Arrival[] {
  const ends: Arrival[] = []
  let left = people
  for (const id of route.guards) {
    const guard = linked.guards.get(id)
    if (guard?.kind !== 'require' || left.length === 0) continue
    const require = onRoute(linked, route, guard.require)
    const turned = without(left, require, linked.vocabulary.universe)
    ends.push(...byOutcomes(linked, route, guard.otherwise, turned, turns, id, passed))
    left = intersect(left, require)
  }
  if (left.length === 0) return ends
  if (route.shows.kind === 'screen')
    return [...ends, { people: left, end: { kind: 'route', route: route.id }, turns }]
  return [...ends, ...byOutcomes(linked, route, route.shows.outcomes, left, turns, undefined, passed)]
}

function byOutcomes(
  linked: Linked,
  route: LinkedRoute,
  outcomes: readonly LinkedOutcome[],
  people: Cover,
  turns: readonly Turn[],
  guard: string | undefined,
  passed: readonly string[],
): Arrival[] {
  const ends: Arrival[] = []
  let left = people
  for (const outcome of outcomes) {
    const when = onRoute(linked, route, outcome.when)
    const here = intersect(left, when)
    left = without(left, when, linked.vocabulary.universe)
    if (here.length === 0) continue
    const further = [...turns, { route: route.id, guard, place: outcome.place }]
    const { does } = outcome
    if (does.kind === 'route') {
      const path = linked.route(does.route)?.path
      ends.push(...(path === undefined ? [] : open(linked, path, here, further, passed)))
    } else {
      ends.push({ people: here, end: does, turns: further })
    }
  }
  if (left.length > 0)
    ends.push({
      people: left,
      end: { kind: 'not-found' },
      turns: [...turns, { route: route.id, guard, place: route.place }],
    })
  return ends
}
