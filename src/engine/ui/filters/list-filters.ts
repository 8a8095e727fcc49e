// The filters of a list that the page has whole: what the address asks for, which entries fit, and what is said of them.
// Values that cannot be are left out, each with a sentence that says so. Pure.
import { isDate } from '#base/dates/iso.ts'
import { formatDate, formatShortDate } from '../figures/dates.ts'
import { formatCount } from '../lists/format-count.ts'

export interface Choice {
  id: string
  label: string
}

/** One of some choices. */
export interface ChoiceFilter<Entry> {
  /** In the address. */
  name: string
  label: string
  choices: readonly Choice[]
  /** The id of the choice that this entry belongs to. */
  of: (entry: Entry) => string
  /** What a value is not: "one of these accounts". */
  what: string
}

export interface ListFilters<Entry> {
  /** What the search looks through, in lower case: each word has to occur in it. */
  words: (entry: Entry) => string
  placeholder?: string
  choices: readonly ChoiceFilter<Entry>[]
  /** The ISO day that two dates of the address are held against; without it, there are no such filters. */
  day?: (entry: Entry) => string
}

/** By name: `q`, the name of each choice, and `from` and `to` as ISO dates, both included. */
export type FilterValues = Readonly<Record<string, string>>

export interface FiltersRead {
  values: FilterValues
  /** What the address asks for and does not get, in sentences. */
  ignored: string[]
}

/** The most characters of a search. */
export const SEARCH_MOST = 100

export const dateNames = ['from', 'to'] as const

const namesOf = <Entry>({ choices, day }: ListFilters<Entry>): string[] => [
  ...['q', ...choices.map(({ name }) => name)],
  ...(day ? dateNames : []),
]

/** What changes in the address when there are no filters any more. */
export const cleared = <Entry>(filters: ListFilters<Entry>): Record<string, undefined> =>
  Object.fromEntries(namesOf(filters).map((name) => [name, undefined]))

export function readFilters<Entry>(search: URLSearchParams, filters: ListFilters<Entry>): FiltersRead {
  const ignored: string[] = []
  const given = namesOf(filters).flatMap((name) => {
    const value = search.get(name)?.trim().slice(0, SEARCH_MOST)
    return value ? [[name, value] as const] : []
  })
  const values = Object.fromEntries(
    given.filter(([name, value]) => {
      const what = whatItIsNot(filters, name, value)
      if (what !== undefined) ignored.push(`“${value.slice(0, 40)}” is not ${what}, so we left it out.`)
      return what === undefined
    }),
  )
  const { from, to, ...others } = values
  if (from === undefined || to === undefined || from <= to) return { values, ignored }
  const sentence = `${formatDate(from)} is after ${formatDate(to)}, so we left both out.`
  return { values: others, ignored: [...ignored, sentence] }
}

function whatItIsNot<Entry>(
  { choices }: ListFilters<Entry>,
  name: string,
  value: string,
): string | undefined {
  if ((dateNames as readonly string[]).includes(name)) return isDate(value) ? undefined : 'a date'
  const filter = choices.find((each) => each.name === name)
  return filter?.choices.every(({ id }) => id !== value) ? filter.what : undefined
}

/** The entries that fit every filter, in their order. */
export function entriesThatFit<Entry>(
  entries: readonly Entry[],
  { choices, day, words }: ListFilters<Entry>,
  { q = '', from, to, ...chosen }: FilterValues,
): Entry[] {
  const wanted = q.toLowerCase().split(/\s+/)
  return entries.filter((entry) => {
    const text = words(entry)
    const on = day?.(entry) ?? ''
    return (
      choices.every(({ name, of }) => chosen[name] === undefined || of(entry) === chosen[name]) &&
      (from === undefined || on >= from) &&
      (to === undefined || on <= to) &&
      wanted.every((word) => text.includes(word))
    )
  })
}

/** The filters in force in words, by name. */
export function filtersInWords<Entry>({ choices }: ListFilters<Entry>, values: FilterValues): Choice[] {
  const { q, from, to } = values
  return [
    ...(q === undefined ? [] : [{ id: 'q', label: `“${q}”` }]),
    ...choices.flatMap(({ name, label, choices: all }) => {
      const chosen = all.find(({ id }) => id === values[name])
      return chosen ? [{ id: name, label: `${label}: ${chosen.label}` }] : []
    }),
    ...(from === undefined ? [] : [{ id: 'from', label: `From ${formatShortDate(from)}` }]),
    ...(to === undefined ? [] : [{ id: 'to', label: `Until ${formatShortDate(to)}` }]),
  ]
}

/** "41 documents", or "3 of 41 documents" where filters leave some out. `noun` in the singular. */
export function countInWords(shown: number, all: number, noun: string): string {
  const counted = `${formatCount(all)} ${noun}${all === 1 ? '' : 's'}`
  return shown === all ? counted : `${formatCount(shown)} of ${counted}`
}
