// Finds the lists in which something moved.
import { intersect, type Cover } from '../conditions/cover.ts'
import type { Effects } from './effects.ts'

export interface Move {
  menu: string
  /** Ids of the members that both manifests have, in their order. */
  before: string[]
  after: string[]
}

/** The lists in which two members are in another order for somebody who sees both. */
export function moves(
  before: Effects['lists'],
  after: Effects['lists'],
  isSomebody: (had: Cover, has: Cover) => boolean,
): Move[] {
  const now = new Map(after.map((list) => [list.name, list.members]))
  return before.flatMap(({ name, members }) => {
    const others = now.get(name) ?? []
    const place = new Map(others.map(({ id }, i) => [id, i]))
    const both = members.filter(({ id }) => place.has(id))
    const kept = new Set(both.map(({ id }) => id))
    const is = others.filter(({ id }) => kept.has(id))
    const isReordered = both.some((first, i) =>
      both.slice(i + 1).some((second) => {
        const [a, b] = [place.get(first.id)!, place.get(second.id)!]
        return a > b && isSomebody(seeBoth(first, second), seeBoth(others[a]!, others[b]!))
      }),
    )
    return isReordered
      ? [{ menu: name, before: both.map(({ id }) => id), after: is.map(({ id }) => id) }]
      : []
  })
}

const seeBoth = (one: { people: Cover }, other: { people: Cover }) => intersect(one.people, other.people)
