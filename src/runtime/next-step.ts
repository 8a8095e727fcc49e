// Decides what the router does with a URL: it picks a route, then evaluates the guards and their outcomes in order.
import type { OutcomeAction, Guard, Manifest, Outcome, Route } from '#manifest/manifest.ts'
import type { LoaderName } from '#manifest/supplied.ts'
import type { Facts, Person } from './person.ts'
import { answerOf } from './answer.ts'

/** What the router does next. `passed` is the number of guards that have finished, those with a loader included. */
export type NextStep =
  | { kind: 'show'; route: Route }
  | { kind: 'load'; route: Route; load: LoaderName; onError: 'continue' | 'fail'; passed: number }
  /** An outcome applies: of the guard `by`, or of the route's own redirect (`by` is undefined). */
  | { kind: 'outcome'; route: Route; action: OutcomeAction; by: string | undefined }
  /** A fact that decides the step is not known yet. */
  | { kind: 'wait' }
  | { kind: 'no-route' }

export interface GuardContext {
  manifest: Manifest
  encode: (facts: Facts) => Person
  facts: Facts
}

/**
 * The next step for a person who opens the path that these routes share. The first route that matches wins; its
 * guards are evaluated with its own area. The first `passed` guards are skipped.
 */
export function nextStep(
  { manifest, encode, facts }: GuardContext,
  routes: readonly Route[],
  passed = 0,
): NextStep {
  for (const route of routes) {
    const person = encode({ ...facts, area: route.area })
    const matches = answerOf(manifest, route.match, person)
    if (matches === 'no') continue
    if (matches === 'unknown') return { kind: 'wait' }
    return nextOfGuards(manifest, route, person, passed)
  }
  return { kind: 'no-route' }
}

function nextOfGuards(manifest: Manifest, route: Route, person: Person, passed: number): NextStep {
  for (const [index, id] of route.guards.entries()) {
    if (index < passed) continue
    const guard = manifest.guards[id] as Guard
    if (guard.kind === 'load')
      return { kind: 'load', route, load: guard.load, onError: guard.onError, passed: index + 1 }
    const passes = answerOf(manifest, guard.require, person)
    if (passes === 'unknown') return { kind: 'wait' }
    if (passes === 'no') return firstOutcome(manifest, route, guard.otherwise, person, id)
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
): NextStep {
  for (const { when, action } of outcomes) {
    const answer = answerOf(manifest, when, person)
    if (answer === 'unknown') return { kind: 'wait' }
    if (answer === 'yes') return { kind: 'outcome', route, action, by }
  }
  return { kind: 'outcome', route, action: { kind: 'not-found' }, by }
}
