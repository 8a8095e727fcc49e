// Lists all effects of a manifest with the people who have them. diff.ts compares these lists.
// Every object of the compiled manifest becomes an effect.
import type { DetailedEffect } from './effect.ts'
import { intersect, union, type Cover } from '../conditions/cover.ts'
import type { Linked } from '../link/linked.ts'
import { conditionSites, peopleWhoMeet } from '../prove/condition-sites.ts'
import { peopleWhoSee } from '../surfaces/surface.ts'
import { destinationEffects } from './destination-effects.ts'
import { factEffects, figureEffects, indexingEffects, wordEffects } from './fact-effects.ts'
import { offerEffects } from './link-effects.ts'
import { compiledObjectsOf, type List } from './compiled-objects.ts'
import { compiledPath, createObjectEffects, placeOf } from './object-effects.ts'

/** Effects by subject; of one subject, no two have the same words and details. */
export type BySubject = ReadonlyMap<string, readonly DetailedEffect[]>

export interface Effects {
  /** Kinds of effects, none with a subject of another kind: compared one after another, they need not all be kept. */
  kinds: readonly (() => BySubject)[]
  /** The lists whose order people see, with their names and members. */
  lists: { name: string; members: { id: string; people: Cover }[] }[]
}

/** All effects, also those of people who open these addresses. */
export function effectsOf(linked: Linked, addresses: ReadonlyMap<string, string>): Effects {
  const { objects, lists, propertiesOf } = compiledObjectsOf(linked)
  const ofObjects = objects.map(createObjectEffects(linked))
  const inLists = new Set(lists.flatMap(({ members }) => members.map(({ path }) => path)))
  const effectByPath = new Map(
    objects.flatMap(({ path }, i) => {
      const effect = inLists.has(path) ? ofObjects[i] : undefined
      return effect ? [[path, effect] as const] : []
    }),
  )
  return {
    kinds: [
      () => bySubject(ofObjects.flatMap((effect) => effect ?? [])),
      () => bySubject(conditionEffects(linked)),
      () => bySubject(destinationEffects(linked, addresses, propertiesOf)),
      () => bySubject(offerEffects(linked)),
      () => bySubject(orderEffects(linked)),
      () =>
        bySubject([
          ...figureEffects(linked),
          ...indexingEffects(linked),
          ...wordEffects(linked),
          ...factEffects(linked),
        ]),
    ],
    lists: listsWithOrder(linked, lists, effectByPath),
  }
}

function bySubject(effects: readonly DetailedEffect[]): BySubject {
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
export function isSameEffect(one: DetailedEffect, other: DetailedEffect): boolean {
  if (one.what !== other.what) return false
  const [names, others] = [Object.keys(one.details), Object.keys(other.details)]
  return names.length === others.length && names.every((name) => one.details[name] === other.details[name])
}

/** People who meet a condition see an element or a part of a screen. */
const conditionEffects = (linked: Linked): DetailedEffect[] =>
  conditionSites(linked).flatMap((site): DetailedEffect[] => {
    const { path, effect: what, position, sentence } = site
    if (what === undefined || sentence) return []
    const people = peopleWhoMeet(linked, site)
    return [
      {
        subject: `condition ${path}`,
        what,
        kind: 'condition',
        at: placeOf(site),
        people,
        position,
        details: {},
      },
    ]
  })

/** For surfaces that show only one of several elements: which comes first. */
const orderEffects = (linked: Linked): DetailedEffect[] =>
  linked.surfaces
    .filter(({ showsOne }) => showsOne)
    .flatMap((surface) => {
      const elements = surface.elements(linked)
      return elements.flatMap((earlier, i) =>
        elements.slice(i + 1).map((later): DetailedEffect => {
          const what = `meets ${earlier.title} before ${later.title}`
          const people = intersect(peopleWhoSee(earlier), peopleWhoSee(later))
          return { subject: what, what, kind: 'order', people, position: later.position, details: {} }
        }),
      )
    })

/** Lists whose whole order is visible. The order of first-match lists shows in other effects. */
function listsWithOrder(
  linked: Linked,
  lists: readonly List[],
  effectByPath: ReadonlyMap<string, DetailedEffect>,
): Effects['lists'] {
  const showOne = new Set(
    linked.surfaces
      .filter(({ showsOne }) => showsOne)
      .flatMap((surface) => surface.elements(linked).map(compiledPath)),
  )
  return lists.flatMap(({ path, members }) => {
    const first = members[0]
    const effect = first && effectByPath.get(first.path)
    if (
      !effect ||
      members.some((member) => showOne.has(member.path)) ||
      ['context', 'condition'].includes(effect.kind)
    )
      return []
    const { name } = effect
    return [
      {
        name: name === undefined ? path : name.slice(0, name.lastIndexOf('/')),
        members: members.flatMap((member) => {
          const people = effectByPath.get(member.path)?.people
          return people ? [{ id: member.id, people }] : []
        }),
      },
    ]
  })
}
