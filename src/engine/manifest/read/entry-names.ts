// Lists the paths of entries as claims write them, from files that may be broken: "menu/group/item", "footer/group/item".
import type { ConfigFile } from './config-file.ts'

export type Loose = Record<string, unknown>

export interface EntryNames {
  /** Label, or where it leads, by path; also the elements around the entries: "banner", a menu, a dialog. */
  labels: Map<string, string>
  /** Ids of entries of menus, for `except`. */
  items: Set<string>
  /** Menus and their groups, for `use`, with their labels. */
  used: Map<string, string>
}

/** The elements of header.json and banner.json that have a condition. */
const FRAME = ['messages-icon', 'user-icon', 'panel', 'back', 'picker', 'banner']

const listOf = (value: unknown): Loose[] => (Array.isArray(value) ? (value as Loose[]) : [])
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

export function entryNames(files: readonly ConfigFile[]): EntryNames {
  const valueOf = (file: string) => (files.find((each) => each.file === file)?.value ?? {}) as Loose
  const menus = new Map(
    files
      .filter(({ file }) => file.startsWith('config/menus/'))
      .map(({ value }) => [textOf((value as Loose).id), value as Loose]),
  )
  const labels = new Map(FRAME.map((path) => [path, 'around the page']))
  const items = new Set<string>()
  const used = new Map<string, string>()

  /** Entries of a list with what `use` brings; `under` stops cycles. */
  function childrenOf(item: Loose, under: readonly string[]): Loose[] {
    const name = textOf(item.use)
    if (name === '' || under.includes(name)) return listOf(item.children)
    const [menu = '', group] = name.split('/')
    const all = listOf(menus.get(menu)?.items)
    const taken = group === undefined ? all : listOf(all.find(({ id }) => id === group)?.children)
    return taken.filter(({ id }) => !listOf(item.except).includes(id as never))
  }
  function visit(list: readonly Loose[], path: string, under: readonly string[] = []): void {
    for (const item of list) {
      const own = `${path}/${textOf(item.id)}`
      labels.set(own, whatItSays(item))
      visit(childrenOf(item, under), own, [...under, textOf(item.use)])
    }
  }

  for (const [id, menu] of menus) {
    labels.set(id, `the menu “${textOf(menu.label)}”`)
    used.set(id, textOf(menu.label))
    visit(listOf(menu.items), id)
    for (const item of listOf(menu.items)) {
      if (item.children) used.set(`${id}/${textOf(item.id)}`, textOf(item.label))
      for (const each of [item, ...listOf(item.children)]) items.add(textOf(each.id))
    }
  }
  for (const group of listOf(valueOf('config/footer.json').groups))
    visit(listOf(group.items), `footer/${textOf(group.id)}`)
  for (const [id, card] of Object.entries(
    (valueOf('config/cards.json').cards ?? {}) as Record<string, Loose>,
  ))
    visit(listOf(card.actions), `cards/${id}`)
  for (const dialog of listOf(valueOf('config/dialogs.json').dialogs)) {
    labels.set(`dialogs/${textOf(dialog.id)}`, 'a dialog')
    visit(listOf(dialog.actions), `dialogs/${textOf(dialog.id)}`)
  }
  return { labels, items, used }
}

/** “Messages” → messages */
function whatItSays(item: Loose): string {
  const each = (item.each ?? {}) as Loose
  const leads = [item.to, item.link, item.command, item.slot, each.source].map(textOf).find(Boolean)
  const label = item.label === undefined ? '' : `“${textOf(item.label)}”`
  return [label, leads === undefined ? '' : `→ ${leads}`].filter(Boolean).join(' ')
}
