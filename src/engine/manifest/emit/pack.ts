// Packs covers into the bits that the portal evaluates: each fact has a field of bits in an integer.
import { complement, type Cover, type Cube } from '../conditions/cover.ts'
import type { ConditionIndex, Manifest, PackedCube, PackedFact } from '../manifest.ts'
import type { Vocabulary } from '../conditions/vocabulary.ts'

/** JavaScript engines store integers of this size without boxing. */
const BITS_PER_INTEGER = 30

/** Gives each fact a field; a field never crosses an integer. */
export function packFacts(vocabulary: Vocabulary): { facts: PackedFact[]; fields: number[][] } {
  const fields: number[][] = [[]]
  let used = 0
  const facts = vocabulary.facts.map(({ id, values, index, from }): PackedFact => {
    if (used + values.length > BITS_PER_INTEGER) {
      fields.push([])
      used = 0
    }
    const fact = { id, values, integer: fields.length - 1, shift: used, ...(from && { from }) }
    fields.at(-1)!.push((vocabulary.universe[index]! << used) | 0)
    used += values.length
    return fact
  })
  return { facts, fields }
}

/** Collects the distinct conditions of a manifest and numbers them; number 0 holds for everybody. */
export class Conditions {
  readonly packed: Manifest['conditions'][number][] = [{ yes: [[]], no: [] }]
  readonly #vocabulary: Vocabulary
  readonly #facts: readonly PackedFact[]
  readonly #numbers = new Map<string, ConditionIndex>([[JSON.stringify(['']), 0]])

  constructor(vocabulary: Vocabulary, facts: readonly PackedFact[]) {
    this.#vocabulary = vocabulary
    this.#facts = facts
  }

  /** The number of this condition; equal covers share one. */
  conditionIndex(cover: Cover): ConditionIndex {
    const key = JSON.stringify(cover.map(String).toSorted())
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    this.packed.push({
      yes: this.pack(cover),
      no: this.pack(complement(cover, this.#vocabulary.universe)),
    })
    const number = this.packed.length - 1
    this.#numbers.set(key, number)
    return number
  }

  pack(cover: Cover): PackedCube[] {
    return cover.map((cube) => this.#packCube(cube))
  }

  #packCube(cube: Cube): PackedCube {
    const integers = new Map<number, number>()
    for (let i = 0; i < cube.length; i += 2) {
      const { integer, shift } = this.#facts[cube[i]!]!
      const forbidden = this.#vocabulary.universe[cube[i]!]! & ~cube[i + 1]!
      if (forbidden !== 0) integers.set(integer, (integers.get(integer) ?? 0) | (forbidden << shift))
    }
    return [...integers].flat()
  }
}
