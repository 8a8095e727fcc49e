// Lists the numbers and content lists that a person's view needs. The shell fetches only those.
import type { Manifest } from '#manifest/manifest.ts'
import type { Person } from './person.ts'
import { shownItems, shownMenus, type ShownItem } from './resolve-items.ts'
import { evaluatorFor } from './evaluate.ts'

/** A number or a content list, by the name that the portal's definition gives it. The session already has the names of people. */
export type FetchedValue = `number ${string}` | `list ${string}`

/** The values behind the badges and lists that this person sees. */
export function neededValues(manifest: Manifest, person: Person): ReadonlySet<FetchedValue> {
  const { header, footer, badges } = manifest
  const evaluate = evaluatorFor(manifest, person)
  const { navigation, tabBar, details } = shownMenus(manifest, evaluate)
  const needed = new Set<FetchedValue>()
  const addBadge = (id: string | undefined) => {
    const badge = id === undefined ? undefined : badges[id]
    if (badge) needed.add(`number ${badge.value}`)
  }
  const add = ({ item, children }: ShownItem) => {
    if (item.target.kind === 'each') needed.add(`list ${item.target.source}`)
    addBadge(item.badge)
    children.forEach(add)
  }
  if (header.messages && evaluate(header.messages.when) === 'yes') addBadge(header.messages.badge)
  for (const menu of [navigation, tabBar, details]) if (menu) shownItems(menu.items, evaluate).forEach(add)
  for (const { items } of footer?.groups ?? []) shownItems(items, evaluate).forEach(add)
  return needed
}
