// Decides which menus, and which of their items, a person sees. Only facts decide it.
import type { Context, Item, Manifest, Menu } from '../manifest/manifest.ts'
import type { Evaluate } from './evaluate.ts'

/** The menus around a screen, by position. */
export interface ShownMenus {
  /** Undefined while more than one context is possible. */
  context: Context | undefined
  navigation: Menu | undefined
  tabBar: Menu | undefined
  /** The menu in the side panel. */
  details: Menu | undefined
}

export function shownMenus({ contexts, menus, header }: Manifest, evaluate: Evaluate): ShownMenus {
  const isShown = ({ when }: { when: number }) => evaluate(when) === 'yes'
  const menuOf = (id: string) => {
    const menu = menus[id]
    return menu && isShown(menu) ? menu : undefined
  }
  const first = contexts.find(({ when }) => evaluate(when) !== 'no')
  const context = first && isShown(first) ? first : undefined
  return {
    context,
    navigation: context?.shows.kind === 'menu' ? menuOf(context.shows.menu) : undefined,
    tabBar: menuOf('tab-bar'),
    details: isShown(header.panel) ? menuOf(header.panel.details) : undefined,
  }
}

/** An item that this person sees. */
export interface ShownItem {
  item: Item
  /** A shown group has at least one child; other items have none. */
  children: readonly ShownItem[]
}

/** The items in order, without empty groups, and without items whose condition does not hold or is not decided yet. */
export function shownItems(items: readonly Item[], evaluate: Evaluate): ShownItem[] {
  return items.flatMap((item) => {
    if (evaluate(item.when) !== 'yes') return []
    if (item.target.kind !== 'group') return { item, children: [] }
    const children = shownItems(item.target.children, evaluate)
    return children.length > 0 ? { item, children } : []
  })
}
