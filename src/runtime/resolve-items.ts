// Which entries of a menu does this person see, with which badges and lists?
import type { Item, Manifest } from '../manifest/manifest.ts'
import type { Person } from './person.ts'
import { verdict } from './verdict.ts'
import type { ContentList, ListEntry, Values, ViewBadge, ViewItem } from './view.ts'

/** Entries in order; hidden ones left out, and groups in which nothing is shown. */
export function resolveItems(
  manifest: Manifest,
  items: readonly Item[],
  person: Person,
  values: Values,
  pending: 'hide' | 'hold' = 'hide',
): ViewItem[] {
  const shown: ViewItem[] = []
  for (const item of items) {
    const answer = item.when === 0 ? 'shown' : verdict(manifest, item.when, person)
    if (answer === 'hidden' || (answer === 'pending' && pending === 'hide')) continue
    const resolved = resolveItem(manifest, item, person, values, pending)
    if (resolved) shown.push(answer === 'pending' ? { ...resolved, pending: true } : resolved)
  }
  return shown
}

// Entries without a number, list or children look the same for everybody who sees them.
const plainItems = new WeakMap<Item, ViewItem>()

function resolveItem(
  manifest: Manifest,
  item: Item,
  person: Person,
  values: Values,
  pending: 'hide' | 'hold',
): ViewItem | undefined {
  const { target } = item
  if (target.kind === 'group') {
    const children = resolveItems(manifest, target.children, person, values, pending)
    return children.length === 0 ? undefined : { ...outside(item), does: { kind: 'group' }, children }
  }
  if (target.kind === 'each') {
    return {
      ...outside(item),
      does: { kind: 'group' },
      ...listed(target, values.lists[target.source] ?? { state: 'loading' }),
    }
  }
  if (target.kind === 'slot' && target.slot === 'username')
    return { ...outside(item), label: values.userName, does: target }
  const badge = item.badge === undefined ? undefined : resolveBadge(manifest, item.badge, values)
  if (badge) return { ...outside(item), does: target, badge }
  let plain = plainItems.get(item)
  if (!plain) plainItems.set(item, (plain = { ...outside(item), does: target }))
  return plain
}

function outside({ id, label, description, icon }: Item): Omit<ViewItem, 'does'> {
  return {
    id,
    label,
    ...(description === undefined ? {} : { description }),
    ...(icon === undefined ? {} : { icon }),
  }
}

/** The badge at this moment; none at 0. */
export function resolveBadge(manifest: Manifest, id: string, values: Values): ViewBadge | undefined {
  const badge = manifest.badges[id]
  const count = badge ? values[badge.value] : 0
  if (!badge || count <= 0) return undefined
  const text = badge.cap !== undefined && count > badge.cap ? `${badge.cap}+` : String(count)
  return { text, announce: count === 1 ? badge.one : badge.other.replace('{count}', String(count)) }
}

type Each = Extract<Item['target'], { kind: 'each' }>

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
