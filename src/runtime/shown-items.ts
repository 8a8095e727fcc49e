// Decides which menus, and which of their items, a person sees. Only facts decide it.
import type { Context, Item, Manifest, Menu } from '../manifest/manifest.ts'
import type { AnswerTo } from './answer.ts'

/** The menus around a screen, by position. */
export interface ShownMenus {
  /** Undefined while more than one context is possible. */
  context: Context | undefined
  navigation: Menu | undefined
  tabBar: Menu | undefined
  /** The menu in the side panel. */
  details: Menu | undefined
}

export function shownMenus({ contexts, menus, header }: Manifest, answerTo: AnswerTo): ShownMenus {
  const isShown = ({ when }: { when: number }) => answerTo(when) === 'yes'
  const menuOf = (id: string) => {
    const menu = menus[id]
    return menu && isShown(menu) ? menu : undefined
  }
  const first = contexts.find(({ when }) => answerTo(when) !== 'no')
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

/** The items in order, without empty groups and items that are hidden or may be. */
export function shownItems(items: readonly Item[], answerTo: AnswerTo): ShownItem[] {
  return items.flatMap((item) => {
    if (answerTo(item.when) !== 'yes') return []
    if (item.target.kind !== 'group') return { item, children: [] }
    const children = shownItems(item.target.children, answerTo)
    return children.length > 0 ? { item, children } : []
  })
}
