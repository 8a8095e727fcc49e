// Where does a URL lead this person? Routes on the path, then the guard chain, outcome by outcome.
import type { Does, Guard, Manifest, Outcome, Route } from '../manifest/manifest.ts'
import type { LoadName } from '../manifest/supplied.ts'
import type { Facts, Person } from './person.ts'
import { verdict } from './verdict.ts'

/** The next thing to do about a route for a person. */
export type Step =
  | { kind: 'show'; route: Route }
  | { kind: 'load'; route: Route; load: LoadName; onError: 'continue' | 'fail'; passed: number }
  | { kind: 'leave'; route: Route; does: Does; by: string | undefined }
  /** Something the answer depends on is not known yet. */
  | { kind: 'wait' }
  | { kind: 'no-route' }

export interface Walk {
  manifest: Manifest
  encode: (facts: Facts) => Person
  facts: Facts
}

/**
 * What happens next when this person opens a path of these routes? Guards before `passed` have been passed.
 * Several routes may share the path: the first that matches is taken. Judged with the route's own area.
 */
export function nextStep({ manifest, encode, facts }: Walk, routes: readonly Route[], passed = 0): Step {
  for (const route of routes) {
    const person = encode({ ...facts, area: route.area })
    const matches = verdict(manifest, route.match, person)
    if (matches === 'hidden') continue
    if (matches === 'pending') return { kind: 'wait' }
    return alongChain(manifest, route, person, passed)
  }
  return { kind: 'no-route' }
}

function alongChain(manifest: Manifest, route: Route, person: Person, passed: number): Step {
  for (const [index, id] of route.guards.entries()) {
    if (index < passed) continue
    const guard = manifest.guards[id] as Guard
    if (guard.kind === 'load')
      return { kind: 'load', route, load: guard.load, onError: guard.onError, passed: index + 1 }
    const passes = verdict(manifest, guard.require, person)
    if (passes === 'pending') return { kind: 'wait' }
    if (passes === 'hidden') return firstOutcome(manifest, route, guard.otherwise, person, id)
  }
  return route.redirect
    ? firstOutcome(manifest, route, route.redirect, person, undefined)
    : { kind: 'show', route }
}

function firstOutcome(
  manifest: Manifest,
  route: Route,
  outcomes: readonly Outcome[],
  person: Person,
  by: string | undefined,
): Step {
  for (const { when, does } of outcomes) {
    const answer = verdict(manifest, when, person)
    if (answer === 'pending') return { kind: 'wait' }
    if (answer === 'shown') return { kind: 'leave', route, does, by }
  }
  return { kind: 'leave', route, does: { kind: 'not-found' }, by }
}
