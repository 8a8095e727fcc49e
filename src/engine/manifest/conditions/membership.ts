// Decides whether one person is in a set of people (yes, no or not known yet), and finds the fewest facts
// that would change it.
import { complement, intersect, overlap, type Cover, type Cube } from './cover.ts'
import type { Answer } from '../manifest.ts'
import type { Resolved } from '../resolve/resolved.ts'

/** What is known of one person: by fact id, one value or several possible ones. */
export type KnownFacts = Readonly<Record<string, string | readonly string[] | undefined>>

export interface Change {
  fact: string
  from: string[]
  /** Any of these values is enough. */
  to: string[]
}

/** The person as a cube; an unknown fact is left out. A word that is not declared is an error naming it. */
export function cubeOf({ vocabulary }: Pick<Resolved, 'vocabulary'>, facts: KnownFacts): Cube {
  const cube: [number, number][] = []
  for (const [id, value] of Object.entries(facts)) {
    if (value === undefined) continue
    const fact = vocabulary.byId.get(id)
    if (!fact) throw new Error(`There is no fact "${id}".`)
    let mask = 0
    for (const each of [value].flat()) {
      const bit = fact.values.indexOf(each)
      if (bit < 0)
        throw new Error(
          `"${each}" is not a value of the fact "${id}". Its values: ${fact.values.join(', ')}.`,
        )
      mask |= 1 << bit
    }
    if (mask !== vocabulary.universe[fact.index]) cube.push([fact.index, mask])
  }
  return cube.toSorted((a, b) => a[0] - b[0]).flat()
}

/** Is this person one of these people? */
export function membership({ possible, vocabulary }: Resolved, people: Cover, person: Cube): Answer {
  // Only people who share the known facts matter, and they are far fewer.
  const near = intersect(people, [person])
  if (!overlap(near, [person], possible)) return 'no'
  return overlap(complement(near, vocabulary.universe), [person], possible) ? 'unknown' : 'yes'
}

/**
 * The fewest facts to change for this person to be one of these people; each element is one way, ties listed.
 * Exact: each cube is intersected with the possible people first, so only facts that contradict it must change.
 */
export function smallestChanges(resolved: Resolved, people: Cover, person: Cube): Change[][] {
  let fewest = Infinity
  let ways = new Map<string, Change[]>()
  for (const cube of intersect(people, resolved.possible)) {
    const changes = contradictions(resolved, cube, person)
    if (changes.length > fewest) continue
    if (changes.length < fewest) ways = new Map()
    fewest = changes.length
    ways.set(JSON.stringify(changes), changes)
  }
  return mergeWays([...ways.values()])
}

/** Facts in which the person contradicts the cube. */
export function contradictions(
  { vocabulary }: Pick<Resolved, 'vocabulary'>,
  cube: Cube,
  person: Cube,
): Change[] {
  const changes: Change[] = []
  for (let i = 0; i < cube.length; i += 2) {
    const fact = vocabulary.facts[cube[i]!]!
    const has = maskOf(person, fact.index) ?? vocabulary.universe[fact.index]!
    if ((has & cube[i + 1]!) !== 0) continue
    const names = (mask: number) => fact.values.filter((_, bit) => mask & (1 << bit))
    changes.push({ fact: fact.id, from: names(has), to: names(cube[i + 1]!) })
  }
  return changes
}

function maskOf(cube: Cube, fact: number): number | undefined {
  for (let i = 0; i < cube.length; i += 2) if (cube[i] === fact) return cube[i + 1]
  return undefined
}

/** Joins ways that change only the same single fact into one way with several values. */
function mergeWays(ways: Change[][]): Change[][] {
  const singles = new Map<string, Change>()
  const others: Change[][] = []
  for (const way of ways) {
    const [only] = way
    if (way.length !== 1 || !only) others.push(way)
    else {
      const before = singles.get(only.fact)
      singles.set(only.fact, before ? { ...only, to: [...new Set([...before.to, ...only.to])] } : only)
    }
  }
  return [...[...singles.values()].map((each) => [each]), ...others]
}

/** The possible people who have these facts. */
export const peopleLike = ({ possible }: Resolved, person: Cube): Cover => intersect(possible, [person])
