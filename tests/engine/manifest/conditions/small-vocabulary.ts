// A vocabulary small enough to try every person, and conditions over it for property tests.
import fc from 'fast-check'
import { expect } from 'vitest'
import { coverOf } from '#manifest/conditions/condition.ts'
import type { Cover } from '#manifest/conditions/cover.ts'
import type { When } from '#manifest/read/types.gen.ts'
import { createVocabulary } from '#manifest/conditions/vocabulary.ts'

const words = {
  colour: ['red', 'green', 'blue'],
  size: ['small', 'large'],
  taste: ['sweet', 'sour', 'salty', 'bitter'],
  ripe: ['true', 'false'],
}

export const vocabulary = createVocabulary(
  Object.entries(words).map(([id, values]) => ({
    id,
    description: id,
    values: Object.fromEntries(values.map((value) => [value, value])),
  })),
)

export type Fruit = Record<string, string>

/** Every possible person of this vocabulary. */
export const everybody: Fruit[] = Object.entries(words).reduce<Fruit[]>(
  (all, [id, values]) => all.flatMap((one) => values.map((value) => ({ ...one, [id]: value }))),
  [{}],
)

/** Any condition, nested up to three deep. */
export const anyWhen: fc.Arbitrary<When> = fc.letrec<{ when: When }>((tie) => ({
  when: fc.oneof(
    { maxDepth: 3 },
    fc.record(
      Object.fromEntries(
        Object.entries(words).map(([id, values]) => [
          id,
          fc.oneof(fc.constantFrom(...values), fc.subarray(values, { minLength: 1 })),
        ]),
      ),
      { requiredKeys: [] },
    ) as fc.Arbitrary<When>,
    fc.record({ not: tie('when') }),
    fc.record({ anyOf: fc.array(tie('when'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ allOf: fc.array(tie('when'), { minLength: 1, maxLength: 3 }) }),
  ) as fc.Arbitrary<When>,
})).when

/** What a condition means, read off its words: the reference the compiled form is compared with. */
export function means(when: When, fruit: Fruit): boolean {
  return Object.entries(when).every(([key, value]) => {
    if (key === 'not') return !means(value as When, fruit)
    if (key === 'anyOf') return (value as When[]).some((each) => means(each, fruit))
    if (key === 'allOf') return (value as When[]).every((each) => means(each, fruit))
    return ([value].flat() as string[]).includes(fruit[key]!)
  })
}

/** Is this person in the cover? Tried value by value. */
export const contains = (cover: Cover, fruit: Fruit): boolean =>
  cover.some((cube) => {
    for (let i = 0; i < cube.length; i += 2) {
      const fact = vocabulary.facts[cube[i]!]!
      if ((cube[i + 1]! & (1 << fact.values.indexOf(fruit[fact.id]!))) === 0) return false
    }
    return true
  })

/** The people who meet this condition; it names no shared condition. */
export const cover = (when: When): Cover =>
  coverOf(when, {
    vocabulary,
    sharedNames: [],
    shared: () => undefined,
    onReference: () => {},
    onUnknownName: (at, message) => expect.fail(`${at}: ${message}`),
  })
