import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  cofactor,
  complement,
  intersect,
  merged,
  overlap,
  union,
  without,
  type Cover,
} from '#manifest/conditions/cover.ts'
import { anyWhen, contains, cover, everybody, means, vocabulary } from './small-vocabulary.ts'

const people = (of: Cover) => everybody.map((fruit) => contains(of, fruit))

describe('A cover', () => {
  it('holds exactly the people who meet the condition it was compiled from [R-CFG-12]', () => {
    fc.assert(
      fc.property(anyWhen, (when) => {
        expect(people(cover(when))).toEqual(everybody.map((fruit) => means(when, fruit)))
      }),
    )
  })

  it('shares nobody with its complement, and together they leave nobody out', () => {
    fc.assert(
      fc.property(anyWhen, (when) => {
        const inside = cover(when)
        expect(people(complement(inside, vocabulary.universe))).toEqual(people(inside).map((is) => !is))
      }),
    )
  })

  it('has the union, intersection and difference of sets of people', () => {
    fc.assert(
      fc.property(anyWhen, anyWhen, (one, other) => {
        const a = cover(one)
        const b = cover(other)
        const inA = people(a)
        const inB = people(b)
        expect(people(union(a, b))).toEqual(inA.map((is, i) => is || inB[i]))
        expect(people(intersect(a, b))).toEqual(inA.map((is, i) => is && inB[i]))
        expect(people(without(a, b, vocabulary.universe))).toEqual(inA.map((is, i) => is && !inB[i]))
      }),
    )
  })

  it('holds the same people after tidying, in no more cubes', () => {
    fc.assert(
      fc.property(anyWhen, anyWhen, (one, other) => {
        const loose = [...cover(one), ...cover(other)]
        expect(people(merged(loose))).toEqual(people(loose))
        expect(merged(loose).length).toBeLessThanOrEqual(loose.length)
      }),
    )
  })

  it('given a fact, no longer reads it and answers as for people who have it', () => {
    const size = vocabulary.byId.get('size')!
    fc.assert(
      fc.property(anyWhen, fc.constantFrom('small', 'large'), (when, value) => {
        const rest = cofactor(cover(when), size.index, 1 << size.values.indexOf(value))
        expect(people(rest)).toEqual(everybody.map((fruit) => means(when, { ...fruit, size: value })))
      }),
    )
  })

  it('overlaps another exactly when a possible person is in both', () => {
    fc.assert(
      fc.property(anyWhen, anyWhen, anyWhen, (one, other, invariant) => {
        const shared = everybody.some(
          (fruit) => means(one, fruit) && means(other, fruit) && means(invariant, fruit),
        )
        expect(overlap(cover(one), cover(other), cover(invariant))).toBe(shared)
      }),
    )
  })
})
