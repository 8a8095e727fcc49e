// Describes a set of people in words.
import type { Cover, Cube } from './cover.ts'
import { simplified } from './simplified.ts'
import type { Fact, Vocabulary } from './vocabulary.ts'

/** A short description that is correct for possible people: groups with the fewest facts first, at most three in full. */
export function inWords(cover: Cover, vocabulary: Vocabulary, possible: Cover): string {
  if (cover.length === 0) return 'nobody'
  const cubes = simplified(cover, possible, vocabulary.universe).toSorted((a, b) => a.length - b.length)
  const spelledOut = cubes.slice(0, 3).map((cube) => cubeInWords(cube, vocabulary))
  return spelledOut.join(', or ') + (cubes.length > 3 ? `, or ${cubes.length - 3} more groups` : '')
}

/** The exact condition, with every group in full. */
export const describePeople = (cover: Cover, vocabulary: Vocabulary): string =>
  cover.length === 0
    ? 'nobody'
    : cover
        .toSorted((a, b) => a.length - b.length)
        .map((cube) => cubeInWords(cube, vocabulary))
        .join(', or ')

function cubeInWords(cube: Cube, { facts }: Vocabulary): string {
  if (cube.length === 0) return 'everybody'
  const clauses: string[] = []
  for (let i = 0; i < cube.length; i += 2) {
    const fact = facts[cube[i]!]!
    const values = fact.values.filter((_, bit) => cube[i + 1]! & (1 << bit))
    clauses.push(`${fact.id} ${valuesInWords(fact, values)}`)
  }
  return `people with ${clauses.join(', ')}`
}

/** The values it has, or those it does not have, whichever are fewer. */
function valuesInWords(fact: Fact, values: readonly string[]): string {
  const others = fact.values.filter((value) => !values.includes(value))
  return others.length < values.length ? `not ${others.join(' or ')}` : values.join(' or ')
}
