// Which claims keep what people like a persona see, or which pages open for them.
import { without } from '#manifest/conditions/cover.ts'
import { cubeOf, peopleLike } from '#manifest/conditions/membership.ts'
import type { Linked, LinkedClaim } from '#manifest/link/linked.ts'

export type Facts = Readonly<Record<string, string>>
export type Kept = 'shown' | 'hidden' | 'opens' | 'closed'

/** The name of a line of the table in claims, and what is kept of it while this is so. */
export function keptAs(subject: string, isSo: boolean): { name: string; kept: Kept } {
  const route = routeIn(subject)
  return route === undefined
    ? { name: subject, kept: isSo ? 'shown' : 'hidden' }
    : { name: route, kept: isSo ? 'opens' : 'closed' }
}

export const routeIn = (subject: string): string | undefined => /^route ([^/]+)$/.exec(subject)?.[1]

/** The people of a cell of the table: on ordinary pages; of a route, wherever they are. */
export function factsFor(subject: string, facts: Facts): Facts {
  const { area: _, ...anywhere } = facts
  return routeIn(subject) === undefined ? { ...anywhere, area: 'default' } : anywhere
}

/** The claims that hold for everybody like a person with these facts, by what they keep. */
export function claimsKeeping(linked: Linked, facts: Facts): (name: string, kept: Kept) => LinkedClaim[] {
  const like = peopleLike(linked, cubeOf(linked, facts))
  const theirs = linked.claims.filter(
    (claim) => without(like, claim.for, linked.vocabulary.universe).length === 0,
  )
  return (name, kept) => theirs.filter((claim) => namesIn(claim, kept).includes(name))
}

const namesIn = (claim: LinkedClaim, kept: Kept): readonly string[] =>
  kept === 'shown' || kept === 'hidden' ? claim[kept].map(({ path }) => path) : claim[kept]
