// Decides which menus, and which of their items, a person sees. Only facts decide it.
import type { Context, Item, Manifest, Menu } from '../manifest/manifest.ts'
import type { VerdictOf } from './verdict.ts'

/** The menus around a screen, by position. */
export interface ShownMenus {
  /** Undefined while more than one context is possible. */
  context: Context | undefined
  navigation: Menu | undefined
  tabBar: Menu | undefined
  /** The menu in the side panel. */
  details: Menu | undefined
}

export function shownMenus({ contexts, menus, header }: Manifest, verdictOf: VerdictOf): ShownMenus {
  const isShown = ({ when }: { when: number }) => verdictOf(when) === 'shown'
  const menuOf = (id: string) => {
    const menu = menus[id]
    return menu && isShown(menu) ? menu : undefined
  }
  const first = contexts.find(({ when }) => verdictOf(when) !== 'hidden')
  const context = first && isShown(first) ? first : undefined
  return {
    context,
    navigation: context?.shows.kind === 'menu' ? menuOf(context.shows.menu) : undefined,
    tabBar: menuOf('tab-bar'),
    details: isShown(header.panel) ? menuOf(header.panel.details) : undefined,
  }
}

/** An item that this person sees, or may see once more facts are known. */
export interface ShownItem {
  item: Item
  isPending: boolean
  /** A shown group has at least one child; other items have none. */
  children: readonly ShownItem[]
}

/** The items in order, without hidden items and empty groups. */
export function shownItems(
  items: readonly Item[],
  verdictOf: VerdictOf,
  pending: Menu['pending'] = 'hide',
): ShownItem[] {
  return items.flatMap((item) => {
    const verdict = verdictOf(item.when)
    if (verdict === 'hidden' || (verdict === 'pending' && pending === 'hide')) return []
    const isPending = verdict === 'pending'
    if (item.target.kind !== 'group') return { item, isPending, children: [] }
    const children = shownItems(item.target.children, verdictOf, pending)
    return children.length > 0 ? { item, isPending, children } : []
  })
}
