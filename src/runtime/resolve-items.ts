// Which entries of a menu does this person see?
import type { Item, Manifest } from '../manifest/manifest.ts'
import { entryOf, outside, type Entry } from './entries.ts'
import type { Verdict } from './verdict.ts'
import type { Values, ViewItem } from './view.ts'

/** What the answer depends on, besides the items. */
export interface Asked {
  badges: Manifest['badges']
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
        : entryOf(item, asked.badges)
    if (entry) shown.push(answer === 'pending' ? held(entry) : entry)
  }
  return shown
}

function group(item: Item, children: readonly Entry[]): Entry | undefined {
  if (children.length === 0) return undefined
  const plain: ViewItem = { ...outside(item), does: { kind: 'group' } }
  if (isReady(children)) return { ...plain, children }
  const fill = fillIn(children)
  return (values) => ({ ...plain, children: fill(values) })
}

const held = (entry: Entry): Entry =>
  typeof entry === 'function'
    ? (values) => ({ ...entry(values), pending: true })
    : { ...entry, pending: true }

/** Does none of them wait for the values? */
export const isReady = (entries: readonly Entry[]): entries is readonly ViewItem[] =>
  entries.every((entry) => typeof entry !== 'function')

/** Completes entries with the values. Where none needs any, every answer is the same list. */
export function fillIn(entries: readonly Entry[]): (values: Values) => readonly ViewItem[] {
  if (isReady(entries)) return () => entries
  const waiting = entries.flatMap((entry, index) => (typeof entry === 'function' ? [{ index, entry }] : []))
  const none: ViewItem = { id: '', label: '', does: { kind: 'group' } }
  const ready = entries.map((entry) => (typeof entry === 'function' ? none : entry))
  return (values) => {
    const items = ready.slice()
    for (let i = 0; i < waiting.length; i++) {
      const { index, entry } = waiting[i]!
      items[index] = entry(values)
    }
    return items
  }
}
