// Links menus and every other tree of items: targets resolved, `use` expanded, labels filled in.
import type { LinkedItem, LinkedMenu, LinkedTarget } from './linked.ts'
import type { Scope } from './scope.ts'
import type { CommandName, IconName, SlotName, SourceName } from './supplied.ts'
import type { Item, LinksFile, MenuFile } from './types.gen.ts'
import { EVERYBODY, intersect, NOBODY, type Cover } from './cover.ts'

/** What items need besides names: titles for labels, admissions for hiding, other menus for `use`. */
export interface ItemWorld {
  titleOf(route: string): string
  descriptionOf(route: string): string | undefined
  links: LinksFile['links']
  admits(route: string): Cover
  menus: ReadonlyMap<string, Scope>
}

export function linkMenu(scope: Scope, world: ItemWorld): LinkedMenu {
  const menu = scope.file.value as MenuFile
  return {
    id: menu.id,
    label: menu.label,
    when: scope.cover(menu.when, '/when'),
    pending: menu.pending ?? 'hide',
    items: linkItems(menu.items, scope, '/items', world),
    note: menu.note,
    place: scope.place(''),
  }
}

/** The entries of one list, in order; ids are unique in it. */
export function linkItems(
  items: readonly Item[],
  scope: Scope,
  pointer: string,
  world: ItemWorld,
  under: readonly string[] = [],
): LinkedItem[] {
  const seen = new Set<string>()
  return items.map((item, i) => {
    const at = `${pointer}/${i}`
    if (seen.has(item.id))
      scope.report(
        `${at}/id`,
        'duplicate',
        `Two entries here are called "${item.id}", so one could not be told from the other.`,
        'Rename one.',
      )
    seen.add(item.id)
    return linkItem(item, scope, at, world, under)
  })
}

const KINDS = ['to', 'link', 'command', 'slot', 'children', 'use', 'each'] as const

function linkItem(
  item: Item,
  scope: Scope,
  pointer: string,
  world: ItemWorld,
  under: readonly string[],
): LinkedItem {
  const kinds = KINDS.filter((kind) => item[kind] !== undefined)
  const isCommandThenPlace = kinds.length === 2 && item.command !== undefined && item.to !== undefined
  if (kinds.length !== 1 && !isCommandThenPlace) {
    scope.report(
      pointer,
      'structure',
      `Entry "${item.id}" says ${kinds.length === 0 ? 'nothing' : kinds.join(' and ')}, so it is not clear what it does.`,
      `Write exactly one of ${KINDS.join(', ')}.`,
    )
  }
  if (item.badge !== undefined) scope.knows('badge', item.badge, `${pointer}/badge`)
  if (item.icon !== undefined) scope.knows('icon', item.icon, `${pointer}/icon`)
  const when = scope.cover(item.when, `${pointer}/when`)
  const { target, open } = targetOf(item, scope, pointer, world, under)
  return {
    id: item.id,
    label: labelOf(item, world),
    description:
      item.description ??
      (item.to !== undefined
        ? world.descriptionOf(item.to)
        : item.link !== undefined
          ? world.links[item.link]?.description
          : undefined),
    icon: item.icon as IconName | undefined,
    badge: item.badge,
    target,
    when,
    shown: item['closed-door'] === undefined ? intersect(when, open) : when,
    closedDoor: item['closed-door'],
    note: item.note,
    place: scope.place(pointer),
  }
}

function labelOf(item: Item, world: ItemWorld): string {
  if (item.label !== undefined) return item.label
  if (item.to !== undefined) return world.titleOf(item.to)
  return item.link === undefined ? '' : (world.links[item.link]?.label ?? '')
}

/** What an entry does, and the people to whom that is open. */
function targetOf(
  item: Item,
  scope: Scope,
  pointer: string,
  world: ItemWorld,
  under: readonly string[],
): { target: LinkedTarget; open: Cover } {
  if (item.command !== undefined) {
    scope.knows('command', item.command, `${pointer}/command`)
    const onward =
      item.to !== undefined && scope.knows('route', item.to, `${pointer}/to`) ? item.to : undefined
    return {
      target: { kind: 'command', command: item.command as CommandName, onward },
      open: onward === undefined ? EVERYBODY : world.admits(onward),
    }
  }
  if (item.to !== undefined) {
    const open = scope.knows('route', item.to, `${pointer}/to`) ? world.admits(item.to) : NOBODY
    return { target: { kind: 'route', route: item.to, params: item.params ?? {} }, open }
  }
  if (item.link !== undefined) {
    scope.knows('link', item.link, `${pointer}/link`)
    return { target: { kind: 'link', link: item.link }, open: EVERYBODY }
  }
  if (item.slot !== undefined) {
    scope.knows('slot', item.slot, `${pointer}/slot`)
    return { target: { kind: 'slot', slot: item.slot as SlotName }, open: EVERYBODY }
  }
  if (item.each) {
    const { source, to, param, empty, failed } = item.each
    scope.knows('source', source, `${pointer}/each/source`)
    const open = scope.knows('route', to, `${pointer}/each/to`) ? world.admits(to) : NOBODY
    return {
      target: {
        kind: 'each',
        source: source as SourceName,
        route: to,
        param,
        hideProperty: item.each['hide-property'],
        empty,
        failed,
      },
      open,
    }
  }
  return {
    target: { kind: 'group', children: childrenOf(item, scope, pointer, world, under) },
    open: EVERYBODY,
  }
}

function childrenOf(
  item: Item,
  scope: Scope,
  pointer: string,
  world: ItemWorld,
  under: readonly string[],
): LinkedItem[] {
  if (item.use === undefined)
    return linkItems(item.children ?? [], scope, `${pointer}/children`, world, under)
  const [menuId = '', itemId] = item.use.split('/')
  if (under.includes(item.use)) {
    scope.report(
      `${pointer}/use`,
      'cyclic',
      `"${item.use}" takes its entries from itself, so the menu would never end.`,
      'Write the entries out.',
    )
    return []
  }
  const other = world.menus.get(menuId)
  if (!other) {
    scope.knows('menu', menuId, `${pointer}/use`)
    return []
  }
  const items = (other.file.value as MenuFile).items
  const index = itemId === undefined ? -1 : items.findIndex(({ id }) => id === itemId)
  const group = items[index]
  if (itemId !== undefined && !group?.children) {
    scope.report(
      `${pointer}/use`,
      'unknown-name',
      `Menu "${menuId}" has no group "${itemId}", so this group would be empty.`,
      `Its groups: ${items
        .filter(({ children }) => children)
        .map(({ id }) => id)
        .join(', ')}.`,
    )
    return []
  }
  const taken = linkItems(
    group?.children ?? items,
    other,
    group ? `/items/${index}/children` : '/items',
    world,
    [...under, item.use],
  )
  for (const [i, id] of (item.except ?? []).entries()) {
    if (!taken.some((each) => each.id === id))
      scope.report(
        `${pointer}/except/${i}`,
        'unknown-name',
        `"${item.use}" has no entry "${id}" to leave out.`,
        `Its entries: ${taken.map((each) => each.id).join(', ')}.`,
      )
  }
  return taken.filter(({ id }) => !item.except?.includes(id))
}
