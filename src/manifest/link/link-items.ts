// Links lists of items: fills in labels, and includes what `use` names.
import { linkSentences } from './link-sentences.ts'
import { linkTarget } from './link-target.ts'
import type { LinkedItem } from './linked.ts'
import type { Scope } from './scope.ts'
import type { IconName } from '../supplied.ts'
import type { Item, LinksFile, MenuFile } from '../read/types.gen.ts'
import { intersect, type Cover } from '../conditions/cover.ts'

/** What linking items needs besides names: titles for labels, admissions to hide links, other menus for `use`. */
export interface ItemContext {
  titleOf(route: string): string
  descriptionOf(route: string): string | undefined
  links: LinksFile['links']
  admits(route: string): Cover
  menus: ReadonlyMap<string, Scope>
  /** Path whose parameters can be carried over; for menus, checkMenuParams looks at that. */
  from: string | undefined
}

/** The entries of one list, in order; ids are unique in it. */
export function linkItems(
  items: readonly Item[],
  scope: Scope,
  pointer: string,
  context: ItemContext,
  under: readonly string[] = [],
): LinkedItem[] {
  const seen = new Set<string>()
  return items.map((item, i) => {
    const at = `${pointer}/${i}`
    if (seen.has(item.id))
      scope.report(
        `${at}/id`,
        'duplicate',
        `Two entries here are called "${item.id}", so nothing could tell them apart.`,
        'Rename one.',
      )
    seen.add(item.id)
    return linkItem(item, scope, at, context, under)
  })
}

const KINDS = ['to', 'link', 'command', 'slot', 'children', 'use', 'each'] as const

function linkItem(
  item: Item,
  scope: Scope,
  pointer: string,
  context: ItemContext,
  under: readonly string[],
): LinkedItem {
  const kinds = KINDS.filter((kind) => item[kind] !== undefined)
  const isCommandThenRoute = kinds.length === 2 && item.command !== undefined && item.to !== undefined
  if (kinds.length !== 1 && !isCommandThenRoute) {
    scope.report(
      pointer,
      'structure',
      `Entry "${item.id}" says ${kinds.length === 0 ? 'nothing' : kinds.join(' and ')}, so it is not clear what it does.`,
      `Write exactly one of ${KINDS.join(', ')}.`,
    )
  }
  if (item.badge !== undefined) scope.requireName('badge', item.badge, `${pointer}/badge`)
  if (item.icon !== undefined) scope.requireName('icon', item.icon, `${pointer}/icon`)
  const when = scope.cover(item.when, `${pointer}/when`)
  const { target, admitted } = linkTarget(item, scope, pointer, context, () =>
    childrenOf(item, scope, pointer, context, under),
  )
  return {
    id: item.id,
    label: labelOf(item, context),
    description:
      item.description ??
      (item.to !== undefined
        ? context.descriptionOf(item.to)
        : item.link !== undefined
          ? context.links[item.link]?.description
          : undefined),
    icon: item.icon as IconName | undefined,
    badge: item.badge,
    unavailable: linkSentences(item.unavailable ?? [], scope, `${pointer}/unavailable`),
    target,
    when,
    shown: item['turns-away'] === undefined ? intersect(when, admitted) : when,
    turnsAway: item['turns-away'],
    note: item.note,
    position: scope.position(pointer),
  }
}

function labelOf(item: Item, context: ItemContext): string {
  if (item.label !== undefined) return item.label
  if (item.to !== undefined) return context.titleOf(item.to)
  return item.link === undefined ? '' : (context.links[item.link]?.label ?? '')
}

function childrenOf(
  item: Item,
  scope: Scope,
  pointer: string,
  context: ItemContext,
  under: readonly string[],
): LinkedItem[] {
  if (item.use === undefined)
    return linkItems(item.children ?? [], scope, `${pointer}/children`, context, under)
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
  const other = context.menus.get(menuId)
  if (!other) {
    scope.requireName('menu', menuId, `${pointer}/use`)
    return []
  }
  scope.recordReference('entry', item.use, `${pointer}/use`)
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
    context,
    [...under, item.use],
  )
  for (const [i, id] of (item.except ?? []).entries()) {
    scope.recordReference('entry', `${item.use}/${id}`, `${pointer}/except/${i}`)
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
