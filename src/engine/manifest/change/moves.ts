// Finds the lists in which something moved.
import { intersect, NOBODY, union, type Cover } from '../conditions/cover.ts'
import type { Effects } from './effects.ts'

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
