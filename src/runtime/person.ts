// Turns facts into the bits that conditions are evaluated on.
import type { Manifest } from '../manifest/manifest.ts'

/** What is known: one value of each fact, several that are possible, or (undefined) nothing yet. */
export type Facts = Readonly<Record<string, string | readonly string[] | undefined>>

/** Possible values of every fact, as packed bits. */
export interface Person {
  readonly words: readonly number[]
  /** Each fact has exactly one value. */
  readonly known: boolean
}

interface Row {
  id: string
  values: readonly string[]
  word: number
  shift: number
  /** The bits of all its values. */
  all: number
  /** The fact that came after this one the last time: facts mostly come in the same order. */
  next: Row | undefined
}

/** Prepares the encoding of facts under this manifest. A value that no fact declares is an error naming it. */
export function makeEncoder({ facts, fields }: Manifest): (known: Facts) => Person {
  const anything = fields.map(() => 0)
  const rows = new Map<string, Row>()
  for (const { id, values, word, shift } of facts) {
    const all = (2 ** values.length - 1) << shift
    anything[word]! |= all
    rows.set(id, { id: asName(id), values: values.map(asName), word, shift, all, next: undefined })
  }
  const start: Row = { id: '', values: [], word: 0, shift: 0, all: 0, next: undefined }
  return (facts) => {
    const words = anything.slice()
    let left = rows.size
    let row = start
    for (const id in facts) {
      const value = facts[id]
      if (value === undefined) continue
      let { next } = row
      if (next?.id !== id) {
        next = rows.get(id)
        if (!next) continue
        row.next = next
      }
      row = next
      if (typeof value === 'string') {
        words[row.word]! ^= row.all ^ bitOf(row, value)
        left--
      } else {
        words[row.word]! ^= row.all ^ bitsOf(row, value)
        if (value.length === 1) left--
      }
    }
    return { words, known: left === 0 }
  }
}

/** Without a branch: a processor cannot foresee which value it is, and loses time when it guesses wrong. */
function bitOf({ id, values, shift }: Row, value: string): number {
  let bits = 0
  for (let i = 0; i < values.length; i++) bits |= Number(values[i] === value) << i
  if (bits === 0) throw new Error(`"${value}" is not a value of the fact "${id}"`)
  return bits << shift
}

function bitsOf(row: Row, values: readonly string[]): number {
  if (values.length === 0) throw new Error(`No value of the fact "${row.id}" is possible`)
  return values.reduce((bits, value) => bits | bitOf(row, value), 0)
}

/** The text as engines keep it for the names of properties: it is compared without being read. */
const asName = (text: string): string => Object.keys({ [text]: 0 })[0]!
