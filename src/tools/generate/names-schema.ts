// Builds schemas/names.gen.schema.json, by which a JSON editor completes ids and fact values, and a permissive variant
// that accepts any name, for validating files before names are resolved.
import type { ListedNames } from '#manifest/read/names.ts'

type Json = Record<string, unknown>

export const CONDITION = 'A condition: all keys must hold; a list means any of.'

const WHEN = {
  not: { $ref: '#/$defs/when', description: 'Holds when this does not.' },
  anyOf: {
    type: 'array',
    items: { $ref: '#/$defs/when' },
    minItems: 1,
    description: 'Holds when one of these does.',
  },
  allOf: {
    type: 'array',
    items: { $ref: '#/$defs/when' },
    minItems: 1,
    description: 'Holds when all of these do.',
  },
}
const sharedName = (name: Json) => ({
  description: 'Holds when the shared condition of this name does, or all of several.',
  anyOf: [name, { type: 'array', items: name, minItems: 1 }],
})

/** Schema that accepts any name: structure only. */
export function openNames(kinds: readonly string[]): Json {
  const word = { type: 'string' }
  return names(Object.fromEntries(kinds.map((kind) => [kind, word])), {
    type: 'object',
    properties: { ...WHEN, is: sharedName(word) },
    additionalProperties: {
      anyOf: [
        { type: ['string', 'boolean'] },
        { type: 'array', items: { type: ['string', 'boolean'] }, minItems: 1 },
      ],
    },
  })
}

/** Schema that lists every known name, with descriptions. */
export function closedNames(known: ListedNames): Json {
  const listed = Object.entries(known.ids).map(([kind, ids]) => [kind, described(ids, known.about[kind])])
  const facts = known.facts.map((fact) => {
    const isBoolean = fact.values.join() === 'true,false'
    const value = isBoolean ? { type: 'boolean' } : { enum: fact.values, enumDescriptions: fact.meanings }
    const meanings = fact.values.map((name, i) => `${name}: ${fact.meanings[i]}`).join('; ')
    return [
      fact.id,
      {
        description: `${fact.description} ${meanings}`,
        anyOf: [value, { type: 'array', items: value, minItems: 1 }],
      },
    ]
  })
  const ofFacts = known.facts.map((fact) => [fact.id, { enum: fact.values, enumDescriptions: fact.meanings }])
  return names(Object.fromEntries([...ofFacts, ...listed]), {
    type: 'object',
    description: CONDITION,
    properties: {
      ...WHEN,
      is: sharedName(described(known.conditions, known.about.condition)),
      ...Object.fromEntries(facts),
    },
    additionalProperties: false,
  })
}

/** Names with what each is: editors show `enumDescriptions` with a completion and on hover. */
function described(ids: readonly string[], about: Readonly<Record<string, string>> = {}): Json {
  const sorted = ids.toSorted()
  const words = sorted.map((id) => about[id] ?? '')
  return words.some(Boolean) ? { enum: sorted, enumDescriptions: words } : { enum: sorted }
}

const names = (kinds: Json, when: Json): Json => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'names.gen.schema.json',
  title: 'Names',
  description: 'Generated from config/ by npm run generate. Ids and fact values, for completion.',
  $defs: { ...kinds, when },
})
