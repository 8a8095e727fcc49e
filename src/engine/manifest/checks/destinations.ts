// Follows redirects and guards for all people at once: where they end when they open a route, and through which guards.
// It does not use admission.ts, which decides the links that the portal hides, so that checks can find mistakes there.
import type { Cover } from '../conditions/cover.ts'
import { cofactorOnce, partition } from '../conditions/partition.ts'
import type { Resolved, ResolvedOutcome, ResolvedRoute } from '../resolve/resolved.ts'
import type { SourcePosition } from '../problem.ts'

export type DestinationEnd =
  | { kind: 'route'; route: string }
  | { kind: 'sign-in' }
  | { kind: 'older-app' }
  | { kind: 'external'; link: string }
  | { kind: 'not-found' }
  /** Redirects and guards lead back to a path already visited. */
  | { kind: 'loop' }

/** A redirect, or a guard that turned people away, on the way to a destination. */
export interface Hop {
  route: string
  /** The guard; undefined for a redirect of the path itself. */
  guard: string | undefined
  position: SourcePosition
  /** The outcome taken; undefined if none fitted. */
  outcome?: ResolvedOutcome
}

/** What people meet on the way to where they end. */
interface Way {
  hops: readonly Hop[]
  /** What is loaded for them, in order. */
  loads: readonly string[]
}

/** Where some people end. No person has two destinations. */
export interface Destination extends Way {
  people: Cover
  end: DestinationEnd
}

/** Where these people end when they open the path of this route. */
export function destinations(
  resolved: Resolved,
  routeId: string,
  people: Cover = resolved.possible,
): Destination[] {
  const route = resolved.route(routeId)
  return route ? open(resolved, route.path, people, { hops: [], loads: [] }, []) : []
}

function open(
  resolved: Resolved,
  path: string,
  people: Cover,
  way: Way,
  visited: readonly string[],
): Destination[] {
  if (people.length === 0) return []
  if (visited.includes(path)) return [{ people, end: { kind: 'loop' }, ...way }]
  const ends: Destination[] = []
  let left = people
  for (const route of resolved.routesOn(path)) {
    const { meeting, others } = partitionOn(resolved, route, left, route.match)
    ends.push(...alongChain(resolved, route, meeting, way, [...visited, path]))
    left = others
  }
  return left.length > 0 ? [...ends, { people: left, end: { kind: 'not-found' }, ...way }] : ends
}

/** A condition evaluated on a route: the area is that of the route. */
export function onRoute({ vocabulary }: Resolved, route: ResolvedRoute, cover: Cover): Cover {
  const area = vocabulary.byId.get('area')
  return area ? cofactorOnce(cover, area.index, 1 << area.values.indexOf(route.area)) : cover
}

/** Those of these people who meet a condition on a route, and the others. */
export const partitionOn = (resolved: Resolved, route: ResolvedRoute, people: Cover, when: Cover) =>
  partition(people, onRoute(resolved, route, when), resolved.vocabulary.universe)

function alongChain(
  resolved: Resolved,
  route: ResolvedRoute,
  people: Cover,
  before: Way,
  visited: readonly string[],
): Destination[] {
  const ends: Destination[] = []
  let left = people
  let way = before
  for (const id of route.guards) {
    const guard = resolved.guards.get(id)
    if (guard?.kind === 'load') way = { ...way, loads: [...way.loads, guard.load] }
    if (guard?.kind !== 'require' || left.length === 0) continue
    const { meeting, others } = partitionOn(resolved, route, left, guard.require)
    ends.push(...byOutcomes(resolved, route, guard.otherwise, others, way, id, visited))
    left = meeting
  }
  if (left.length === 0) return ends
  if (route.shows.kind === 'screen')
    return [...ends, { people: left, end: { kind: 'route', route: route.id }, ...way }]
  return [...ends, ...byOutcomes(resolved, route, route.shows.outcomes, left, way, undefined, visited)]
}

function byOutcomes(
  resolved: Resolved,
  route: ResolvedRoute,
  outcomes: readonly ResolvedOutcome[],
  people: Cover,
  way: Way,
  guard: string | undefined,
  visited: readonly string[],
): Destination[] {
  const ends: Destination[] = []
  let left = people
  for (const outcome of outcomes) {
    const { meeting: here, others } = partitionOn(resolved, route, left, outcome.when)
    left = others
    if (here.length === 0) continue
    const hops = [...way.hops, { route: route.id, guard, position: outcome.position, outcome }]
    const further = { ...way, hops }
    const { action } = outcome
    if (action.kind === 'route') {
      const path = resolved.route(action.route)?.path
      ends.push(...(path === undefined ? [] : open(resolved, path, here, further, visited)))
    } else {
      ends.push({ people: here, end: action, ...further })
    }
  }
  if (left.length > 0)
    ends.push({
      people: left,
      end: { kind: 'not-found' },
      ...way,
      hops: [...way.hops, { route: route.id, guard, position: route.position }],
    })
  return ends
}
