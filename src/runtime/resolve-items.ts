// Which entries of a menu does this person see?
import type { Item } from '../manifest/manifest.ts'
import { outside, type Entry } from './entries.ts'
import type { Verdict } from './verdict.ts'
import type { ViewItem } from './view.ts'
import { around, listOf } from './waiting.ts'

/** What the answer depends on, besides the items. */
export interface Asked {
  entryOf(item: Item): Entry
  verdictOf(condition: number): Verdict
}

/** What is done with an entry while it is not known whether it is shown. */
export type Pending = 'hide' | 'hold'

/** Entries in order; hidden ones left out, and groups in which nothing is shown. */
export function resolveItems(asked: Asked, items: readonly Item[], pending: Pending = 'hide'): Entry[] {
  const shown: Entry[] = []
  for (const item of items) {
    const answer = item.when === 0 ? 'shown' : asked.verdictOf(item.when)
    if (answer === 'hidden' || (answer === 'pending' && pending === 'hide')) continue
    const { target } = item
    const entry =
      target.kind === 'group'
        ? group(item, resolveItems(asked, target.children, pending))
        : asked.entryOf(item)
    if (entry) shown.push(answer === 'pending' ? held(entry) : entry)
  }
  return shown
}

function group(item: Item, entries: readonly Entry[]): Entry | undefined {
  if (entries.length === 0) return undefined
  const plain: ViewItem = { ...outside(item), does: { kind: 'group' }, children: [] }
  return around(listOf(entries), (children) => ({ ...plain, children }))
}

const held = (entry: Entry): Entry => around(entry, (shown) => ({ ...shown, pending: true }))
