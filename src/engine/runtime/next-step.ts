// Decides what the router does with a URL: it finds the routes of its path, picks one, then evaluates the guards and their
// outcomes in order.
import type { OutcomeAction, Guard, Manifest, Outcome, Route } from '#manifest/manifest.ts'
import { indexPaths, type MatchPath } from '#manifest/paths.ts'
import type { Facts, Person } from './person.ts'
import { evaluate } from './evaluate.ts'

let indexed: { manifest: Manifest; match: MatchPath } | undefined

/** The pattern that the address has, with its parameters; undefined if there is none. */
export function matchPath(manifest: Manifest, pathname: string): ReturnType<MatchPath> {
  if (indexed?.manifest !== manifest)
    indexed = { manifest, match: indexPaths(manifest.routes.map(({ path }) => path)) }
  return indexed.match(pathname)
}

/** The routes that share a pattern, in the order of the manifest. */
export const routesOn = ({ routes }: Manifest, pattern: string): Route[] =>
  routes.filter(({ path }) => path === pattern)

/** The routes that share the address's pattern; none if no pattern matches. */
export function routesAt(manifest: Manifest, pathname: string): Route[] {
  const match = matchPath(manifest, pathname)
  return match ? routesOn(manifest, match.pattern) : []
}

/** What the router does next. */
export type NextStep =
  | { kind: 'show'; route: Route }
  /** Runs the loader of `guard`, which is among `loaded` at the next call. */
  | { kind: 'load'; route: Route; guard: string; load: string; onError: 'continue' | 'fail' }
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
 * guards are evaluated with its own area. The loaders of the guards in `loaded` have run; conditions are evaluated again,
 * because facts may have changed meanwhile.
 */
export function nextStep(
  { manifest, encode, facts }: GuardContext,
  routes: readonly Route[],
  loaded: ReadonlySet<string> = nothingLoaded,
): NextStep {
  for (const route of routes) {
    const person = encode({ ...facts, area: route.area })
    const matches = evaluate(manifest, route.match, person)
    if (matches === 'no') continue
    if (matches === 'unknown') return { kind: 'wait' }
    return nextOfGuards(manifest, route, person, loaded)
  }
  return { kind: 'no-route' }
}

const nothingLoaded: ReadonlySet<string> = new Set()

function nextOfGuards(
  manifest: Manifest,
  route: Route,
  person: Person,
  loaded: ReadonlySet<string>,
): NextStep {
  for (const id of route.guards) {
    const guard = manifest.guards[id] as Guard
    if (guard.kind === 'load') {
      if (loaded.has(id)) continue
      return { kind: 'load', route, guard: id, load: guard.load, onError: guard.onError }
    }
    const passes = evaluate(manifest, guard.require, person)
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
    const answer = evaluate(manifest, when, person)
    if (answer === 'unknown') return { kind: 'wait' }
    if (answer === 'yes') return { kind: 'outcome', route, action, by }
  }
  return { kind: 'outcome', route, action: { kind: 'not-found' }, by }
}
