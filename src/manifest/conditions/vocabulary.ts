// The vocabulary of conditions: facts and their values (each flag is a fact), and which combinations are possible.
import type { Cover, Universe } from './cover.ts'
import { complement, union } from './cover.ts'

export interface Fact {
  id: string
  index: number
  values: readonly string[]
  /** Meaning of each value, in words. */
  meanings: readonly string[]
  description: string
}

export interface Vocabulary {
  facts: readonly Fact[]
  byId: ReadonlyMap<string, Fact>
  universe: Universe
}

export interface DeclaredFact {
  id: string
  description: string
  values: Readonly<Record<string, string>>
}

/** Numbers facts and values; their order is the order of the bits. */
export function createVocabulary(declared: readonly DeclaredFact[]): Vocabulary {
  const facts = declared.map(({ id, description, values }, index): Fact => {
    const names = Object.keys(values)
    return {
      id,
      index,
      values: names,
      meanings: Object.values(values),
      description,
    }
  })
  return {
    facts,
    byId: new Map(facts.map((fact) => [fact.id, fact])),
    universe: facts.map((fact) => 2 ** fact.values.length - 1),
  }
}

/** Everybody except the people that an invariant rules out. */
export const possiblePeople = (impossible: readonly Cover[], vocabulary: Vocabulary): Cover =>
  complement(union(...impossible), vocabulary.universe)
