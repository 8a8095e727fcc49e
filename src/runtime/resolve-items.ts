// Which entries of a menu does this person see?
import type { Item, Manifest } from '../manifest/manifest.ts'
import { entryOf, outside, type Entry } from './entries.ts'
import type { Verdict } from './verdict.ts'
import type { Values, ViewItem } from './view.ts'

/** What the answer depends on, besides the items. */
export interface Asked {
  manifest: Pick<Manifest, 'badges'>
  verdictOf(condition: number): Verdict
}

/** Shows the items once the values are there. */
export type Items = (values: Values) => readonly ViewItem[]

/** Entries in order; hidden ones left out, and groups in which nothing is shown. Undefined when nothing is left. */
export function resolveItems(asked: Asked, items: readonly Item[], pending: 'hide' | 'hold' = 'hide'): Items | undefined {
  const shown: Entry[] = []
  for (const item of items) {
    const answer = item.when === 0 ? 'shown' : asked.verdictOf(item.when)
    if (answer === 'hidden' || (answer === 'pending' && pending === 'hide')) continue
    const entry = item.target.kind === 'group' ? group(asked, item, item.target.children, pending) : entryOf(item, asked.manifest.badges)
    if (entry) shown.push(answer === 'pending' ? held(entry) : entry)
  }
  return shown.length === 0 ? undefined : fillIn(shown)
}

function group(asked: Asked, item: Item, children: readonly Item[], pending: 'hide' | 'hold'): Entry | undefined {
  const items = resolveItems(asked, children, pending)
  if (!items) return undefined
  const plain: ViewItem = { ...outside(item), does: { kind: 'group' } }
  const { ready } = items
}
