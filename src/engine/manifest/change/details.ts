// Finds the words for properties, and which of them an effect has to say.
import type { DetailedEffect, Effect } from './effect.ts'
import type { Properties } from './compiled-objects.ts'
import { surfaces } from '../surfaces/all.ts'
import { IN_SENTENCE, type Value, type Words } from '../surfaces/property-words.ts'
import { WORDS, type Section } from './descriptions.ts'

/**
 * If `others` has an effect of the same subject, says the properties that differ from it. Otherwise says all properties, if
 * the effect is a destination or has no sentence of its own (`isAllDetails`); anything else that is new needs none.
 */
export function inFull(effect: DetailedEffect, others: readonly DetailedEffect[]): Effect {
  const { details, isAllDetails, subject: _, name: __, declared: ___, ...own } = effect
  const other = others.find((each) => isSameWhat(each, effect)) ?? others[0]
  const differing = other ? differences(details, other.details) : []
  const isNew = isAllDetails || (!other && effect.is.kind === 'destination')
  return { ...own, said: differing.length > 0 || !isNew ? differing : Object.entries(details) }
}

export const isSameWhat = (one: DetailedEffect, other: DetailedEffect): boolean =>
  JSON.stringify(one.is) === JSON.stringify(other.is)

const differences = (own: Properties, other: Properties): [string, string | undefined][] =>
  [...new Set([...Object.keys(own), ...Object.keys(other)])]
    .filter((name) => own[name] !== other[name])
    .map((name) => [name, own[name]])

/** Does the sentence of the effect say this property already? */
export const isSaid = (section: Section, path: string): boolean =>
  entryFor(section, path)?.words === IN_SENTENCE

/** A property in words; by its name and value if it belongs to nothing that is known here. */
export function wordsFor(section: Section | undefined, path: string, name: string, json?: string): string {
  const entry = section && entryFor(section, `${path}.${name}`)
  const plain = section === 'part' ? name.replaceAll(/[.-]/g, ' ') : name
  if (!entry?.words) return json === undefined ? `no ${plain}` : `${plain} ${json}`
  return entry.words(json === undefined ? undefined : (JSON.parse(json) as Value), entry.id)
}

/** Is its effect on people worked out? */
export const hasWords = (section: Section, name: string): boolean => entryFor(section, name) !== undefined

/** The longest name at the end of this path, and what stands there for its "*". */
function entryFor(section: Section, path: string): { words: Words | null; id: string } | undefined {
  const steps = path.split('.')
  const entry = namesOf(section).find(({ own }) =>
    own.every((step, i) => step === '*' || step === steps.at(i - own.length)),
  )
  return entry && { words: entry.words, id: steps.at(entry.own.indexOf('*') - entry.own.length) ?? '' }
}

const names = new Map<string, { own: string[]; words: Words | null }[]>()

/** The names of a section, step by step, the longest first. */
function namesOf(section: Section): { own: string[]; words: Words | null }[] {
  const known = names.get(section)
  if (known) return known
  const sorted = (Object.entries(wordsOfSection(section) ?? {}) as [string, Words | null][])
    .toSorted(([a], [b]) => b.length - a.length)
    .map(([name, words]) => ({ own: name.split('.'), words }))
  names.set(section, sorted)
  return sorted
}

export const isSection = (name: string): name is Section => wordsOfSection(name) !== undefined

const wordsOfSection = (section: string): Readonly<Record<string, Words | null>> | undefined =>
  section in WORDS
    ? WORDS[section as keyof typeof WORDS]
    : surfaces.find(({ name }) => name === section)?.words
