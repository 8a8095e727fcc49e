// Turns facts into the bits that conditions are evaluated on.
import type { Manifest } from '../manifest/manifest.ts'

/** What is known: one value of each fact, several that are possible, or (undefined) nothing yet. */
export type Facts = Readonly<Record<string, string | readonly string[] | undefined>>

/** Possible values of every fact, as packed bits. `known` says that each fact has exactly one. */
export interface Person {
  readonly words: readonly number[]
  readonly known: boolean
}

/** Prepares the encoding of facts under this manifest. A value that no fact declares is an error naming it. */
export function makeEncoder({ facts, fields }: Manifest): (known: Facts) => Person {
  const rows = facts.map((fact) => ({
    id: fact.id,
    word: fact.word,
    bits: new Map(fact.values.map((value, i) => [value, (1 << (fact.shift + i)) | 0])),
    all: ((2 ** fact.values.length - 1) << fact.shift) | 0,
  }))
  const words = fields.length
  const bitOf = (row: (typeof rows)[number], value: string) => {
    const bit = row.bits.get(value)
    if (bit === undefined) throw new Error(`"${value}" is not a value of the fact "${row.id}"`)
    return bit
  }
  return (known) => {
    const person = Array.from({ length: words }, () => 0)
    let complete = true
    for (const row of rows) {
      const value = known[row.id]
      if (typeof value === 'string') {
        person[row.word]! |= bitOf(row, value)
      } else if (value === undefined) {
        person[row.word]! |= row.all
        complete = false
      } else {
        for (const each of value) person[row.word]! |= bitOf(row, each)
        if (value.length !== 1) complete = false
      }
    }
    return { words: person, known: complete }
  }
}
