// Answers a question about people once for all who cannot differ in the answer: by the bits that it reads.
import type { Manifest } from '../manifest/manifest.ts'
import type { Person } from './person.ts'

type Branch<T> = Map<number, Branch<T> | { answer: T }>

/** The same answers as `answer`; `part` is the part of the manifest whose conditions it asks. */
export function remember<T>(
  manifest: Manifest,
  part: unknown,
  answer: (person: Person) => T,
): (person: Person) => T {
  const { conditions, legal } = manifest
  const read = conditionsIn(part).flatMap((index) => conditions[index]!.shown)
  // Of people not fully known, the laws too decide: what is known of one fact tells about another.
  const whenKnown = byBits(bitsOf(read, manifest.fields), answer)
  const otherwise = byBits(bitsOf([...read, ...legal], manifest.fields), answer)
  return (person) => (person.known ? whenKnown(person) : otherwise(person))
}

function byBits<T>(bits: readonly number[], answer: (person: Person) => T): (person: Person) => T {
  const words = bits.flatMap((mask, word) => (mask === 0 ? [] : [word]))
  const kept: Branch<T> = new Map()
  const last = words.pop() ?? 0
  return (person) => {
    let branch = kept
    for (let i = 0; i < words.length; i++) {
      const key = person.words[words[i]!]! & bits[words[i]!]!
      let next = branch.get(key) as Branch<T> | undefined
      if (!next) branch.set(key, (next = new Map()))
      branch = next
    }
    const key = person.words[last]! & bits[last]!
    let known = branch.get(key) as { answer: T } | undefined
    if (!known) branch.set(key, (known = { answer: answer(person) }))
    return known.answer
  }
}

/** Every bit of the facts that the cubes read. */
function bitsOf(cubes: readonly (readonly number[])[], fields: Manifest['fields']): number[] {
  const touched = fields.map(() => 0)
  for (const cube of cubes) for (let i = 0; i < cube.length; i += 2) touched[cube[i]!]! |= cube[i + 1]!
  return fields.map((masks, word) =>
    masks.reduce((bits, mask) => ((mask & touched[word]!) === 0 ? bits : bits | mask), 0),
  )
}

/** The number behind every `when` in it, however deep. */
function conditionsIn(part: unknown): number[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([name, value]) =>
    name === 'when' && typeof value === 'number' ? [value] : conditionsIn(value),
  )
}
