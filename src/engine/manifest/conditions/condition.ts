// Compiles a written condition (`when`) to the cover of the people who meet it, and reports what it cannot read.
import { complement, EVERYBODY, intersect, literal, NOBODY, union, type Cover } from './cover.ts'
import { nearest } from '../problem.ts'
import { escapePointer } from '../read/pointer.ts'
import type { When } from '../read/types.gen.ts'
import type { Vocabulary } from './vocabulary.ts'

export interface ConditionResolver {
  vocabulary: Vocabulary
  /** Cover of a shared condition; undefined when there is none of that name or it refers to itself. */
  shared(name: string): Cover | undefined
  sharedNames: readonly string[]
  /** Called for every fact and shared condition that is read; `pointer` is relative to the condition. */
  onReference(kind: 'fact' | 'condition', name: string, pointer: string): void
  /** Called for every branch of an `anyOf`, with the people who meet it and the rest of the condition. */
  onBranch?(pointer: string, people: Cover): void
  /** Called for every name or value that cannot be read; `pointer` is relative to the condition. */
  onUnknownName(pointer: string, message: string, hint: string | undefined): void
}

/** Everybody, if no condition is written; a written one that everybody meets is another cover. */
export const UNCONDITIONAL: Cover = [[]]

/** The people who meet this condition. Unknown names and values are reported and count as "nobody". */
export function coverOf(when: When | undefined, resolver: ConditionResolver, pointer = ''): Cover {
  if (when === undefined || Object.keys(when).length === 0) return UNCONDITIONAL
  const { anyOf, ...others } = when
  let cover: Cover = EVERYBODY
  for (const [key, value] of Object.entries(others)) {
    cover = intersect(cover, clause(key, value, resolver, `${pointer}/${escapePointer(key)}`))
  }
  if (anyOf === undefined) return cover
  const branches = (anyOf as When[]).map((each, i) => {
    const at = `${pointer}/anyOf/${i}`
    const branch = intersect(cover, coverOf(each, resolver, at))
    resolver.onBranch?.(at, branch)
    return branch
  })
  return union(...branches)
}

function clause(key: string, value: unknown, resolver: ConditionResolver, pointer: string): Cover {
  const { universe } = resolver.vocabulary
  if (key === 'not') return complement(coverOf(value as When, resolver, pointer), universe)
  if (key === 'allOf') {
    return (value as When[]).reduce<Cover>(
      (all, each, i) => intersect(all, coverOf(each, resolver, `${pointer}/${i}`)),
      EVERYBODY,
    )
  }
  if (key === 'is') return shared(value as string | string[], resolver, pointer)
  return factIs(key, value, resolver, pointer)
}

function shared(value: string | string[], resolver: ConditionResolver, pointer: string): Cover {
  return [value].flat().reduce<Cover>((all, name, i) => {
    resolver.onReference('condition', name, Array.isArray(value) ? `${pointer}/${i}` : pointer)
    const cover = resolver.shared(name)
    if (cover === undefined) {
      resolver.onUnknownName(
        pointer,
        `No shared condition is called "${name}", so nobody would meet this.`,
        didYouMean(name, resolver.sharedNames),
      )
      return NOBODY
    }
    return intersect(all, cover)
  }, EVERYBODY)
}

function factIs(id: string, value: unknown, resolver: ConditionResolver, pointer: string): Cover {
  resolver.onReference('fact', id, pointer)
  const fact = resolver.vocabulary.byId.get(id)
  if (!fact) {
    resolver.onUnknownName(
      `${pointer}#key`,
      `No fact is called "${id}", so nobody would meet this.`,
      didYouMean(id, [...resolver.vocabulary.byId.keys(), 'not', 'anyOf', 'allOf', 'is']),
    )
    return NOBODY
  }
  let mask = 0
  for (const [i, each] of [value].flat().entries()) {
    const index = fact.values.indexOf(String(each))
    if (index < 0) {
      resolver.onUnknownName(
        Array.isArray(value) ? `${pointer}/${i}` : pointer,
        `"${String(each)}" is not a value of the fact "${id}", so nobody would meet this.`,
        didYouMean(String(each), fact.values) ?? `Its values are ${fact.values.join(', ')}.`,
      )
    } else mask |= 1 << index
  }
  return mask === resolver.vocabulary.universe[fact.index] ? EVERYBODY : literal(fact.index, mask)
}

/** "Did you mean …?" when a known name is similar. */
export function didYouMean(name: string, known: Iterable<string>): string | undefined {
  const near = nearest(name, known)
  return near === undefined ? undefined : `Did you mean "${near}"?`
}
