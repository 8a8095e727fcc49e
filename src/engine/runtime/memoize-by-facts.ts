// Caches results: equal facts and equal values give the same object, so that React does not render again.
import type { Manifest } from '#manifest/manifest.ts'
import type { Person } from './person.ts'

/** A trie of cached results; each level is one integer of a person's bits. */
interface Node<T> {
  next: Map<number, Node<T>>
  cached?: { result: T }
}

/** Caches `make` by the facts that the conditions in `fragment` of the manifest read. */
export function memoizeByFacts<T>(
  manifest: Manifest,
  fragment: unknown,
  make: (person: Person) => T,
): (person: Person) => T {
  const root: Node<T> = { next: new Map() }
  const read = bitsRead(manifest, fragment)
  return (person) => {
    let node = root
    for (let integer = 0; integer < read.length; integer++) {
      const key = person.bits[integer]! & read[integer]!
      let next = node.next.get(key)
      if (!next) node.next.set(key, (next = { next: new Map() }))
      node = next
    }
    node.cached ??= { result: make(person) }
    return node.cached.result
  }
}

/** Caches the last result of `make` until one of the inputs that `read` gives changes. */
export function memoLast<Inputs, T>(
  read: (inputs: Inputs) => readonly unknown[],
  make: (inputs: Inputs) => T,
): (inputs: Inputs) => T {
  let last: { read: readonly unknown[]; result: T } | undefined
  return (inputs) => {
    const now = read(inputs)
    if (!last || now.some((each, i) => each !== last!.read[i])) last = { read: now, result: make(inputs) }
    return last.result
  }
}

/** For each integer, the bits of all facts that the conditions read. Those of the invariants too: they can decide an unknown fact. */
function bitsRead({ conditions, possible, fields }: Manifest, fragment: unknown): number[] {
  const cubes = [...possible, ...conditionsIn(fragment).flatMap((condition) => conditions[condition]!.yes)]
  const touched = fields.map(() => 0)
  for (const cube of cubes) for (let i = 0; i < cube.length; i += 2) touched[cube[i]!]! |= cube[i + 1]!
  return fields.map((masks, integer) =>
    masks.reduce((bits, mask) => ((mask & touched[integer]!) === 0 ? bits : bits | mask), 0),
  )
}

/** The index of every condition in the fragment, at any depth. */
function conditionsIn(fragment: unknown): number[] {
  if (typeof fragment !== 'object' || fragment === null) return []
  return Object.entries(fragment).flatMap(([name, value]) =>
    name === 'when' && typeof value === 'number' ? [value] : conditionsIn(value),
  )
}
