import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countPeople } from '#manifest/conditions/count.ts'
import { complement } from '#manifest/conditions/cover.ts'
import type { Resolved } from '#manifest/resolve/resolved.ts'
import { cubeOf, smallestChanges, membership, type KnownFacts } from '#manifest/conditions/membership.ts'
import type { When } from '#manifest/read/types.gen.ts'
import { anyWhen, contains, cover, everybody, means, vocabulary, type Fruit } from './small-vocabulary.ts'

/** A manifest that only rules some people out. */
const withImpossible = (impossible: When) =>
  ({ vocabulary, possible: complement(cover(impossible), vocabulary.universe) }) as unknown as Resolved

const apart = (one: Fruit, other: Fruit) => Object.keys(one).filter((id) => one[id] !== other[id]).length

describe('The smallest change of facts', () => {
  it('is as small as trying every possible person finds, and each way gives a possible person with the opposite answer', () => {
    fc.assert(
      fc.property(anyWhen, anyWhen, fc.constantFrom(...everybody), (wanted, impossible, fruit) => {
        const resolved = withImpossible(impossible)
        const goals = everybody.filter((other) => means(wanted, other) && !means(impossible, other))
        const ways = smallestChanges(resolved, cover(wanted), cubeOf(resolved, fruit))
        const fewest = Math.min(...goals.map((goal) => apart(fruit, goal)))
        expect(ways.length > 0).toBe(goals.length > 0)
        for (const way of ways) {
          expect(way.length).toBe(fewest)
          const turned = { ...fruit, ...Object.fromEntries(way.map(({ fact, to }) => [fact, to[0]!])) }
          expect(means(wanted, turned) && !means(impossible, turned)).toBe(true)
        }
      }),
      { numRuns: 400 },
    )
  })

  it('lists every single fact that is enough, with every value that is enough', () => {
    fc.assert(
      fc.property(anyWhen, anyWhen, fc.constantFrom(...everybody), (wanted, impossible, fruit) => {
        const resolved = withImpossible(impossible)
        const goals = everybody.filter((other) => means(wanted, other) && !means(impossible, other))
        const nearest = goals.filter((goal) => apart(fruit, goal) === 1)
        fc.pre(nearest.length > 0 && !goals.some((goal) => apart(fruit, goal) === 0))
        const suggested = smallestChanges(resolved, cover(wanted), cubeOf(resolved, fruit)).flatMap(
          ([only]) => only!.to.map((value) => `${only!.fact} ${value}`),
        )
        const reached = nearest.map((goal) => {
          const fact = Object.keys(fruit).find((id) => fruit[id] !== goal[id])!
          return `${fact} ${goal[fact]}`
        })
        expect(suggested.toSorted()).toEqual(reached.toSorted())
      }),
    )
  })
})

describe('Membership of a person in a set of people', () => {
  const anyKnowledge = fc.record(
    {
      colour: fc.constantFrom('red', 'green', 'blue'),
      size: fc.constantFrom('small', 'large'),
      taste: fc.subarray(['sweet', 'sour', 'salty'], { minLength: 1 }),
    },
    { requiredKeys: [] },
  ) as fc.Arbitrary<KnownFacts>

  it('is a yes, no or unknown as possible completions of what is known say', () => {
    fc.assert(
      fc.property(anyWhen, anyWhen, anyKnowledge, (when, impossible, known) => {
        const resolved = withImpossible(impossible)
        const completions = everybody.filter(
          (fruit) =>
            !means(impossible, fruit) &&
            Object.entries(known).every(([id, value]) => [value].flat().includes(fruit[id]!)),
        )
        fc.pre(completions.length > 0)
        const answers = new Set(completions.map((fruit) => means(when, fruit)))
        const expected = answers.size === 2 ? 'unknown' : answers.has(true) ? 'yes' : 'no'
        expect(membership(resolved, cover(when), cubeOf(resolved, known))).toBe(expected)
      }),
    )
  })

  it('is refused for a word that is not declared', () => {
    const resolved = withImpossible({ colour: [] } as unknown as When)
    expect(() => cubeOf(resolved, { shape: 'round' })).toThrow('There is no fact "shape".')
    expect(() => cubeOf(resolved, { colour: 'mauve' })).toThrow(
      '"mauve" is not a value of the fact "colour". Its values: red, green, blue.',
    )
  })
})

describe('A count of people', () => {
  it('is the number of people in the cover', () => {
    fc.assert(
      fc.property(anyWhen, (when) => {
        expect(countPeople(cover(when), vocabulary.universe)).toBe(
          everybody.filter((fruit) => contains(cover(when), fruit)).length,
        )
      }),
    )
  })
})
