// Proves of a layer that may only restrict that nobody gains anything by it: it closes, hides and rewords.
import { intersect, NOBODY, without } from '../conditions/cover.ts'
import { inWords } from '../conditions/in-words.ts'
import { joint, translator } from '../conditions/joint-vocabulary.ts'
import type { Problem } from '../problem.ts'
import type { ConfigFile } from '../read/config-file.ts'
import { isObject, WHOLE } from '../read/merge.ts'
import type { Stage } from '../read/layers.ts'
import type { LayerFile } from '../read/types.gen.ts'
import { resolve } from '../resolve/resolve.ts'
import type { Resolved } from '../resolve/resolved.ts'
import type { Supplied } from '../supplied.ts'
import type { DetailedEffect } from './effect.ts'
import { inFull } from './details.ts'
import { placesOfChanges } from './places-of-changes.ts'
import { effectsIn, periodsIn, thingsIn, WORDS, type Things } from './things.ts'

/** What people would gain by a layer that may only restrict. */
export function gainProblems({ name, about, before, after }: Stage, supplied: Supplied): Problem[] {
  if ((about.value as LayerFile).may !== 'restrict') return []
  const was = wordless(before, supplied)
  const gainsOf = (files: readonly ConfigFile[]) => gains(was, wordless(files, supplied))
  const found = gainsOf(after)
  // In their own words, and where the layer says so: what is gained no longer when one change is taken back.
  const [old, named] = [before, after].map((files) => effectsIn(resolve(files, supplied).resolved))
  const inWordsOf = (wordless: DetailedEffect, isDemand = false) => {
    const effect = [...named!, ...old!].find((each) => isSamePlace(each, wordless)) ?? wordless
    const isLeft = effect.is.kind === 'page-part' && named!.includes(effect)
    if (isDemand && !isLeft)
      return `no longer ${supplied.effectInWords({ ...effect, said: [] })}, which needs an answer`
    const others = old!.filter(({ subject }) => subject === effect.subject)
    return supplied.effectInWords(others.length === 0 ? { ...effect, said: [] } : inFull(effect, others))
  }
  const reworded = (about.value as LayerFile).words
    ? undefined
    : named!.find((each) => isReworded(each, old!))
  const ofWords: Problem[] = reworded
    ? [
        {
          ...about.positionOf('/may'),
          ...{ severity: 'error', rule: 'restriction' },
          message: `The layer "${name}" may only restrict, and it changes words: ${inWordsOf(reworded)}.`,
          hint: `Leave them as they are; or write "words": true in ${about.file}.`,
        },
      ]
    : []
  if (found.size === 0) return ofWords
  const changes = placesOfChanges(before, after, name, supplied.extensions)
  const without = changes.map(({ undone }) => gainsOf(undone))
  const placed = [...found].map(([key, { people, effect, isDemand }]) => {
    const cause = changes[without.findIndex((left) => !left.has(key))] ?? changes[0]
    const isOwn = effect.position.file.startsWith(`config/layers/${name}/`)
    const position = isOwn ? effect.position : (cause?.position ?? about.positionOf('/may'))
    return { people, position, what: inWordsOf(effect, isDemand) }
  })
  const byPlace = Map.groupBy(placed, ({ people, position }) => JSON.stringify([position, people]))
  const gained = [...byPlace.values()].map(([first, ...others]): Problem => {
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
  return [...gained, ...ofWords]
}

interface Side {
  resolved: Resolved
  effects: readonly DetailedEffect[]
}

/** The manifests of these files with the same word everywhere. */
function wordless(files: readonly ConfigFile[], supplied: Supplied): Side {
  const same = files.map((file) => ({ ...file, value: withoutWords(file.value) }))
  const { resolved } = resolve(same, supplied)
  return { resolved, effects: effectsIn(resolved) }
}

function withoutWords(value: unknown, isText = false): unknown {
  // Where the links of a text lead is no word.
  if (typeof value === 'string')
    return isText && value !== '' ? ['…', ...(value.match(/\[[^\]]*\]\([^)]*\)/g) ?? [])].join(' ') : value
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
  isDemand: boolean
}

/** Does a part of a page say something else? A new hint or demand, and an option that is gone, are no other words. */
function isReworded({ is, subject, details }: DetailedEffect, before: readonly DetailedEffect[]): boolean {
  const was = before.find((each) => each.subject === subject)
  if (is.kind !== 'page-part' || was?.is.kind !== 'page-part') return false
  if (is.title !== was.is.title) return true
  const [had, has] = [was.details, details].map((all) =>
    Map.groupBy(
      Object.entries(all).filter(([key]) => WORDS.has(key.replace(/\.\d+$/, '').replace(/^.*\./, ''))),
      ([key]) => key.replaceAll(/\.\d+/g, ''),
    ),
  ) as [Map<string, [string, string][]>, Map<string, [string, string][]>]
  const isIn = (all: [string, string][], value: string) => all.some(([, each]) => each === value)
  return [...new Set([...had.keys(), ...has.keys()])].some((key) => {
    const [old, now] = [had.get(key) ?? [], has.get(key) ?? []]
    // An option or a letter fewer is no other word.
    const isOfOne = !key.includes('.')
    if (isOfOne && old.some(([, value]) => !isIn(now, value))) return true
    return ((isOfOne && !WARNING.has(key)) || old.length > 0) && now.some(([, value]) => !isIn(old, value))
  })
}

/** Words that may come beside the others. */
const WARNING = new Set(['hint', 'before', 'missing'])

/** Do both say it of the same thing, in whatever words? */
const isSamePlace = (one: DetailedEffect, other: DetailedEffect): boolean =>
  one.is.kind === other.is.kind &&
  one.subject === other.subject &&
  (one.is.kind === 'page-part' || JSON.stringify(one.position) === JSON.stringify(other.position))

/** What somebody has now and had not, by a key for the same thing. */
function gains(was: Side, is: Side): Map<string, Gain> {
  const vocabulary = joint(was.resolved.vocabulary, is.resolved.vocabulary)
  const asWas = translator(was.resolved.vocabulary, vocabulary)
  const asIs = translator(is.resolved.vocabulary, vocabulary)
  const periods = periodsIn([...was.effects, ...is.effects])
  const [had, has] = [was, is].map(({ resolved, effects }) =>
    thingsIn(effects, periods, resolved.vocabulary.universe),
  ) as [Things, Things]
  const possible = asIs(is.resolved.possible)
  const peopleBefore = (key: string) => asWas(had.get(key)?.people ?? NOBODY)
  const peopleNow = (key: string) => asIs(has.get(key)?.people ?? NOBODY)
  return new Map(
    [...new Map([...had, ...has])].flatMap(([key, { effect, demandedOn }]): [string, Gain][] => {
      const [before, now] = [peopleBefore(key), peopleNow(key)]
      const isDemand = demandedOn !== undefined
      const [more, less] = isDemand ? [before, now] : [now, before]
      const asked = demandedOn ? intersect(possible, peopleNow(demandedOn)) : possible
      const gained = intersect(asked, without(more, less, vocabulary.universe))
      if (gained.length === 0) return []
      return [[key, { people: inWords(gained, vocabulary, possible), effect, isDemand }]]
    }),
  )
}
