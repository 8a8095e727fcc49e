// Says a set of people in words, from the meanings that facts.json gives its values.
import type { Cover, Cube } from './cover.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Who is this? The shortest cubes first, joined by "or"; at most three are spelled out. */
export function inWords(cover: Cover, vocabulary: Vocabulary): string {
  if (cover.length === 0) return 'nobody'
  const cubes = cover.toSorted((a, b) => a.length - b.length)
  const told = cubes.slice(0, 3).map((cube) => cubeInWords(cube, vocabulary))
  return told.join(', or ') + (cubes.length > 3 ? `, or ${cubes.length - 3} more groups` : '')
}

function cubeInWords(cube: Cube, { facts }: Vocabulary): string {
  if (cube.length === 0) return 'everybody'
  const clauses: string[] = []
  for (let i = 0; i < cube.length; i += 2) {
    const fact = facts[cube[i]!]!
    const values = fact.values.filter((_, bit) => cube[i + 1]! & (1 << bit))
    clauses.push(`${fact.id} ${values.join(' or ')}`)
  }
  return `people with ${clauses.join(', ')}`
}
