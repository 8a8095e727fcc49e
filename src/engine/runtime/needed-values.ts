// Lists the numbers and content lists that a person's view needs. The shell fetches only those.
import type { Item, Manifest } from '#manifest/manifest.ts'
import type { Person } from './person.ts'
import { frameOf, shownItems, shownMenus, type ShownItem } from './resolve-items.ts'
import { evaluatorFor } from './evaluate.ts'

/** A number or a content list, by the name that the portal's definition gives it. The session already has the names of people. */
export type FetchedValue = `number ${string}` | `list ${string}`

/** The values behind the badges and lists that this person sees. */
export function neededValues(manifest: Manifest, person: Person): ReadonlySet<FetchedValue> {
  const { header, badges } = manifest
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
  const addPart = (part: unknown, key = ''): void => {
    if (key === 'items') shownItems(part as readonly Item[], evaluate).forEach(add)
    else if (key === 'badge') addBadge(part as string)
    else if (typeof part === 'object' && part !== null) {
      const { when = 0 } = part as { when?: number }
      if (evaluate(when) === 'yes') for (const [name, each] of Object.entries(part)) addPart(each, name)
    }
  }
  addPart([header, navigation, tabBar, details, frameOf(manifest)])
  return needed
}
