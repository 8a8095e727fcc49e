// The vocabulary of conditions: facts and their values (each flag is a fact), and which combinations are possible.
import type { FactSource } from '../manifest.ts'
import type { Cover, Universe } from './cover.ts'
import { complement, union } from './cover.ts'

export interface Fact {
  id: string
  index: number
  values: readonly string[]
  /** Meaning of each value, in words. */
  meanings: readonly string[]
  description: string
  /** Where the portal takes it from, unless the engine gives it itself. */
  from?: FactSource
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
  from?: DeclaredSource
}

/** As facts.json says it: the engine's own word, or a name with the value otherwise. */
export type DeclaredSource = string | Readonly<Partial<Record<FactSource['kind'] | 'otherwise', string>>>

/** Numbers facts and values; their order is the order of the bits. */
export function createVocabulary(declared: readonly DeclaredFact[]): Vocabulary {
  const facts = declared.map(({ id, description, values, from }, index): Fact => {
    const source = sourceOf(from)
    const names = Object.keys(values)
    return {
      id,
      index,
      values: names,
      meanings: Object.values(values),
      description,
      ...(source && { from: source }),
    }
  })
  return {
    facts,
    byId: new Map(facts.map((fact) => [fact.id, fact])),
    universe: facts.map((fact) => 2 ** fact.values.length - 1),
  }
}

export const SOURCE_KINDS: readonly FactSource['kind'][] = [
  'user',
  'signed-in-user',
  'grant',
  'claim',
  'layout',
]

/** The source of a fact that the engine does not give itself. */
function sourceOf(from: DeclaredSource | undefined): FactSource | undefined {
  if (typeof from !== 'object') return undefined
  const kind = SOURCE_KINDS.find((each) => from[each] !== undefined)
  return kind && { kind, name: from[kind] ?? '', otherwise: from.otherwise ?? '' }
}

/** Everybody except the people that an invariant rules out. */
export const possiblePeople = (impossible: readonly Cover[], vocabulary: Vocabulary): Cover =>
  complement(union(...impossible), vocabulary.universe)
