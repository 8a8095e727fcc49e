// Every entry of every surface with the people who see it: context and not the earlier ones, menu, ancestors, own condition.
import { complement, intersect, NOBODY, union, type Cover } from './cover.ts'
import type { Linked, LinkedItem } from './linked.ts'

/** An entry where it stands. `path` is "menu/group/item". */
export interface Seen {
  path: string
  item: LinkedItem
  /** People who see what is around the entry. */
  around: Cover
  /** People who see the entry: those around it who meet its own truth. */
  people: Cover
}

/** How an entry's own truth is judged: with links hidden from people whom their target turns away, or as written. */
export type Judged = 'shown' | 'when'

/** People whose navigation context is this one: they meet it and none before it. */
export function peopleOf({ contexts, vocabulary, legal }: Linked, id: string): Cover {
  let left = legal
  for (const context of contexts) {
    if (context.id === id) return intersect(left, context.when)
    left = intersect(left, complement(context.when, vocabulary.universe))
  }
  return NOBODY
}

/** People around the entries of each menu. */
export function menuPeople(linked: Linked): Map<string, Cover> {
  const { contexts, header, menus, legal } = linked
  const people = new Map<string, Cover>()
  const add = (menu: string, more: Cover) => people.set(menu, union(people.get(menu) ?? NOBODY, more))
  for (const { id, shows } of contexts) if (shows.kind === 'menu') add(shows.menu, peopleOf(linked, id))
  add(header.panel.details, intersect(legal, header.panel.when))
  if (menus.has('tab-bar')) add('tab-bar', legal)
  for (const [id, menu] of menus) people.set(id, intersect(people.get(id) ?? NOBODY, menu.when))
  return people
}

/** Every entry of the menus, the footer, the cards and the dialogs. */
export function seenItems(linked: Linked, judged: Judged = 'shown'): Seen[] {
  const around = menuPeople(linked)
  return [
    ...[...linked.menus].flatMap(([id, menu]) => walk(menu.items, id, around.get(id) ?? NOBODY, judged)),
    ...linked.footer.groups.flatMap(({ id, items }) => walk(items, `footer/${id}`, linked.legal, judged)),
    ...[...linked.cards].flatMap(([id, { actions }]) => walk(actions, `cards/${id}`, linked.legal, judged)),
    ...linked.dialogs.flatMap(({ id, when, actions }) =>
      walk(actions, `dialogs/${id}`, intersect(linked.legal, when), judged),
    ),
  ]
}

function walk(items: readonly LinkedItem[], path: string, around: Cover, judged: Judged): Seen[] {
  return items.flatMap((item) => {
    const people = intersect(around, item[judged])
    const seen: Seen = { path: `${path}/${item.id}`, item, around, people }
    if (item.target.kind !== 'group') return [seen]
    const inside = walk(item.target.children, seen.path, people, judged)
    // A group is shown while one of its entries is.
    const direct = inside.filter(({ path: at }) => !at.slice(seen.path.length + 1).includes('/'))
    return [{ ...seen, people: union(...direct.map((each) => each.people)) }, ...inside]
  })
}

/** People who see a surface that is no menu entry; undefined for a name there is not. */
export function surfacePeople(linked: Linked, name: string): Cover | undefined {
  const { header, banner, legal } = linked
  const panel = intersect(legal, header.panel.when)
  const surfaces: Record<string, Cover> = {
    'messages-icon': intersect(legal, header.messages.when),
    'user-icon': intersect(legal, header.userIcon.when),
    panel,
    back: intersect(panel, header.panel.back.when),
    picker: intersect(panel, header.panel.picker.when),
    banner: intersect(legal, banner.when),
    'tab-bar': menuPeople(linked).get('tab-bar') ?? NOBODY,
  }
  return surfaces[name]
}
