// Turns facts into the bits that conditions are evaluated on.
import type { Manifest } from '../manifest/manifest.ts'

/** The value of each fact: one known value, several possible ones, or undefined while nothing is known. */
export type Facts = Readonly<Record<string, string | readonly string[] | undefined>>

/** The possible values of every fact, packed as bits. */
export interface Person {
  readonly words: readonly number[]
  /** Each fact has exactly one value. */
  readonly known: boolean
}

/** Makes the function that encodes facts. It throws on a value that the fact does not declare. */
export function createEncoder({ facts, fields }: Manifest): (known: Facts) => Person {
  const rows = facts.map(({ id, values, word, shift }) => ({
    id,
    word,
    anyValue: (2 ** values.length - 1) << shift,
    bits: new Map(values.map((value, index) => [value, 1 << (index + shift)])),
  }))
  return (facts) => {
    const words = fields.map(() => 0)
    let known = true
    for (const { id, word, anyValue, bits } of rows) {
      const value = facts[id]
      const possible = value === undefined ? anyValue : bitsOf(id, bits, value)
      words[word]! |= possible
      // A power of two has one bit set: one value.
      if ((possible & (possible - 1)) !== 0) known = false
    }
    return { words, known }
  }
}

function bitsOf(id: string, bits: ReadonlyMap<string, number>, value: string | readonly string[]): number {
  if (typeof value !== 'string') {
    if (value.length === 0) throw new Error(`No value of the fact "${id}" is possible`)
    return value.reduce((together, each) => together | bitsOf(id, bits, each), 0)
  }
  const bit = bits.get(value)
  if (bit === undefined) throw new Error(`"${value}" is not a value of the fact "${id}"`)
  return bit
}
