// What an entry with `use` takes from another menu: the whole of it or one group, without those that `except` names.
import type { Item, MenuFile } from '../read/types.gen.ts'
import type { ResolvedItem } from './resolved.ts'
import type { Scope } from './scope.ts'

/** The entries that `use` names ("header" or "header/more"), and where they are; undefined, and reported, if there are none. */
export function findUsed(
  use: string,
  scope: Scope,
  pointer: string,
  menus: ReadonlyMap<string, Scope>,
  under: readonly string[],
): { items: readonly Item[]; scope: Scope; pointer: string } | undefined {
  const [menuId = '', groupId] = use.split('/')
  if (under.includes(use)) {
    scope.report(
      pointer,
      'cyclic',
      `"${use}" takes its entries from itself, so the menu would never end.`,
      'Write the entries out.',
    )
    return undefined
  }
  const menu = menus.get(menuId)
  if (!menu) {
    scope.requireName('menu', menuId, pointer)
    return undefined
  }
  scope.recordReference('entry', use, pointer)
  const { items } = menu.file.value as MenuFile
  if (groupId === undefined) return { items, scope: menu, pointer: '/items' }
  const index = items.findIndex(({ id }) => id === groupId)
  const children = items[index]?.children
  if (children) return { items: children, scope: menu, pointer: `/items/${index}/children` }
  const groups = items.filter((item) => item.children).map(({ id }) => id)
  scope.report(
    pointer,
    'unknown-name',
    `Menu "${menuId}" has no group "${groupId}", so this group would be empty.`,
    `Its groups: ${groups.join(', ')}.`,
  )
  return undefined
}

/** The entries that `except` leaves; reports each name in it that none of them has. */
export function withoutExcepted(
  items: readonly ResolvedItem[],
  use: string,
  except: readonly string[],
  scope: Scope,
  pointer: string,
): ResolvedItem[] {
  for (const [i, id] of except.entries()) {
    scope.recordReference('entry', `${use}/${id}`, `${pointer}/${i}`)
    if (!items.some((item) => item.id === id))
      scope.report(
        `${pointer}/${i}`,
        'unknown-name',
        `"${use}" has no entry "${id}" to leave out.`,
        `Its entries: ${items.map((item) => item.id).join(', ')}.`,
      )
  }
  return items.filter(({ id }) => !except.includes(id))
}
