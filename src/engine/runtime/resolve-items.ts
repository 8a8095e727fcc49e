// Which menus and entries a person sees, by facts alone, and how they read: badges, names and content lists filled in.
import type { Badge, Context, Item, Manifest, Menu, Target } from '#manifest/manifest.ts'
import { fill } from '#manifest/paths.ts'
import { sentence } from './sentence.ts'
import type { Evaluate } from './evaluate.ts'
import type { ViewBadge, ViewItem, ViewMenu } from '#manifest/surfaces/view.ts'
import type { ListEntry, Values } from './values.ts'

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
    details: header.panel && isShown(header.panel) ? menuOf(header.panel.details) : undefined,
  }
}

/** The surfaces that the view has as they are compiled, by name. */
export const frameOf = (manifest: Manifest): Record<string, object | undefined> =>
  Object.fromEntries(manifest.frame.map((name) => [name, manifest[name as keyof Manifest] as object]))

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

/** For entries that show no number, name or list. */
export const EMPTY_VALUES: Values = { numbers: {}, userName: '', activeName: '', lists: {} }

/** What resolveItems needs in addition to the items. */
export interface ResolveInputs {
  badges: Manifest['badges']
  evaluate: Evaluate
  values: Values
}

export const resolveMenu = ({ label, items }: Menu, inputs: ResolveInputs): ViewMenu => ({
  label,
  items: resolveItems(items, inputs),
})

export const resolveItems = (items: readonly Item[], inputs: ResolveInputs): ViewItem[] =>
  shownItems(items, inputs.evaluate).map((shown) => viewItem(shown, inputs))

function viewItem({ item, children }: ShownItem, inputs: ResolveInputs): ViewItem {
  const { id, label, description, icon, target } = item
  const { badges, values } = inputs
  const isUserName = target.kind === 'slot' && target.slot === 'username'
  const reason = item.unavailable && sentence(item.unavailable, inputs.evaluate, {})
  const badge = item.badge === undefined ? undefined : viewBadge(badges[item.badge], values)
  return {
    id,
    label: isUserName ? values.userName : label,
    ...(description === undefined ? {} : { description }),
    ...(icon === undefined ? {} : { icon }),
    ...(target.kind === 'group'
      ? { target: { kind: 'group' }, children: children.map((child) => viewItem(child, inputs)) }
      : target.kind === 'each'
        ? listGroup(target, values)
        : { target }),
    ...(badge ? { badge } : {}),
    ...(reason ? { unavailable: reason } : {}),
  }
}

/** The badge with its number; undefined at 0. */
export function viewBadge(badge: Badge | undefined, values: Values): ViewBadge | undefined {
  if (!badge) return undefined
  const { cap = Infinity, one, other } = badge
  const count = values.numbers[badge.value] ?? 0
  if (count <= 0) return undefined
  return {
    text: count > cap ? `${cap}+` : String(count),
    announce: count === 1 ? one : other.replace('{count}', String(count)),
  }
}

type Each = Extract<Target, { kind: 'each' }>

/** A group with the entries of a content list, or a message when there are none. */
function listGroup(each: Each, { lists }: Values): Pick<ViewItem, 'target' | 'children' | 'message'> {
  const list = lists[each.source] ?? { state: 'loading' }
  const children = list.state === 'ready' ? listEntries(each, list.entries) : []
  if (children.length > 0) return { target: { kind: 'group' }, children }
  const message = { loading: '…', failed: each.failed, ready: each.empty }[list.state]
  return { target: { kind: 'group' }, children, message }
}

function listEntries(each: Each, entries: readonly ListEntry[]): ViewItem[] {
  return entries
    .filter(
      ({ trueProperties }) => each.hideProperty === undefined || !trueProperties?.includes(each.hideProperty),
    )
    .map((entry) => {
      const path = entry.path.replace(/^\/+/, '')
      const href = fill(each.href, { [each.param]: path })
      const children = listEntries(each, entry.children ?? [])
      return {
        id: path,
        label: entry.label,
        target: { kind: 'route', href },
        ...(children.length > 0 ? { children } : {}),
      }
    })
}
