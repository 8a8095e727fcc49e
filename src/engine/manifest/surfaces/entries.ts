// The elements of all surfaces, and every entry in them with the people who see it.
import { union, type Cover } from '../conditions/cover.ts'
import { createIntern, intersectOnce } from '../conditions/partition.ts'
import type { Resolved, ResolvedItem } from '../resolve/resolved.ts'
import { peopleWhoSee, type SurfaceElement } from './surface.ts'

/** An entry at one path, "menu/group/item"; an item that two menus include is two entries. */
export interface Entry {
  path: string
  item: ResolvedItem
  /** People who see the element or group around the entry. */
  audience: Cover
  /** Those of them who see the entry. */
  people: Cover
}

export const elementsOf: (resolved: Resolved) => readonly SurfaceElement[] = memoizeByManifest((resolved) =>
  resolved.surfaces.flatMap((surface) => surface.elements(resolved)),
)

export const entriesOf: (resolved: Resolved) => readonly Entry[] = memoizeByManifest((resolved) => {
  const intern = createIntern()
  return elementsOf(resolved).flatMap((element) =>
    entriesIn(element.items ?? [], element.path, peopleWhoSee(element), intern),
  )
})

/** Kept for each manifest: checks, diff and inspector ask many times. */
export function memoizeByManifest<T>(of: (resolved: Resolved) => T): (resolved: Resolved) => T {
  const known = new WeakMap<Resolved, T>()
  return (resolved) => {
    const entries = known.get(resolved) ?? of(resolved)
    known.set(resolved, entries)
    return entries
  }
}

function entriesIn(
  items: readonly ResolvedItem[],
  path: string,
  audience: Cover,
  intern: (cover: Cover) => Cover,
): Entry[] {
  return items.flatMap((item) => {
    const people = intern(intersectOnce(audience, item.shown))
    const entry: Entry = { path: `${path}/${item.id}`, item, audience, people }
    if (item.target.kind !== 'group') return [entry]
    const inside = entriesIn(item.target.children, entry.path, people, intern)
    // A group is shown while one of its entries is.
    const direct = inside.filter(({ path: at }) => !at.slice(entry.path.length + 1).includes('/'))
    return [{ ...entry, people: union(...direct.map((each) => each.people)) }, ...inside]
  })
}

/** The people who see at least one of these entries. */
export const peopleWithEntry = (items: readonly ResolvedItem[]): Cover =>
  items.flatMap(({ target, shown }) =>
    target.kind === 'group' ? intersectOnce(shown, peopleWithEntry(target.children)) : shown,
  )

/** The element of this path, if it has a condition: "panel", a menu, a dialog. */
export const conditionalElement = (resolved: Resolved, path: string): SurfaceElement | undefined =>
  elementsOf(resolved).find((element) => element.path === path && element.when !== undefined)
