// The filters of a list, as data: what the address asks for, which entries fit, and what is said of them. Values that
// cannot be are left out, each with a sentence that says so. Pure.
import { isDate } from '#base/dates/iso.ts'
import { formatPence } from '#base/money.ts'
import { parsePounds, writePounds } from '#base/pounds.ts'
import { formatDate, formatShortDate } from '../figures/dates.ts'
import { formatCount } from '../lists/format-count.ts'

/** A value to choose. */
export interface Choice {
  id: string
  label: string
}

/** One of some choices, or several of them. */
export interface ChoiceField {
  /** In the address. */
  name: string
  label: string
  choices: readonly Choice[]
  /** What a value is not: "one of these accounts". */
  what: string
  /** Separated by commas in the address. */
  isSeveral?: boolean
  /** Those of the choices that are offered; all without it. */
  offered?: readonly string[]
  /** Each choice is a span of time, so that it takes the place of two dates. */
  isSpan?: boolean
}

/** What a list can be filtered by. */
export interface FilterFields {
  placeholder?: string
  choices: readonly ChoiceField[]
  /** There are two dates, of which none is after `latest`. */
  dates?: { latest?: string }
  /** There are two amounts, without a currency where they are of several. */
  amounts?: { currency: string | undefined }
}

/** Of a list that the page has whole. */
export interface ListFilters<Entry> extends FilterFields {
  /** What the search looks through, in lower case: each word has to occur in it. */
  words: (entry: Entry) => string
  /** `of`: the id of the choice that an entry belongs to. */
  choices: readonly (ChoiceField & { of: (entry: Entry) => string })[]
  /** The ISO day that the dates are held against. */
  day?: (entry: Entry) => string
}

/** By name: `q`, the name of each choice, `from` and `to` as ISO dates, `min` and `max` in pounds, all included. */
export type FilterValues = Readonly<Record<string, string>>

/** What the address asks for. */
export interface FiltersRead {
  values: FilterValues
  /** What the address asks for and does not get, in sentences. */
  ignored: string[]
}

/** What changes in the address; undefined takes one away. */
export type FilterChanges = Record<string, string | undefined>

/** The most characters of a search. */
export const SEARCH_MOST = 100

/** The dates' names in the address. */
export const dateNames = ['from', 'to'] as const
/** The amounts' names in the address. */
export const amountNames = ['min', 'max'] as const

const isOneOf = (names: readonly string[], name: string) => names.includes(name)

const namesOf = ({ choices, dates, amounts }: FilterFields): string[] => [
  ...['q', ...choices.map(({ name }) => name)],
  ...(dates ? dateNames : []),
  ...(amounts ? amountNames : []),
]

/** What changes when there are no filters any more. */
export const cleared = (fields: FilterFields): FilterChanges =>
  Object.fromEntries(namesOf(fields).map((name) => [name, undefined]))

/** Reads the query of an address. */
export function readFilters(search: URLSearchParams, fields: FilterFields): FiltersRead {
  const ignored: string[] = []
  const values: Record<string, string> = {}
  for (const name of namesOf(fields)) {
    const typed = search.get(name)?.trim().slice(0, SEARCH_MOST) ?? ''
    const field = fields.choices.find((each) => each.name === name)
    const good = (field?.isSeveral ? [...new Set(typed.split(','))] : [typed]).filter((value) => {
      const problem = value === '' ? undefined : problemOf(fields, field, name, value)
      if (problem !== undefined) ignored.push(`${problem}, so we left it out.`)
      return value !== '' && problem === undefined
    })
    if (good.length > 0) values[name] = good.join(',')
  }
  const leaveOut = (names: readonly string[], sentence: string) => {
    ignored.push(`${sentence}, so we left ${names.length === 1 ? 'it' : 'both'} out.`)
    for (const name of names) delete values[name]
  }
  const { from, to, min, max } = values
  if (from !== undefined && to !== undefined && from > to)
    leaveOut(dateNames, `${formatDate(from)} is after ${formatDate(to)}`)
  if (min !== undefined && max !== undefined && parsePounds(min)! > parsePounds(max)!)
    leaveOut(amountNames, 'The smallest amount is more than the largest')
  for (const { name, label, isSpan } of fields.choices)
    if (isSpan && values[name] !== undefined && (values['from'] ?? values['to']) !== undefined)
      leaveOut([name], `There are dates beside the ${label.toLowerCase()}`)
  return { values, ignored }
}

function problemOf(
  { dates }: FilterFields,
  field: ChoiceField | undefined,
  name: string,
  value: string,
): string | undefined {
  const isNot = (what: string) => `“${value.slice(0, 40)}” is not ${what}`
  if (field) return field.choices.some(({ id }) => id === value) ? undefined : isNot(field.what)
  if (isOneOf(amountNames, name)) return parsePounds(value) === undefined ? isNot('an amount') : undefined
  if (!isOneOf(dateNames, name)) return undefined
  if (!isDate(value)) return isNot('a date')
  const latest = dates?.latest ?? value
  return value > latest
    ? `${formatDate(value)} is after our latest figures, for ${formatDate(latest)}`
    : undefined
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

/** The filters in force in words, each with the change that takes it away. */
export function filtersInWords(
  { choices, amounts }: FilterFields,
  values: FilterValues,
): (Choice & { without: FilterChanges })[] {
  const { q, from, to, min, max } = values
  const one = (name: string, label: string) => ({ id: name, label, without: { [name]: undefined } })
  const amountOf = (typed: string) => {
    const pence = parsePounds(typed)!
    return amounts?.currency === undefined ? writePounds(pence) : formatPence(pence, amounts.currency)
  }
  return [
    ...(q === undefined ? [] : [one('q', `“${q}”`)]),
    ...choices.flatMap(({ name, label, isSeveral, choices: all }) => {
      const ids = values[name]?.split(',') ?? []
      return all
        .filter(({ id }) => ids.includes(id))
        .map((chosen) =>
          isSeveral
            ? { ...chosen, without: pressed(name, ids, chosen.id) }
            : one(name, `${label}: ${chosen.label}`),
        )
    }),
    ...(from === undefined ? [] : [one('from', `From ${formatShortDate(from)}`)]),
    ...(to === undefined ? [] : [one('to', `Until ${formatShortDate(to)}`)]),
    ...(min === undefined ? [] : [one('min', `${amountOf(min)} or more`)]),
    ...(max === undefined ? [] : [one('max', `${amountOf(max)} or less`)]),
  ]
}

/** What changes when one of several is pressed. */
export function pressed(name: string, ids: readonly string[], id: string): FilterChanges {
  const others = ids.filter((other) => other !== id)
  return { [name]: (others.length < ids.length ? others : [...ids, id]).join(',') || undefined }
}

/** "41 documents", or "3 of 41 documents" where filters leave some out. `noun` in the singular. */
export function countInWords(shown: number, all: number, noun: string): string {
  const counted = `${formatCount(all)} ${noun}${all === 1 ? '' : 's'}`
  return shown === all ? counted : `${formatCount(shown)} of ${counted}`
}
