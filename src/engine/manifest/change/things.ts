// Everything that people have, by what it is and not by its words: what a layer that may only restrict gives nobody more of.
import { NOBODY, union, without, type Cover, type Universe } from '../conditions/cover.ts'
import type { Resolved } from '../resolve/resolved.ts'
import type { Properties } from './compiled-objects.ts'
import { addressesOf } from './destination-effects.ts'
import type { DetailedEffect } from './effect.ts'
import { effectsOf } from './effects.ts'
import { omit } from './object-effects.ts'

/** What people read, and how it looks: another one gives nobody anything. */
export const WORDS = new Set([
  ...['label', 'title', 'text', 'says', 'description', 'heading', 'words', 'icon', 'one', 'other', 'zero'],
  ...['empty', 'failed', 'small-print', 'risk-warning', 'name', 'short-name', 'strapline', 'logo'],
  ...['light', 'dark', 'phone', 'phone-hours', 'email', 'address'],
])

/** Where somebody ends who is let in nowhere. */
const IS_NOWHERE = /(is asked to sign in|goes round in a circle|sees the not-found page)$/
/** Announcements only say something; their links are entries. */
const IS_SAID = /^(object announcements\.|condition announcements\/)/

interface Thing {
  people: Cover
  effect: DetailedEffect
  /** Its place among the effects. */
  place: number
}

export type Things = ReadonlyMap<string, Thing>

export const effectsIn = (resolved: Resolved): DetailedEffect[] =>
  effectsOf(resolved, addressesOf(resolved)).kinds.flatMap((ofKind) => ofKind())

/** The times for which something is closed, in words; "" for always. */
export const periodsIn = (effects: readonly DetailedEffect[]): string[] => [
  ...new Set(['', ...effects.flatMap((effect) => closingOf(effect)?.period ?? [])]),
]

/** By a key for the same thing: pages whatever the address; pages and entries also as something that is open at each of these times. */
export function thingsIn(
  effects: readonly DetailedEffect[],
  periods: readonly string[],
  universe: Universe,
): Things {
  const things = new Map<string, Thing>()
  const closings = effects.flatMap((effect) => closingOf(effect) ?? [])
  for (const [place, effect] of effects.entries()) {
    const { kind, people, subject, what } = effect
    const add = (key: string, those: Cover) => {
      const known = things.get(key)
      // A page is told by its own address.
      const told = known && known.effect.details['address'] === undefined ? known : { effect, place }
      things.set(key, { ...told, people: union(known?.people ?? NOBODY, those) })
    }
    const isSaid = kind !== 'entry' && IS_SAID.test(subject)
    const isNowhere = kind === 'destination' && IS_NOWHERE.test(what)
    if (kind === 'order' || isSaid || isNowhere || closingOf(effect)) continue
    // Where a fact comes from has a name, which is no word that people read.
    const unsaid = subject.startsWith('fact ') ? [] : unsaidIn(effect.details)
    const details = JSON.stringify(omit(effect.details, unsaid))
    const [is, badge] = what.replace(/^who opens \S+ /, '').split(' with the badge ')
    const key = kind === 'destination' ? `${is} ${details}` : `${subject} ${is} ${details}`
    add(key, people)
    if (badge !== undefined) add(`${subject} badge ${badge}`, people)
    const name = kind === 'entry' ? pathOf(effect) : /^arrives at (\S+)$/.exec(is ?? '')?.[1]
    if (name === undefined) continue
    for (const period of periods) {
      const shut = closings.filter((each) => each.of === name && ['', period].includes(each.period))
      const closed = union(...shut.map((each) => each.people))
      add(`open ${period} ${key}`, closed.length === 0 ? people : without(people, closed, universe))
    }
  }
  return things
}

/** What is on the way to a page, what people read, and lists in which nothing is left. */
const unsaidIn = (details: Properties) =>
  Object.keys(details).filter(
    (name) => ON_THE_WAY.has(name) || WORDS.has(name.replace(/^.*\./, '')) || details[name] === '[]',
  )
const ON_THE_WAY = new Set(['loads', 'notice', 'address', 'path'])

/** The entry that cannot be opened, or the page that is closed, for whom and for which time; undefined for what closes nothing. */
function closingOf(effect: DetailedEffect): { of: string; period: string; people: Cover } | undefined {
  const { kind, what, people } = effect
  const [, period = ''] = /^(?:cannot open "…" \(\S+\)|finds \S+ closed) ?(.*): "…"$/.exec(what) ?? ['']
  if (kind !== 'condition' || !/^(cannot open|finds) /.test(what)) return undefined
  return { of: effect.at?.kind === 'route' ? effect.at.route : pathOf(effect), period, people }
}

const pathOf = ({ at }: DetailedEffect) => (at?.kind === 'element' ? at.path : '')
