// Which claims protect what people like a persona see, or which pages open for them.
import { without } from '#manifest/conditions/cover.ts'
import { cubeOf, peopleLike } from '#manifest/conditions/membership.ts'
import type { Resolved, ResolvedClaim } from '#manifest/resolve/resolved.ts'

export type Facts = Readonly<Record<string, string>>
/** The field of a claim that promises it. */
export type Promised = 'shown' | 'hidden' | 'opens' | 'closed'

/** The name of a line of the table in claims, and the field that promises what is so now. */
export function promiseOf(subject: string, isSo: boolean): { name: string; field: Promised } {
  const route = routeIn(subject)
  return route === undefined
    ? { name: subject, field: isSo ? 'shown' : 'hidden' }
    : { name: route, field: isSo ? 'opens' : 'closed' }
}

export const routeIn = (subject: string): string | undefined => /^route ([^/]+)$/.exec(subject)?.[1]

/** The people of a cell of the table: on ordinary pages; of a route, wherever they are. */
export function factsFor(subject: string, facts: Facts): Facts {
  const { area: _, ...anywhere } = facts
  return routeIn(subject) === undefined ? { ...anywhere, area: 'default' } : anywhere
}

/** The claims that hold for everybody like a person with these facts, by what they promise. */
export function protectingClaims(
  resolved: Resolved,
  facts: Facts,
): (name: string, field: Promised) => ResolvedClaim[] {
  const like = peopleLike(resolved, cubeOf(resolved, facts))
  const theirs = resolved.claims.filter(
    (claim) => without(like, claim.for, resolved.vocabulary.universe).length === 0,
  )
  return (name, field) => theirs.filter((claim) => namesIn(claim, field).includes(name))
}

const namesIn = (claim: ResolvedClaim, field: Promised): readonly string[] =>
  field === 'shown' || field === 'hidden' ? claim[field].map(({ path }) => path) : claim[field]
