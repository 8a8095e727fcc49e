// The sentences about contradictory and missing facts of a query.
import { EVERYBODY, intersect, without, type Cube } from '#manifest/conditions/cover.ts'
import {
  cubeOf,
  peopleLike,
  smallestChanges,
  type Change,
  type KnownFacts,
} from '#manifest/conditions/membership.ts'
import type { Resolved } from '#manifest/resolve/resolved.ts'
import type { SourcePosition } from '#manifest/problem.ts'
import { wayLines } from './change-text.ts'

export interface Contradiction {
  reasons: { why: string; position: SourcePosition }[]
  /** The fewest facts to change for somebody to be like this. */
  ways: Change[][]
}

/** Why these facts exclude each other, and the smallest changes that make them possible; undefined when they do not. */
export function contradiction(resolved: Resolved, person: Cube): Contradiction | undefined {
  if (peopleLike(resolved, person).length > 0) return undefined
  const touching = resolved.invariants.filter(({ never }) => intersect(never, [person]).length > 0)
  // If facts are left open, an invariant may touch these people without ruling all of them out.
  const alone = touching.filter(
    ({ never }) => without([person], never, resolved.vocabulary.universe).length === 0,
  )
  return {
    reasons: (alone.length > 0 ? alone : touching).map(({ why, position }) => ({ why, position })),
    ways: smallestChanges(resolved, EVERYBODY, person),
  }
}

/** Throws an error to print if these facts exclude each other. */
export function mustBePossible(resolved: Resolved, name: string, facts: KnownFacts): void {
  const wrong = contradiction(resolved, cubeOf(resolved, facts))
  if (!wrong) return
  throw new Error(
    [
      `Nobody is like this: ${name}.`,
      ...wrong.reasons.map(({ why, position }) => `  ${why}  ${position.file}:${position.line}`),
      ...wayLines(resolved, 'The smallest change that makes it possible:', wrong.ways),
    ].join('\n'),
  )
}

/** Names the facts that are not given; undefined if all are. The area is the page's. */
export function notGiven({ vocabulary }: Resolved, facts: KnownFacts): string | undefined {
  const missing = vocabulary.facts
    .filter(({ id }) => id !== 'area' && facts[id] === undefined)
    .map(({ id }) => id)
  return missing.length === 0
    ? undefined
    : `Not given, so not known: ${missing.join(', ')}. What depends on these is pending.`
}
