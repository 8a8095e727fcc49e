// Says a set of people in words.
import type { Cover, Cube } from './cover.ts'
import { shortest } from './shortest.ts'
import type { Fact, Vocabulary } from './vocabulary.ts'

/** Who is this, in the fewest words that are true of legal people? Shortest groups first; at most three are spelled out. */
export function inWords(cover: Cover, vocabulary: Vocabulary, legal: Cover): string {
  if (cover.length === 0) return 'nobody'
  const cubes = shortest(cover, legal, vocabulary.universe).toSorted((a, b) => a.length - b.length)
  const told = cubes.slice(0, 3).map((cube) => cubeInWords(cube, vocabulary))
  return told.join(', or ') + (cubes.length > 3 ? `, or ${cubes.length - 3} more groups` : '')
}

/** The same, every group spelled out: the exact condition. */
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
    clauses.push(`${fact.id} ${among(fact, values)}`)
  }
  return `people with ${clauses.join(', ')}`
}

/** The values, or the few it is not. */
function among(fact: Fact, values: readonly string[]): string {
  const others = fact.values.filter((value) => !values.includes(value))
  return others.length < values.length ? `not ${others.join(' or ')}` : values.join(' or ')
}
