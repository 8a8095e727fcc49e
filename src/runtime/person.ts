// Turns facts into the bits that conditions are evaluated on.
import type { Manifest } from '../manifest/manifest.ts'

/** What is known: one value of each fact, several that are possible, or (undefined) nothing yet. */
export type Facts = Readonly<Record<string, string | readonly string[] | undefined>>

/** Possible values of every fact, as packed bits. `known` says that each fact has exactly one. */
export interface Person {
  readonly words: readonly number[]
  readonly known: boolean
}

interface Row {
  id: string
  values: readonly string[]
  word: number
  shift: number
  all: number
}

/** Prepares the encoding of facts under this manifest. A value that no fact declares is an error naming it. */
export function makeEncoder({ facts, fields }: Manifest): (known: Facts) => Person {
  const rows = facts.map(
    ({ id, values, word, shift }): Row => ({ id, values, word, shift, all: (2 ** values.length - 1) << shift }),
  )
  const nothing = fields.map(() => 0)
  return (facts) => {
    const words = nothing.slice()
    let known = true
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i]!
      const value = facts[row.id]
      if (typeof value === 'string') {
        words[row.word]! |= bitOf(row, value)
      } else if (value === undefined) {
        words[row.word]! |= row.all
        known = false
      } else {
        for (const each of value) words[row.word]! |= bitOf(row, each)
        if (value.length !== 1) known = false
      }
    }
    return { words, known }
  }
}

// Facts have few values: looking along them is quicker than a hash.
function bitOf({ id, values, shift }: Row, value: string): number {
  for (let i = 0; i < values.length; i++) if (values[i] === value) return 1 << (shift + i)
  throw new Error(`"${value}" is not a value of the fact "${id}"`)
}
