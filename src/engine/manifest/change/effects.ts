// Lists all effects of a manifest with the people who have them, and the lists whose order shows. diff.ts compares them: every
// object of the compiled manifest becomes an effect.
import type { DetailedEffect } from './effect.ts'
import { intersect, NOBODY, union, type Cover } from '../conditions/cover.ts'
import type { Resolved } from '../resolve/resolved.ts'
import { destinationEffects } from './destination-effects.ts'
import {
  conditionEffects,
  configEffects,
  offerEffects,
  orderEffects,
  pageEffects,
  partsOnRoutes,
} from './other-effects.ts'
import { compiledObjectsOf, type List } from './compiled-objects.ts'
import { compiledPath, createObjectEffects } from './object-effects.ts'

export interface Effects {
  /** Kinds of effects, none with a subject of another kind: compared one after another, they need not all be kept. */
  kinds: readonly (() => DetailedEffect[])[]
  /** The lists whose order people see, with their names and members. */
  lists: { name: string; members: { id: string; people: Cover }[] }[]
}

/** All effects, also those of people who open these addresses. */
export function effectsOf(resolved: Resolved, addresses: ReadonlyMap<string, string>): Effects {
  const { objects, lists, propertiesOf } = compiledObjectsOf(resolved)
  const ofObjects = objects.map(createObjectEffects(resolved))
  const inLists = new Set(lists.flatMap(({ members }) => members.map(({ path }) => path)))
  const effectByPath = new Map(
    objects.flatMap(({ path }, i) => {
      const effect = inLists.has(path) ? ofObjects[i] : undefined
      return effect ? [[path, effect] as const] : []
    }),
  )
  const pages = pageEffects(resolved)
  return {
    kinds: [
      () => ofObjects.flatMap((effect) => effect ?? []),
      () => conditionEffects(resolved),
      () => destinationEffects(resolved, addresses, propertiesOf),
      () => offerEffects(resolved),
      () => orderEffects(resolved),
      () => pages,
      () => configEffects(resolved),
    ],
    lists: [...listsWithOrder(resolved, lists, effectByPath), ...listsOfPages(resolved, pages)],
  }
}

/** Lists whose whole order is visible. The order of first-match lists shows in other effects. */
function listsWithOrder(
  resolved: Resolved,
  lists: readonly List[],
  effectByPath: ReadonlyMap<string, DetailedEffect>,
): Effects['lists'] {
  const showOne = new Set(
    resolved.surfaces
      .filter(({ showsOne }) => showsOne)
      .flatMap((surface) => surface.elements(resolved).map(compiledPath)),
  )
  return lists.flatMap(({ path, members }) => {
    const first = members[0]
    const effect = first && effectByPath.get(first.path)
    if (
      !effect ||
      members.some((member) => showOne.has(member.path)) ||
      (effect.is.kind !== 'entry' && effect.is.kind !== 'has')
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

/** Sections and questions, as they follow one another on the page of a route. */
function listsOfPages(resolved: Resolved, effects: readonly DetailedEffect[]): Effects['lists'] {
  const members = partsOnRoutes(resolved).map(({ route, part: { kind, id } }, i) => ({
    name: `the ${kind}s of ${route.id}`,
    ...{ id, people: effects[i]!.people },
  }))
  return [...Map.groupBy(members, ({ name }) => name)].map(([name, of]) => ({ name, members: of }))
}

export interface Move {
  menu: string
  /** Ids of the members that both manifests have, in their order. */
  before: string[]
  after: string[]
  /** Who sees two of them in another order. */
  people: Cover
}

/** The lists in which two members are in another order for somebody who sees both. */
export function moves(
  before: Effects['lists'],
  after: Effects['lists'],
  among: (had: Cover, has: Cover) => Cover,
): Move[] {
  const now = new Map(after.map((list) => [list.name, list.members]))
  return before.flatMap(({ name, members }) => {
    const others = now.get(name) ?? []
    const place = new Map(others.map(({ id }, i) => [id, i]))
    const both = members.filter(({ id }) => place.has(id))
    const kept = new Set(both.map(({ id }) => id))
    const is = others.filter(({ id }) => kept.has(id))
    const ids = (all: typeof both) => all.map(({ id }) => id)
    if (ids(both).join() === ids(is).join()) return []
    let people: Cover = NOBODY
    for (const [i, first] of both.entries())
      for (const second of both.slice(i + 1)) {
        const [a, b] = [place.get(first.id)!, place.get(second.id)!]
        if (a > b) people = union(people, among(seeBoth(first, second), seeBoth(others[a]!, others[b]!)))
      }
    return people.length > 0 ? [{ menu: name, before: ids(both), after: ids(is), people }] : []
  })
}

const seeBoth = (one: { people: Cover }, other: { people: Cover }) => intersect(one.people, other.people)
