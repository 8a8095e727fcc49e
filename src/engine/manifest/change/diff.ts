// Compares two manifests: which people gain and lose what, over every possible person.
import type { DetailedEffect, Effect } from './effect.ts'
import { intersect, union, without, type Cover, type Cube } from '../conditions/cover.ts'
import { declarationChanges, type DeclarationChange } from './declaration-changes.ts'
import { addressesOf } from './destination-effects.ts'
import { inFull } from './details.ts'
import { effectsOf, isSameEffect } from './effects.ts'
import type { Linked } from '../link/linked.ts'
import { lostProtection } from './lost-protection.ts'
import { moves, type Move } from './moves.ts'
import { simplified } from '../conditions/simplified.ts'
import { createVocabulary, type Fact, type Vocabulary } from '../conditions/vocabulary.ts'

/** People who gain and lose the same things. */
export interface Group {
  /** Short exact condition, over the facts of both manifests. */
  people: Cover
  gains: Effect[]
  loses: Effect[]
}

export interface Difference {
  /** Facts of both manifests. */
  vocabulary: Vocabulary
  /** People possible before and after. */
  possible: Cover
  /** People who are possible in only one of the manifests. */
  newlyPossible: Cover
  noLongerPossible: Cover
  groups: Group[]
  /** Order of entries and groups that both show: menus in which something moved. */
  moved: Move[]
  /** What no claim protects any more. */
  unprotected: string[]
  /** What is declared differently: the cause. */
  declarations: DeclarationChange[]
}

/** True when the same people are possible, see the same and arrive at the same destinations. */
export const isWithoutEffect = ({ groups, moved, newlyPossible, noLongerPossible }: Difference): boolean =>
  [groups, moved, newlyPossible, noLongerPossible].every((each) => each.length === 0)

/** Compares two manifests; `declarations` if it is known already what they declare differently. */
export function difference(
  before: Linked,
  after: Linked,
  declarations: DeclarationChange[] = declarationChanges(before, after),
): Difference {
  const vocabulary = joint(before.vocabulary, after.vocabulary)
  const { universe } = vocabulary
  const was = translator(before.vocabulary, vocabulary)
  const is = translator(after.vocabulary, vocabulary)
  const [possibleBefore, possibleAfter] = [was(before.possible), is(after.possible)]
  const isSamePossible = isSame(possibleBefore, possibleAfter)
  const possible = isSamePossible ? possibleAfter : intersect(possibleBefore, possibleAfter)
  const addresses = addressesOf(before, after)
  const old = effectsOf(before, addresses)
  const now = effectsOf(after, addresses)
  const changes = new Map<string, Group>()
  const people = createPeople(possible, universe)
  for (const [i, ofOld] of old.kinds.entries()) {
    const [before, after] = [ofOld(), now.kinds[i]!()]
    for (const [subject, had] of before) compare(had, after.get(subject) ?? [])
    for (const [subject, has] of after) if (!before.has(subject)) compare([], has)
  }

  /** The effects of one subject. */
  function compare(had: readonly DetailedEffect[], has: readonly DetailedEffect[]) {
    for (const lost of had) {
      const kept = has.find((each) => isSameEffect(each, lost))
      const [those, these] = [was(lost.people), is(kept?.people ?? [])]
      if (isSamePossible && isSame(those, these)) continue
      note(people(these, those), 'gains', kept, had)
      note(people(those, these), 'loses', lost, has)
    }
    for (const gained of has)
      if (!had.some((each) => isSameEffect(each, gained)))
        note(people(is(gained.people), []), 'gains', gained, had)
  }

  function note(
    group: Named | undefined,
    how: 'gains' | 'loses',
    effect: DetailedEffect | undefined,
    others: readonly DetailedEffect[],
  ) {
    if (!group || !effect) return
    const known = changes.get(group.name) ?? { people: group.people, gains: [], loses: [] }
    known[how].push(inFull(effect, others))
    changes.set(group.name, known)
  }

  const anyone = union(possibleBefore, possibleAfter)
  const onlyIn = (these: Cover, those: Cover) => simplified(without(these, those, universe), anyone, universe)

  return {
    vocabulary,
    possible,
    newlyPossible: isSamePossible
      ? []
      : onlyIn(possibleAfter, whatever(possibleBefore, after.vocabulary, vocabulary)),
    noLongerPossible: isSamePossible
      ? []
      : onlyIn(possibleBefore, whatever(possibleAfter, before.vocabulary, vocabulary)),
    groups: [...changes.values()],
    moved: moves(old.lists, now.lists, (had, has) => intersect(possible, intersect(was(had), is(has)))).map(
      (move) => ({ ...move, people: simplified(move.people, possible, universe) }),
    ),
    unprotected: lostProtection(before, after, { possible, vocabulary, was, is }),
    declarations,
  }
}

/** A short exact condition, and the same for everything whose people are the same. */
interface Named {
  people: Cover
  name: string
}

/** The possible people among these who are not among those; undefined if there are none. Each pair is worked out once. */
function createPeople(possible: Cover, universe: Vocabulary['universe']) {
  const known = new Map<string, Named | undefined>()
  const shortened = new Map<string, Named>()
  const named = (people: Cover): Named => {
    const short = simplified(people, possible, universe)
    return { people: short, name: JSON.stringify(short.map(String).toSorted()) }
  }
  return (these: Cover, those: Cover): Named | undefined => {
    const key = JSON.stringify([these, those])
    if (known.has(key)) return known.get(key)
    const people = intersect(possible, without(these, those, universe))
    const text = JSON.stringify(people)
    const group = people.length === 0 ? undefined : (shortened.get(text) ?? named(people))
    if (group) shortened.set(text, group)
    known.set(key, group)
    return group
  }
}

const isSame = (a: Cover, b: Cover): boolean =>
  a === b || (a.length === b.length && a.every((cube, i) => isSameCube(cube, b[i]!)))

const isSameCube = (a: Cube, b: Cube): boolean =>
  a === b || (a.length === b.length && a.every((mask, i) => mask === b[i]))

/** A vocabulary with the facts and values of both. */
function joint(a: Vocabulary, b: Vocabulary): Vocabulary {
  const ids = [...new Set([...b.byId.keys(), ...a.byId.keys()])]
  return createVocabulary(
    ids.map((id) => {
      const [one, other] = [b.byId.get(id), a.byId.get(id)]
      const values = [...new Set([...(one?.values ?? []), ...(other?.values ?? [])])]
      return {
        id,
        description: (one ?? other)!.description,
        values: Object.fromEntries(values.map((value) => [value, value])),
      }
    }),
  )
}

/** The same people in another vocabulary; nobody has the values that only the other one has. */
export function translator(from: Vocabulary, to: Vocabulary): (cover: Cover) => Cover {
  if (from.facts.map(textOf).join() === to.facts.map(textOf).join()) return (cover) => cover
  return (cover) => translate(cover, from, to)
}

function translate(cover: Cover, from: Vocabulary, to: Vocabulary): Cover {
  const own: number[] = []
  for (const fact of from.facts) {
    const target = to.byId.get(fact.id)!
    const known = fact.values.reduce((mask, value) => mask | (1 << target.values.indexOf(value)), 0)
    if (known !== to.universe[target.index]) own.push(target.index, known)
  }
  const moved = cover.map((cube): Cube => {
    const pairs: [number, number][] = []
    for (let i = 0; i < cube.length; i += 2) {
      const fact = from.facts[cube[i]!]!
      const target = to.byId.get(fact.id)!
      const mask = fact.values.reduce(
        (bits, value, bit) => (cube[i + 1]! & (1 << bit) ? bits | (1 << target.values.indexOf(value)) : bits),
        0,
      )
      pairs.push([target.index, mask])
    }
    return pairs.toSorted((a, b) => a[0] - b[0]).flat()
  })
  return own.length === 0 ? moved : intersect(moved, [sortedCube(own)])
}

/** These people, whatever their values of facts that the other manifest does not know. */
const whatever = (cover: Cover, known: Vocabulary, { facts }: Vocabulary): Cover =>
  cover.map((cube) => cube.filter((_, i) => known.byId.has(facts[cube[i - (i % 2)]!]!.id)))

const textOf = ({ id, values }: Fact) => `${id} ${values.join(' ')}`

const sortedCube = (cube: readonly number[]): Cube => {
  const pairs = Array.from({ length: cube.length / 2 }, (_, i) => [cube[2 * i]!, cube[2 * i + 1]!] as const)
  return pairs.toSorted((a, b) => a[0] - b[0]).flat()
}
