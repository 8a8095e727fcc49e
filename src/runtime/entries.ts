// What stands in a menu, as far as it does not depend on numbers, names and lists: those are filled in later.
import type { Badge, Item, Manifest, Target } from '../manifest/manifest.ts'
import type { ContentList, ListEntry, Values, ViewBadge, ViewItem } from './view.ts'

/** An entry that is the same for everybody who sees it, or one that the values complete. */
export type Entry = ViewItem | ((values: Values) => ViewItem)

// An entry that is no group does not depend on the person: it is made once.
const made = new WeakMap<Item, Entry>()

/** The entry of an item that is no group. */
export function entryOf(item: Item, badges: Manifest['badges']): Entry {
  const known = made.get(item)
  if (known) return known
  const entry = makeEntry(item, badges)
  made.set(item, entry)
  return entry
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

/** Makes something anew only when what it shows is another. */
export function kept<Shown, Made>(
  read: (values: Values) => Shown,
  make: (shown: Shown) => Made,
): (values: Values) => Made {
  let last: { shown: Shown; made: Made } | undefined
  return (values) => {
    const shown = read(values)
    if (!last || last.shown !== shown) last = { shown, made: make(shown) }
    return last.made
  }
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
  const make = (list: ContentList): ViewItem => ({
    ...outside(item),
    does: { kind: 'group' },
    ...listed(each, list),
  })
  const loading = make({ state: 'loading' })
  const lists = new WeakMap<ContentList, ViewItem>()
  return (values) => {
    const list = values.lists[each.source]
    if (!list) return loading
    let group = lists.get(list)
    if (!group) lists.set(list, (group = make(list)))
    return group
  }
}

function listed(each: Each, list: ContentList): { children: ViewItem[]; message?: string } {
  if (list.state === 'loading') return { children: [], message: '…' }
  if (list.state === 'failed') return { children: [], message: each.failed }
  const children = entries(each, list.entries)
  return children.length === 0 ? { children, message: each.empty } : { children }
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
