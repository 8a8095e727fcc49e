// The closed words of conditions: facts, their values, flags as facts, shared conditions, and who is legal.
import type { Cover, Universe } from './cover.ts'
import { complement, union } from './cover.ts'

export interface Fact {
  id: string
  index: number
  values: readonly string[]
  /** Meaning of each value, in words. */
  meanings: readonly string[]
  description: string
  /** Index of the value taken when it could not be found out. */
  fallback?: number
}

export interface Vocabulary {
  facts: readonly Fact[]
  byId: ReadonlyMap<string, Fact>
  universe: Universe
}

export interface FactWords {
  id: string
  description: string
  values: Readonly<Record<string, string>>
  default?: string
}

/** Numbers facts and values: the order of the words is the order of the bits. */
export function makeVocabulary(words: readonly FactWords[]): Vocabulary {
  const facts = words.map(({ id, description, values, default: fallback }, index): Fact => {
    const names = Object.keys(values)
    return {
      id,
      index,
      values: names,
      meanings: Object.values(values),
      description,
      ...(fallback === undefined ? {} : { fallback: names.indexOf(fallback) }),
    }
  })
  return {
    facts,
    byId: new Map(facts.map((fact) => [fact.id, fact])),
    universe: facts.map((fact) => 2 ** fact.values.length - 1),
  }
}

/** Everybody whom no invariant rules out. */
export const legalPeople = (impossible: readonly Cover[], vocabulary: Vocabulary): Cover =>
  complement(union(...impossible), vocabulary.universe)
