// Everything that people have, by what it is and not by its words: what a layer that may only restrict gives nobody more of.
import { NOBODY, union, without, type Cover, type Universe } from '../conditions/cover.ts'
import type { PagePart } from '../resolve/pages/resolved-page.ts'
import { isForATime } from '../resolve/resolve-period.ts'
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
  ...['introduction', 'lead', 'before', 'hint', 'missing', 'summary', 'send', 'next', 'reviewed-on', 'in'],
])

/** Announcements only say something; their links are entries. */
const isSaid = ({ is, at }: DetailedEffect) =>
  is.kind !== 'entry' && at?.kind === 'element' && at.path.startsWith('announcements/')

/** Somebody ends where nobody is let in. */
const isNowhere = ({ is }: DetailedEffect) =>
  is.kind === 'destination' && ['sign-in', 'loop', 'not-found'].includes(is.end.kind)

interface Thing {
  people: Cover
  effect: DetailedEffect
  /** It holds people back: who has it no longer gains. */
  isDemand?: true
}

export type Things = ReadonlyMap<string, Thing>

export const effectsIn = (resolved: Resolved): DetailedEffect[] =>
  effectsOf(resolved, addressesOf(resolved)).kinds.flatMap((ofKind) => ofKind())

/** The times for which something is closed; "" for always. */
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
  for (const effect of effects) {
    const { is, people, subject } = effect
    const add = (key: string, those: Cover) => {
      const known = things.get(key)
      // A page is told by its own address.
      const told = known && known.effect.details['address'] === undefined ? known.effect : effect
      things.set(key, { effect: told, people: union(known?.people ?? NOBODY, those) })
    }
    if (
      is.kind === 'order' ||
      is.kind === 'ability' ||
      isSaid(effect) ||
      isNowhere(effect) ||
      closingOf(effect)
    )
      continue
    // Whom a dialog asks for an answer gains something where it does not.
    if (effect.at?.kind === 'element' && effect.details['dismissable'] === 'false')
      things.set(`${subject} demands`, { effect, people, isDemand: true })
    if (is.kind === 'page-part') {
      for (const held of heldBy(is.part, effect.details)) add(`${subject} ${held}`, people)
      continue
    }
    // Where a fact comes from has a name, which is no word that people read.
    const unsaid = effect.section === 'fact' ? [] : unsaidIn(effect.details)
    const details = JSON.stringify(omit(effect.details, unsaid))
    const badge = is.kind === 'entry' ? is.badge : undefined
    const key =
      is.kind === 'destination'
        ? `${JSON.stringify(is.end)} ${details}`
        : `${subject} ${JSON.stringify({ ...is, badge: undefined })} ${details}`
    add(key, people)
    if (badge !== undefined) add(`${subject} badge ${badge}`, people)
    const name =
      is.kind === 'entry'
        ? is.path
        : is.kind === 'destination' && is.end.kind === 'route'
          ? is.end.route
          : undefined
    if (name === undefined) continue
    for (const period of periods) {
      const shut = closings.filter((each) => each.of === name && ['', period].includes(each.period))
      const closed = union(...shut.map((each) => each.people))
      add(`open ${period} ${key}`, closed.length === 0 ? people : without(people, closed, universe))
    }
  }
  return things
}

/** What people have by a part of a page: itself, where its links lead, what it takes as answers, and that nothing holds them back. */
const heldBy = (part: PagePart['kind'], details: Properties): string[] => [
  '',
  ...Object.entries(details).flatMap(([name, json]) => {
    const [, key = ''] = /([^.]+)(?:\.\d+)?$/.exec(name) ?? []
    const links = json.match(/(?<=\]\()[^)]*/g) ?? []
    if (PROTECTING.test(name) || WORDS.has(key)) return links
    return `${name.replaceAll(/\.\d+/g, '')} ${json}`
  }),
  ...(part === 'page' ? ['before', 'fresh-sign-in', 'at-least-one.1.of.1'] : ['missing'])
    .filter((name) => (part === 'page' || part === 'question') && !(name in details))
    .map((name) => `no ${name}`),
]
/** What warns people or demands something of them, in whatever words. */
const PROTECTING = /^(before|fresh-sign-in|missing|at-least-one\..*)$/

/** What is on the way to a page, what people read, and lists in which nothing is left. */
const unsaidIn = (details: Properties) =>
  Object.keys(details).filter(
    (name) => ON_THE_WAY.has(name) || WORDS.has(name.replace(/^.*\./, '')) || details[name] === '[]',
  )
const ON_THE_WAY = new Set(['loads', 'notice', 'address', 'path'])

/** The entry that cannot be opened, or the page that is closed, for whom and for which time; undefined for what closes nothing. */
function closingOf({
  is,
  people,
}: DetailedEffect): { of: string; period: string; people: Cover } | undefined {
  if (is.kind !== 'unavailable' && is.kind !== 'closed') return undefined
  const period = isForATime(is.period) ? JSON.stringify(is.period) : ''
  return { of: is.kind === 'closed' ? is.route : is.path, period, people }
}
