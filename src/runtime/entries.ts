// What stands in a menu, as far as it does not depend on numbers, names and lists: those are filled in later.
import type { Badge, Item, Manifest, Target } from '../manifest/manifest.ts'
import type { ListEntry, ViewBadge, ViewItem } from './view.ts'

import { kept, type Waiting } from './waiting.ts'

/** An entry that is the same for everybody who sees it, or one that the values complete. */
export type Entry = Waiting<ViewItem>

/** The entry of an item that is no group. It does not depend on the person: it is made once. */
export function makeEntries(badges: Manifest['badges']): (item: Item) => Entry {
  const made = new Map<Item, Entry>()
  return (item) => {
    let entry = made.get(item)
    if (!entry) made.set(item, (entry = makeEntry(item, badges)))
    return entry
  }
}

function makeEntry(item: Item, badges: Manifest['badges']): Entry {
  const { target } = item
  if (target.kind === 'group') throw new Error(`"${item.id}" is a group: its entries depend on the person`)
  if (target.kind === 'each') return listEntry(item, target)
  const plain: ViewItem = { ...outside(item), does: target }
  if (target.kind === 'slot' && target.slot === 'username')
    return kept(
      ({ userName }) => userName,
      (label) => ({ ...plain, label }),
    )
  const badge = item.badge === undefined ? undefined : badges[item.badge]
  if (!badge) return plain
  const badgeAt = badgeOf(badge)
  return kept(
    (values) => values[badge.value],
    (count) => {
      const shown = badgeAt(count)
      return shown ? { ...plain, badge: shown } : plain
    },
  )
}

/** What every entry has: name, description, icon. */
export function outside({ id, label, description, icon }: Item): Omit<ViewItem, 'does'> {
  return {
    id,
    label,
    ...(description === undefined ? {} : { description }),
    ...(icon === undefined ? {} : { icon }),
  }
}

/** The badge for a number; none at 0. */
export function badgeOf({ cap = Infinity, one, other }: Badge): (count: number) => ViewBadge | undefined {
  const [before = '', after = ''] = other.split('{count}')
  return (count) =>
    count <= 0
      ? undefined
      : {
          text: count > cap ? `${cap}+` : String(count),
          announce: count === 1 ? one : before + count + after,
        }
}

type Each = Extract<Target, { kind: 'each' }>

/** A group of what a content list holds; made anew only when the list is another. */
function listEntry(item: Item, each: Each): Entry {
  const group = (children: readonly ViewItem[], message?: string): ViewItem => ({
    ...outside(item),
    does: { kind: 'group' },
    children,
    ...(message === undefined ? {} : { message }),
  })
  const loading = group([], '…')
  const failed = group([], each.failed)
  const empty = group([], each.empty)
  const lists = new WeakMap<readonly ListEntry[], ViewItem>()
  return (values) => {
    const list = values.lists[each.source]
    if (!list || list.state === 'loading') return loading
    if (list.state === 'failed') return failed
    if (list.entries.length === 0) return empty
    let shown = lists.get(list.entries)
    if (!shown) {
      const children = entries(each, list.entries)
      lists.set(list.entries, (shown = children.length === 0 ? empty : group(children)))
    }
    return shown
  }
}

function entries(each: Each, list: readonly ListEntry[]): ViewItem[] {
  return list
    .filter(({ hidden }) => each.hideProperty === undefined || !hidden?.includes(each.hideProperty))
    .map((entry) => {
      const path = entry.path.replace(/^\/+/, '')
      const href =
        each.param === '*'
          ? each.href.replace(/\*$/, path)
          : each.href.replace(`:${each.param}`, encodeURIComponent(path))
      const children = entries(each, entry.children ?? [])
      return {
        id: path,
        label: entry.label,
        does: { kind: 'route', route: each.source, href },
        ...(children.length > 0 ? { children } : {}),
      }
    })
}
