// Compares two manifests: which people gain and lose what, over every possible person.
import type { DetailedEffect, Effect } from './effect.ts'
import { intersect, union, without, type Cover, type Cube } from '../conditions/cover.ts'
import { declarationChanges, type DeclarationChange } from './declaration-changes.ts'
import { addressesOf } from './destination-effects.ts'
import { inFull, isSameWhat } from './details.ts'
import { effectsOf, moves, type Move } from './effects.ts'
import type { Resolved } from '../resolve/resolved.ts'
import { lostProtection } from './lost-protection.ts'
import { simplified } from '../conditions/simplified.ts'
import { joint, translator, whatever } from '../conditions/joint-vocabulary.ts'
import type { Vocabulary } from '../conditions/vocabulary.ts'

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
  before: Resolved,
  after: Resolved,
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
  /** A part of a page that only has another name is told under the one it had. */
  const formerly = new Map(declarations.map(({ what, from }) => [what, from]))
  const asFormerly = (effect: DetailedEffect): DetailedEffect => {
    const from = effect.is.kind === 'page-part' ? formerly.get(effect.declared ?? '') : undefined
    if (effect.is.kind !== 'page-part' || from === undefined) return effect
    const is = { ...effect.is, id: from.slice(from.lastIndexOf('/') + 1) }
    return { ...effect, is, subject: `${from} on ${is.route}` }
  }
  const changes = new Map<string, Group>()
  const people = createPeople(possible, universe)
  for (const [i, ofOld] of old.kinds.entries()) {
    const [before, after] = [bySubject(ofOld()), bySubject(now.kinds[i]!().map(asFormerly))]
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

/** Effects by subject; of one subject, no two have the same words and details. */
function bySubject(effects: readonly DetailedEffect[]): ReadonlyMap<string, readonly DetailedEffect[]> {
  const all = new Map<string, DetailedEffect[]>()
  for (const effect of effects) {
    const beside = all.get(effect.subject)
    const same = beside?.findIndex((each) => isSameEffect(each, effect)) ?? -1
    if (!beside) all.set(effect.subject, [effect])
    else if (same < 0) beside.push(effect)
    else beside[same] = { ...beside[same]!, people: union(beside[same]!.people, effect.people) }
  }
  return all
}

/** Do both say the same, in every detail? */
function isSameEffect(one: DetailedEffect, other: DetailedEffect): boolean {
  if (!isSameWhat(one, other)) return false
  const [names, others] = [Object.keys(one.details), Object.keys(other.details)]
  return names.length === others.length && names.every((name) => one.details[name] === other.details[name])
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
