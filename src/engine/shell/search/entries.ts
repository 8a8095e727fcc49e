// What the search can find: entries of the portal view, and what the portal's definition adds. Pure.
import type { PortalView } from '#manifest/surfaces/all.ts'
import type { ViewItem } from '#manifest/surfaces/view.ts'

/** A group of the results. */
export interface Group {
  /** 'page', 'action', or a name that the portal's definition gives. */
  kind: string
  heading: string
  /** Only for who has typed something, because there are too many. */
  isOnlyForText?: boolean
}

/** The groups in their order: pages, what few there are of, actions, and what is only for a text. */
export const groupsOf = (found: readonly Group[]): Group[] => [
  { kind: 'page', heading: 'Pages' },
  ...found.filter(({ isOnlyForText }) => !isOnlyForText),
  { kind: 'action', heading: 'Actions' },
  ...found.filter(({ isOnlyForText }) => isOnlyForText),
]

export interface SearchEntry {
  id: string
  kind: string
  label: string
  /** Shown next to the label; searched too. */
  detail: string
  /** Searched, not shown. */
  words?: string
  /** Not among what there is before something is typed. */
  isOnlyForText?: boolean
  /** Opens it without its page; false or an error where it could not. */
  open?: () => Promise<boolean>
  target: Extract<ViewItem['target'], { kind: 'route' | 'external' | 'command' }>
}

/** The entries of this person's menus, panel and footer that can be opened; the view has none that this person may not open. */
export function entriesOfView({ navigation, tabBar, panel, footer }: PortalView): SearchEntry[] {
  const menus = [
    ...(navigation.kind === 'menu' ? navigation.menu.items : []),
    ...(tabBar?.items ?? []),
    ...(panel?.details?.items ?? []),
    ...(footer?.groups ?? []).flatMap(({ items }) => items),
  ]
  const { back, picker, help, logOut } = panel ?? {}
  const change = picker && { label: picker.label, command: 'open-picker' }
  const commands = [back, change, help, logOut].filter((each) => each !== undefined)
  const all = [
    ...menus.flatMap((item) => entriesOfItem(item, '')),
    ...commands.map(({ label, command }) => entry('action', label, '', { kind: 'command', command })),
  ]
  return all.filter(({ id }, place) => all.findIndex((each) => each.id === id) === place)
}

function entriesOfItem(item: ViewItem, group: string): SearchEntry[] {
  const { label, description = '', target, children = [] } = item
  const inside = children.flatMap((child) => entriesOfItem(child, label))
  const detail = [group, description].filter(Boolean).join(' · ')
  if (item.unavailable !== undefined) return inside
  if (target.kind === 'route' || target.kind === 'external')
    return [entry('page', label, detail, target), ...inside]
  if (target.kind === 'command') return [entry('action', label, detail, target), ...inside]
  return inside
}

/** Makes an entry. Its id comes from its target, so two entries with the same target count as one. */
export function entry(
  kind: string,
  label: string,
  detail: string,
  target: SearchEntry['target'],
): SearchEntry {
  const what =
    target.kind === 'route' ? target.href : target.kind === 'external' ? target.link : target.command
  return { id: `${target.kind} ${what}`, kind, label, detail, target }
}

const MOST = 6

/**
 * Entries with every word of the text that says something, by group, best matches first; where there are none, those with
 * nearly the same words, and then those with the most of them.
 */
export function find(entries: readonly SearchEntry[], text: string, groups: readonly Group[]): SearchEntry[] {
  const words = meantBy(text)
  for (const rank of [rankOf, nearRankOf]) {
    const found = ranked(entries, words, groups, rank)
    if (found.length > 0) return found
  }
  const counts = entries.map((each) => words.filter((word) => textOf(each).includes(word)).length)
  const most = Math.max(...counts)
  if (most <= 0) return []
  const best = entries.filter((_, place) => counts[place] === most)
  return ranked(best, words, groups, labelRankOf)
}

const STOP_WORDS = new Set(
  'a an and are at can do does for from have how i in is it me my of on or our please show that the this to was what when where which with you your'.split(
    ' ',
  ),
)

/** Its words without those that every sentence has; all of them where it has no others. */
function meantBy(text: string): string[] {
  const words = wordsIn(text)
  const meant = wordsIn(
    text.toLowerCase().replaceAll(/\b(last|this|next) (year|month)(['’]s)?\b/g, ''),
  ).filter((word) => !STOP_WORDS.has(word))
  return meant.length > 0 ? meant : words
}

type Rank = (entry: SearchEntry, words: readonly string[]) => number

function ranked(
  entries: readonly SearchEntry[],
  words: readonly string[],
  groups: readonly Group[],
  rank: Rank,
): SearchEntry[] {
  return groups.flatMap(({ kind, isOnlyForText }) =>
    entries
      .filter((each) => each.kind === kind && (words.length > 0 || !(isOnlyForText || each.isOnlyForText)))
      .map((each) => ({ each, rank: rank(each, words) }))
      .filter((one) => one.rank < Infinity)
      .toSorted((a, b) => a.rank - b.rank)
      .slice(0, words.length === 0 && kind === 'page' ? undefined : MOST)
      .map(({ each }) => each),
  )
}

const wordsIn = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s,.;:?!]+/)
    .filter(Boolean)

const textOf = ({ label, detail, words = '' }: SearchEntry) => `${label} ${detail} ${words}`.toLowerCase()

/** 0: the label starts with the first word; 1: a word of the label does; 2: every word occurs somewhere; Infinity: no match. */
const rankOf: Rank = (entry, words) => {
  const [name, all] = [entry.label.toLowerCase(), textOf(entry)]
  if (!words.every((word) => all.includes(word))) return Infinity
  const [first = ''] = words
  if (name.startsWith(first)) return 0
  return name.split(/\s+/).some((part) => part.startsWith(first)) ? 1 : 2
}

/** By the word with which the label begins, whichever it is. */
const labelRankOf: Rank = ({ label }, words) => {
  const place = words.findIndex((word) => label.toLowerCase().startsWith(word))
  return place < 0 ? words.length : place
}

/** 0: a word of the label is nearly the first word; 1: every word is nearly somewhere. */
const nearRankOf: Rank = (entry, words) => {
  const isIn = (text: string) => {
    const parts = wordsIn(text)
    return (word: string) => parts.some((part) => part.startsWith(word) || isNearlyStart(word, part))
  }
  if (!words.every(isIn(textOf(entry)))) return Infinity
  return isIn(entry.label)(words[0] ?? '') ? 0 : 1
}

/** Shorter words have too many neighbours. */
const LONG_ENOUGH = 4

/** Is the word the start of the other, but for one letter: wrong, missing, too many, or changed places with its neighbour? */
function isNearlyStart(word: string, other: string): boolean {
  if (word.length < LONG_ENOUGH) return false
  const same = word.split('').findIndex((letter, place) => letter !== other[place])
  if (same < 0) return true
  const rest = word.slice(same)
  const of = other.slice(same)
  const swapped = `${rest[1] ?? ''}${rest[0]!}${rest.slice(2)}`
  return (
    of.slice(1).startsWith(rest.slice(1)) ||
    of.slice(1).startsWith(rest) ||
    of.startsWith(rest.slice(1)) ||
    of.startsWith(swapped)
  )
}
