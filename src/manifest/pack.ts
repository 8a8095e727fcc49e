// Packs covers into the bit form that the portal evaluates: every fact has a field of bits in a word.
import { complement, type Cover, type Cube } from './cover.ts'
import type { ConditionIndex, Manifest, PackedCube, PackedFact } from './manifest.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Bits in a word: as many as JavaScript engines keep in a number without a box. */
const WORD = 30

/** Gives each fact a field; a field never crosses a word. */
export function packFacts(vocabulary: Vocabulary): { facts: PackedFact[]; fields: number[][] } {
  const fields: number[][] = [[]]
  let used = 0
  const facts = vocabulary.facts.map(({ id, values, fallback, index }) => {
    if (used + values.length > WORD) {
      fields.push([])
      used = 0
    }
    const fact = {
      id,
      values,
      word: fields.length - 1,
      shift: used,
      ...(fallback === undefined ? {} : { fallback }),
    }
    fields.at(-1)!.push((vocabulary.universe[index]! << used) | 0)
    used += values.length
    return fact
  })
  return { facts, fields }
}

/** Collects the distinct conditions of a manifest and numbers them; number 0 holds for everybody. */
export class Conditions {
  readonly packed: Manifest['conditions'][number][] = [{ shown: [[]], hidden: [] }]
  readonly #vocabulary: Vocabulary
  readonly #facts: readonly PackedFact[]
  readonly #numbers = new Map<string, ConditionIndex>([[JSON.stringify(['']), 0]])

  constructor(vocabulary: Vocabulary, facts: readonly PackedFact[]) {
    this.#vocabulary = vocabulary
    this.#facts = facts
  }

  /** The number of this condition; equal covers share one. */
  number(cover: Cover): ConditionIndex {
    const key = JSON.stringify(cover.map(String).toSorted())
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    this.packed.push({
      shown: this.pack(cover),
      hidden: this.pack(complement(cover, this.#vocabulary.universe)),
    })
    const number = this.packed.length - 1
    this.#numbers.set(key, number)
    return number
  }

  pack(cover: Cover): PackedCube[] {
    return cover.map((cube) => this.#packCube(cube))
  }

  #packCube(cube: Cube): PackedCube {
    const words = new Map<number, number>()
    for (let i = 0; i < cube.length; i += 2) {
      const { word, shift } = this.#facts[cube[i]!]!
      const forbidden = this.#vocabulary.universe[cube[i]!]! & ~cube[i + 1]!
      words.set(word, (words.get(word) ?? 0) | (forbidden << shift))
    }
    return [...words].flat()
  }
}
