import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coverOf } from '#manifest/conditions/condition.ts'
import { complement } from '#manifest/conditions/cover.ts'
import type { Answer, Manifest } from '#manifest/manifest.ts'
import { Conditions, packFacts } from '#manifest/emit/pack.ts'
import type { When } from '#manifest/read/types.gen.ts'
import { createEncoder, type Facts } from '#runtime/person.ts'
import { evaluate } from '#runtime/evaluate.ts'
import { anyWhen, everybody, means, vocabulary, type Fruit } from '../manifest/conditions/small-vocabulary.ts'

/** A manifest of one condition and one invariant. */
function manifestOf(when: When, impossible: When): { manifest: Manifest; index: number } {
  const words = {
    vocabulary,
    sharedNames: [],
    shared: () => undefined,
    onReference: () => {},
    onUnknownName: () => expect.fail('unknown word'),
  }
  const { facts, fields } = packFacts(vocabulary)
  const conditions = new Conditions(vocabulary, facts)
  const index = conditions.conditionIndex(coverOf(when, words))
  const possible = conditions.pack(complement(coverOf(impossible, words), vocabulary.universe))
  return {
    manifest: { facts, fields, possible, conditions: conditions.packed } as unknown as Manifest,
    index,
  }
}

/** What is known: for each fact one value, several, or nothing. */
const anyKnowledge = fc.record({
  colour: fc.option(fc.subarray(['red', 'green', 'blue'], { minLength: 1 }), { nil: undefined }),
  size: fc.option(fc.constantFrom('small', 'large'), { nil: undefined }),
  taste: fc.option(fc.subarray(['sweet', 'sour', 'salty', 'bitter'], { minLength: 1 }), { nil: undefined }),
  ripe: fc.option(fc.constantFrom('true', 'false'), { nil: undefined }),
})

const isPossible = (fruit: Fruit, known: Facts) =>
  Object.entries(known).every(([id, value]) => value === undefined || [value].flat().includes(fruit[id]!))

describe('The evaluator', () => {
  it('agrees with the written condition for a fully known person', () => {
    fc.assert(
      fc.property(anyWhen, fc.constantFrom(...everybody), (when, fruit) => {
        const { manifest, index } = manifestOf(when, { colour: [] } as unknown as When)
        expect(evaluate(manifest, index, createEncoder(manifest)(fruit))).toBe(
          means(when, fruit) ? 'yes' : 'no',
        )
      }),
    )
  })

  it('says unknown exactly when possible completions of the unknown facts give both answers', () => {
    fc.assert(
      fc.property(anyWhen, anyWhen, anyKnowledge, (when, impossible, known) => {
        const completions = everybody.filter((fruit) => isPossible(fruit, known) && !means(impossible, fruit))
        fc.pre(completions.length > 0)
        const { manifest, index } = manifestOf(when, impossible)
        const answers = new Set(completions.map((fruit) => means(when, fruit)))
        const person = createEncoder(manifest)(known)
        fc.pre(!person.known)
        const expected: Answer = answers.size === 2 ? 'unknown' : answers.has(true) ? 'yes' : 'no'
        expect(evaluate(manifest, index, person)).toBe(expected)
      }),
    )
  })

  it('refuses a value that no fact declares, naming both', () => {
    const { manifest } = manifestOf({ colour: 'red' }, { colour: [] } as unknown as When)
    expect(() => createEncoder(manifest)({ colour: 'mauve' })).toThrow(
      '"mauve" is not a value of the fact "colour"',
    )
  })
})
