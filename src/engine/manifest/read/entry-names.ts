// Lists the paths of entries as claims write them, from files that may be broken: "menu/group/item", "footer/group/item".
import { surfaces } from '../surfaces/all.ts'
import type { ConfigFile } from './config-file.ts'

export type Loose = Record<string, unknown>

export interface EntryNames {
  /** Label, or where it leads, by path; also the elements around the entries, as menus and dialogs. */
  labels: Map<string, string>
  /** Ids of entries of menus, for `except`. */
  items: Set<string>
  /** Menus and their groups, for `use`, with their labels. */
  used: Map<string, string>
}

const listOf = (value: unknown): Loose[] => (Array.isArray(value) ? (value as Loose[]) : [])
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The elements of a list or a map, by their ids. */
const elementsIn = (value: unknown): [string, Loose][] =>
  Array.isArray(value)
    ? listOf(value).map((each) => [textOf(each.id), each])
    : Object.entries((value ?? {}) as Record<string, Loose>)

export function entryNames(files: readonly ConfigFile[]): EntryNames {
  const valueOf = (file: string) => (files.find((each) => each.file === file)?.value ?? {}) as Loose
  const menus = new Map(
    files
      .filter(({ file }) => file.startsWith('config/menus/'))
      .map(({ value }) => [textOf((value as Loose).id), value as Loose]),
  )
  const labels = new Map(
    surfaces.flatMap(({ written }) => written?.conditional ?? []).map((path) => [path, 'around the page']),
  )
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
  for (const { name, written } of surfaces) {
    if (!written?.list) continue
    const { at, entries, kind, isConditional } = written.list
    for (const [id, element] of elementsIn(valueOf(`config/${name}.json`)[at])) {
      if (isConditional) labels.set(`${name}/${id}`, `a ${kind}`)
      visit(listOf(element[entries]), `${name}/${id}`)
    }
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
