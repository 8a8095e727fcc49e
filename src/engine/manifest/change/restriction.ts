// Proves of a layer that may only restrict that nobody gains anything by it: it closes, hides and rewords.
import { intersect, NOBODY, union, without, type Cover } from '../conditions/cover.ts'
import { inWords } from '../conditions/in-words.ts'
import { joint, translator } from '../conditions/joint-vocabulary.ts'
import type { Vocabulary } from '../conditions/vocabulary.ts'
import type { Problem } from '../problem.ts'
import type { ConfigFile } from '../read/config-file.ts'
import { isObject, WHOLE } from '../read/merge.ts'
import type { Stage } from '../read/layers.ts'
import type { LayerFile } from '../read/types.gen.ts'
import { resolve } from '../resolve/resolve.ts'
import type { Resolved } from '../resolve/resolved.ts'
import type { Supplied } from '../supplied.ts'
import type { Properties } from './compiled-objects.ts'
import { addressesOf } from './destination-effects.ts'
import type { DetailedEffect } from './effect.ts'
import { inFull } from './details.ts'
import { effectsOf } from './effects.ts'
import { omit } from './object-effects.ts'
import { placesOfChanges } from './places-of-changes.ts'

/** What people read, and how it looks: another one gives nobody anything. */
const WORDS = new Set([
  ...[
    'label',
    'title',
    'text',
    'description',
    'heading',
    'words',
    'one',
    'other',
    'empty',
    'failed',
    'zero',
    'icon',
  ],
  ...['small-print', 'risk-warning', 'name', 'short-name', 'strapline', 'logo', 'light', 'dark'],
  ...['phone', 'phone-hours', 'email', 'address'],
])

/** What people would gain by a layer that may only restrict. */
export function gainProblems({ name, about, before, after }: Stage, supplied: Supplied): Problem[] {
  if ((about.value as LayerFile).may !== 'restrict') return []
  const was = wordless(before, supplied)
  const gainsOf = (files: readonly ConfigFile[]) => gains(was, wordless(files, supplied))
  const found = gainsOf(after)
  if (found.size === 0) return []
  // In their own words, and where the layer says so: what is gained no longer when one change is taken back.
  const [old, named] = [before, after].map((files) => effectsIn(resolve(files, supplied).resolved))
  const inWordsOf = (effect: DetailedEffect) => {
    const others = old!.filter(({ subject }) => subject === effect.subject)
    return others.length === 0 ? effect.what : inFull(effect, others).what
  }
  const changes = placesOfChanges(before, after, name, supplied.extensions)
  const without = changes.map(({ undone }) => gainsOf(undone))
  const placed = [...found].map(([key, { people, effect, place }]) => {
    const cause = changes[without.findIndex((left) => !left.has(key))] ?? changes[0]
    const isOwn = effect.position.file.startsWith(`config/layers/${name}/`)
    const position = isOwn ? effect.position : (cause?.position ?? about.positionOf('/may'))
    return { people, position, what: inWordsOf(named![place] ?? effect) }
  })
  const byPlace = Map.groupBy(placed, ({ people, position }) => JSON.stringify([position, people]))
  return [...byPlace.values()].map(([first, ...others]): Problem => {
    const all = new Set([first!, ...others].map(({ what }) => what))
    const more = all.size > 3 ? `; and ${all.size - 3} more` : ''
    return {
      ...first!.position,
      severity: 'error',
      rule: 'restriction',
      message: `The layer "${name}" may only restrict, but by it ${first!.people} would gain this: ${[...all].slice(0, 3).join('; ')}${more}.`,
      hint: `Only close, hide and reword; or leave "may" out of ${about.file}.`,
    }
  })
}

/** The manifests of these files with the same word everywhere. */
const wordless = (files: readonly ConfigFile[], supplied: Supplied): Resolved =>
  resolve(
    files.map((file) => ({ ...file, value: withoutWords(file.value) })),
    supplied,
  ).resolved

function withoutWords(value: unknown, isText = false): unknown {
  if (typeof value === 'string') return isText && value !== '' ? '…' : value
  if (Array.isArray(value)) return value.map((each) => withoutWords(each, isText))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      WHOLE.has(key) ? each : withoutWords(each, WORDS.has(key)),
    ]),
  )
}

interface Gain {
  /** Who gains it, in words. */
  people: string
  effect: DetailedEffect
  /** Its place among the effects. */
  place: number
}

/** What somebody has now and had not, by a key for the same thing. */
function gains(was: Resolved, is: Resolved): Map<string, Gain> {
  const vocabulary = joint(was.vocabulary, is.vocabulary)
  const asWas = translator(was.vocabulary, vocabulary)
  const asIs = translator(is.vocabulary, vocabulary)
  const [had, has] = [thingsIn(was), thingsIn(is)]
  const possible = asIs(is.possible)
  return new Map(
    [...has].flatMap(([key, { people, effect, place }]): [string, Gain][] => {
      const gained = intersect(
        possible,
        without(asIs(people), asWas(had.get(key)?.people ?? NOBODY), vocabulary.universe),
      )
      if (gained.length === 0) return []
      return [[key, { people: inWords(gained, vocabulary, possible), effect, place }]]
    }),
  )
}

const effectsIn = (resolved: Resolved): DetailedEffect[] =>
  effectsOf(resolved, addressesOf(resolved)).kinds.flatMap((ofKind) => ofKind())

interface Thing {
  people: Cover
  effect: DetailedEffect
  place: number
}

/** Everything that people have: pages by what they are, whatever the address; entries also as something that can be opened. */
function thingsIn(resolved: Resolved): Map<string, Thing> {
  const things = new Map<string, Thing>()
  const effects = effectsIn(resolved)
  const add = (key: string, people: Cover, effect: DetailedEffect, place: number) =>
    things.set(key, { effect, place, people: union(things.get(key)?.people ?? NOBODY, people) })
  const closed = Map.groupBy(effects.filter(isReason), pathOf)
  for (const [place, effect] of effects.entries()) {
    const { kind, people, subject, what } = effect
    if (kind === 'order' || isReason(effect) || (kind === 'destination' && IS_NOWHERE.test(what))) continue
    const [sees, badge] = what.split(' with the badge ')
    const details = JSON.stringify(omit(effect.details, hiddenIn(effect.details)))
    const key =
      kind === 'destination'
        ? `${what.replace(/^who opens \S+ /, '')} ${details}`
        : `${subject} ${sees} ${details}`
    add(key, people, effect, place)
    if (badge !== undefined) add(`${subject} badge ${badge}`, people, effect, place)
    const reasons = kind === 'entry' ? closed.get(pathOf(effect)) : undefined
    if (kind === 'entry')
      add(`open ${key}`, openTo(people, reasons ?? [], resolved.vocabulary), effect, place)
  }
  return things
}

/** Where somebody ends who is let in nowhere. */
const IS_NOWHERE = /(is asked to sign in|goes round in a circle|sees the not-found page)$/

/** What is on the way to a page, what people read, and lists in which nothing is left. */
const hiddenIn = (details: Properties) =>
  Object.keys(details).filter(
    (name) => ON_THE_WAY.has(name) || WORDS.has(name.replace(/^.*\./, '')) || details[name] === '[]',
  )
const ON_THE_WAY = new Set(['loads', 'notice', 'address', 'path'])

/** A reason why an entry cannot be opened. */
const isReason = ({ kind, what }: DetailedEffect) => kind === 'condition' && what.startsWith('cannot open ')
const pathOf = ({ at }: DetailedEffect) => (at?.kind === 'element' ? at.path : '')

const openTo = (people: Cover, reasons: readonly DetailedEffect[], { universe }: Vocabulary): Cover =>
  without(people, union(...reasons.map((reason) => reason.people)), universe)
