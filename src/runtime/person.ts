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
  const rows = facts.map(({ id, values, word, shift }) => ({
    id,
    word,
    values,
    shift,
    all: (2 ** values.length - 1) << shift,
  }))
  const byWord = fields.map((_, word) => rows.filter((row) => row.word === word))
  return (facts) => {
    const words: number[] = []
    let known = true
    for (const inWord of byWord) {
      let bits = 0
      for (let i = 0; i < inWord.length; i++) {
        const fact = inWord[i]!
        const value = facts[fact.id]
        if (typeof value === 'string') bits |= bitOf(fact, value)
        else if (value === undefined) bits |= fact.all
        else for (const each of value) bits |= bitOf(fact, each)
        if (value === undefined || (typeof value !== 'string' && value.length !== 1)) known = false
      }
      words.push(bits)
    }
    return { words, known }
  }
}

/** A fact has few values: comparing them is quicker than a table. */
function bitOf(
  { id, values, shift }: { id: string; values: readonly string[]; shift: number },
  value: string,
): number {
  for (let i = 0; i < values.length; i++) if (values[i] === value) return 1 << (shift + i)
  throw new Error(`"${value}" is not a value of the fact "${id}"`)
}
