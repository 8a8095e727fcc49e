// Answers a question about people once for all who cannot differ in the answer: by the bits that it reads.
import type { Manifest } from '../manifest/manifest.ts'
import type { Person } from './person.ts'

interface Known<T> {
  bits: readonly number[]
  answer: T
  /** Another one in the same place. */
  next: Known<T> | undefined
}

/** The same answers as `answer`; `part` is the part of the manifest whose conditions it asks. */
export function remember<T>(
  manifest: Manifest,
  part: unknown,
  answer: (person: Person) => T,
): (person: Person) => T {
  const { conditions, legal, fields } = manifest
  const read = conditionsIn(part).flatMap((index) => conditions[index]!.shown)
  const own = bitsOf(read, fields)
  // While a fact that laws bind is open they decide too: what is known of another tells about it.
  const law = bitsOf(legal, fields)
  const bound = own.map((bits, word) => bits & law[word]!)
  const andLegal = own.map((bits, word) => bits | law[word]!)
  const ones = fields.map((masks) => masks.reduce((bits, mask) => bits | (mask & -mask), 0))
  const kept = new Map<number, Known<T>>()
  return (person) => {
    const { words } = person
    const masks = person.known || !leavesOpen(words, bound, ones) ? own : andLegal
    let place = 0
    for (let i = 0; i < masks.length; i++) place = Math.imul(place ^ (words[i]! & masks[i]!), 0x9e3779b1)
    place >>>= 2
    let known = kept.get(place)
    while (known && !isSame(known.bits, words, masks)) known = known.next
    if (!known) {
      const bits = words.map((word, i) => word & masks[i]!)
      known = { bits, answer: answer(person), next: kept.get(place) }
      kept.set(place, known)
    }
    return known.answer
  }
}

function isSame(bits: readonly number[], words: readonly number[], masks: readonly number[]): boolean {
  for (let i = 0; i < bits.length; i++) if (bits[i] !== (words[i]! & masks[i]!)) return false
  return true
}

/** Has one of these facts more than one possible value? Taking 1 from a field clears its lowest bit alone. */
function leavesOpen(words: readonly number[], masks: readonly number[], ones: readonly number[]): boolean {
  for (let i = 0; i < masks.length; i++)
    if ((words[i]! & (words[i]! - ones[i]!) & masks[i]!) !== 0) return true
  return false
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
