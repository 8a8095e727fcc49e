// Turns facts into the bits that conditions are evaluated on.
import type { Manifest } from '#manifest/manifest.ts'

/** The value of each fact: one known value, several possible ones, or undefined while nothing is known. */
export type Facts = Readonly<Record<string, string | readonly string[] | undefined>>

/** The possible values of every fact, packed as bits. */
export interface Person {
  /** Integers of 30 bits, with one bit for each value of each fact; no fact spans two integers. */
  readonly bits: readonly number[]
  /** Each fact has exactly one value. */
  readonly known: boolean
}

/** Makes the function that encodes facts. It throws on a value that the fact does not declare. */
export function createEncoder({ facts, fields }: Manifest): (known: Facts) => Person {
  const rows = facts.map(({ id, values, integer, shift }) => ({
    id,
    integer,
    anyValue: (2 ** values.length - 1) << shift,
    bitOf: new Map(values.map((value, index) => [value, 1 << (index + shift)])),
  }))
  return (facts) => {
    const bits = fields.map(() => 0)
    let known = true
    for (const { id, integer, anyValue, bitOf } of rows) {
      const value = facts[id]
      const possible = value === undefined ? anyValue : bitsOf(id, bitOf, value)
      bits[integer]! |= possible
      // A power of two has one bit set: one value.
      if ((possible & (possible - 1)) !== 0) known = false
    }
    return { bits, known }
  }
}

function bitsOf(id: string, bitOf: ReadonlyMap<string, number>, value: string | readonly string[]): number {
  if (typeof value !== 'string') {
    if (value.length === 0) throw new Error(`No value of the fact "${id}" is possible`)
    return value.reduce((together, each) => together | bitsOf(id, bitOf, each), 0)
  }
  const bit = bitOf.get(value)
  if (bit === undefined) throw new Error(`"${value}" is not a value of the fact "${id}"`)
  return bit
}
