// Finds the words for properties, and adds to the sentence of an effect those that it leaves out.
import type { DetailedEffect, Effect } from './effect.ts'
import type { Properties } from './compiled-objects.ts'
import { surfaces } from '../surfaces/all.ts'
import { IN_SENTENCE, type Value, type Words } from '../surfaces/property-words.ts'
import { WORDS, type Section } from './descriptions.ts'

/**
 * If `others` has an effect of the same subject, adds the properties that differ from it. Otherwise adds all properties, if
 * the effect is a destination or has no sentence of its own (`isAllDetails`); anything else that is new needs none.
 */
export function inFull(effect: DetailedEffect, others: readonly DetailedEffect[]): Effect {
  const { what, kind, at, people, position, details, isAllDetails } = effect
  const inWords = ([name, value]: readonly [string, string | undefined]) =>
    wordsFor(effect.section, effect.path ?? '', name, value)
  const other = others.find((each) => each.what === what) ?? others[0]
  const differing = other ? differences(details, other.details) : []
  const mentioned =
    differing.length > 0
      ? differing
      : other && !isAllDetails
        ? []
        : isAllDetails || kind === 'destination'
          ? Object.entries(details)
          : []
  const words =
    mentioned.length === 0 ? what : `${what}${isAllDetails ? ':' : ';'} ${mentioned.map(inWords).join(', ')}`
  return { what: words, kind, ...(at && { at }), people, position }
}

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
  if (!entry?.words && section === 'part')
    return `${json === undefined ? `no ${spaced(name)}` : `${spaced(name)} ${json}`} (look at the page)`
  if (!entry?.words) return json === undefined ? `no ${name}` : `${name} ${json}`
  return entry.words(json === undefined ? undefined : (JSON.parse(json) as Value), entry.id)
}

const spaced = (name: string) => name.replaceAll(/[.-]/g, ' ')

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
