// The conditions that must hold for a person to open a route, or to see a part of its screen, in order of evaluation.
import {
  complement,
  EVERYBODY,
  intersect,
  NOBODY,
  union,
  type Cover,
  type Cube,
} from '../conditions/cover.ts'
import { membership } from '../conditions/membership.ts'
import type { Resolved, ResolvedGuard, ResolvedOutcome, ResolvedRoute } from '../resolve/resolved.ts'
import { onRoute } from '../checks/destinations.ts'
import { layer, type Layer } from './explanation-step.ts'

/**
 * Match and guards of a route, evaluated with its own area. For a link, sign-in and the older app do not turn people
 * away.
 */
export function routeLayers(resolved: Resolved, routeId: string, person: Cube, isLink = false): Layer[] {
  const route = resolved.route(routeId)
  if (!route) return []
  const own = layer(
    resolved,
    `route "${routeId}" is for this person`,
    onRoute(resolved, route, route.match),
    route.position,
    person,
    route.note,
  )
  const layers = [own]
  for (const id of route.guards) {
    // Nobody goes on to the guards after one that stops them.
    if (layers.at(-1)?.answer === 'no') break
    const guard = resolved.guards.get(id)
    if (!guard) continue
    const { position, note } = guard
    if (guard.kind === 'load') {
      layers.push({ what: `guard "${id}" loads ${guard.load}`, answer: 'yes', position, note, wants: [] })
      continue
    }
    const passes = layer(
      resolved,
      `guard "${id}" lets them pass`,
      onRoute(resolved, route, guard.require),
      position,
      person,
      note,
    )
    const admitted = union(guard.require, notTurnedAway(resolved, guard.otherwise))
    const admits = isLink ? membership(resolved, onRoute(resolved, route, admitted), person) : passes.answer
    if (passes.answer === 'yes' || admits !== 'yes')
      layers.push({ ...passes, answer: admits, note: noteFor(resolved, route, guard, person) })
    else {
      // A person who is asked to sign in, or goes to the older app, meets no further guard.
      layers.push({
        ...passes,
        what: `guard "${id}" ${asksOf(resolved, route, guard, person)}`,
        answer: 'yes',
        wants: [],
      })
      if (passes.answer === 'no') break
    }
  }
  return layers
}

/** The outcome that this person takes. */
function outcomeFor(
  resolved: Resolved,
  route: ResolvedRoute,
  guard: ResolvedGuard,
  person: Cube,
): ResolvedOutcome | undefined {
  const outcomes = guard.kind === 'require' ? guard.otherwise : []
  return outcomes.find(({ when }) => membership(resolved, onRoute(resolved, route, when), person) === 'yes')
}

/** A note of an outcome is about those who take it, a note of the guard about everybody whom it turns away. */
const noteFor = (resolved: Resolved, route: ResolvedRoute, guard: ResolvedGuard, person: Cube) =>
  outcomeFor(resolved, route, guard, person)?.note ?? guard.note

/** What a guard does that does not turn this person away, but does not let them pass either. */
function asksOf(resolved: Resolved, route: ResolvedRoute, guard: ResolvedGuard, person: Cube): string {
  const taken = outcomeFor(resolved, route, guard, person)
  return taken?.action.kind === 'older-app' ? 'leads them to the older app' : 'asks them to sign in'
}

/** The route, whether it opens, and the part's own condition. */
export function partLayers(resolved: Resolved, route: ResolvedRoute, part: string, person: Cube): Layer[] {
  const { position, note } = route.partsAt[part]!
  const when = onRoute(resolved, route, route.parts[part]!)
  return [
    ...routeLayers(resolved, route.id, person),
    layer(resolved, `part "${part}" is for this person`, when, position, person, note),
  ]
}

/** People whose outcome is signing in or the older app. */
function notTurnedAway({ vocabulary }: Resolved, outcomes: readonly ResolvedOutcome[]): Cover {
  let left: Cover = EVERYBODY
  let people: Cover = NOBODY
  for (const { when, action } of outcomes) {
    if (action.kind === 'sign-in' || action.kind === 'older-app')
      people = union(people, intersect(left, when))
    left = intersect(left, complement(when, vocabulary.universe))
  }
  return people
}
