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
  'outcome',
])

/** Announcements only say something; their links are entries. */
const isSaid = ({ is, at }: DetailedEffect) =>
  is.kind !== 'entry' && at?.kind === 'element' && at.path.startsWith('announcements/')

/** Somebody ends where nobody is let in, or has no menu. */
const isNowhere = ({ is }: DetailedEffect) =>
  (is.kind === 'destination' && ['sign-in', 'loop', 'not-found'].includes(is.end.kind)) ||
  (is.kind === 'context' && is.shows.kind !== 'menu')

interface Thing {
  people: Cover
  effect: DetailedEffect
  /** It holds people back: who has it no longer gains, who still has the thing of this key; "" for everybody. */
  demandedOn?: string
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
      is.kind === 'word' ||
      isSaid(effect) ||
      isNowhere(effect) ||
      closingOf(effect)
    )
      continue
    const demand = (what: string, demandedOn: string) =>
      things.set(`${subject} demands ${what}`, { effect, people, demandedOn })
    if (effect.at?.kind === 'element' && effect.details['dismissable'] === 'false') demand('an answer', '')
    if (is.kind === 'page-part') {
      for (const held of heldBy(effect.details)) add(`${subject} ${held}`, people)
      for (const demanded of demandedBy(is.part, effect.details))
        demand(demanded, `${effect.declared!.replace(/^\w+ (.*)\/.*$/, 'page $1/')} on ${is.route} `)
      continue
    }
    // Where a fact comes from has a name, which is no word that people read.
    const unsaid = effect.section === 'fact' ? [] : unsaidIn(effect.details)
    const apart = Object.keys(effect.details).filter((name) => APART.test(name))
    const details = JSON.stringify(omit(effect.details, [...unsaid, ...apart]))
    const badge = is.kind === 'entry' ? is.badge : undefined
    const key =
      is.kind === 'destination'
        ? `${JSON.stringify(is.end)} ${details}`
        : `${subject} ${JSON.stringify({ ...is, badge: undefined })} ${details}`
    add(key, people)
    for (const name of apart)
      if (!unsaid.includes(name) && !NO_GAIN.has(effect.details[name]!))
        add(`${key} ${name} ${effect.details[name]}`, people)
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

/** What people have by a part of a page: itself, where its links lead, what is given or taken as answers. */
const heldBy = (details: Properties): string[] => [
  '',
  ...Object.entries(details).flatMap(([name, json]) => {
    const [, around = '', key = ''] = /^(?:(.*)\.)?([^.]+)$/.exec(name.replace(/\.\d+$/, '')) ?? []
    const links = json.match(/(?<=\]\()[^)]*/g) ?? []
    if (PROTECTING.test(name)) return links
    return WORDS.has(key) ? [...links, around] : `${name.replaceAll(/\.\d+/g, '')} ${json}`
  }),
]

/** What warns people or demands something of them, in whatever words. */
const demandedBy = (part: PagePart['kind'], details: Properties): string[] => {
  const names = Object.keys(details).filter((name) => DEMANDING[part]?.test(name))
  const rules = Object.entries(details).flatMap(([name, json]) => {
    const [, rule] = /^at-least-one\.(\d+)\.of\./.exec(name) ?? []
    return rule === undefined ? [] : [{ rule, json }]
  })
  const ofRules = [...Map.groupBy(rules, ({ rule }) => rule).values()]
  return [
    ...names,
    ...ofRules.map((of) =>
      of
        .map(({ json }) => json)
        .toSorted()
        .join(),
    ),
  ]
}
const DEMANDING: Partial<Record<PagePart['kind'], RegExp>> = {
  page: /^(before|fresh-sign-in)$/,
  question: /^missing$/,
}
const PROTECTING = /^(before|fresh-sign-in|missing|at-least-one\..*)$/

/** What can be there or not whatever else is, and what of it gives nobody anything. */
const APART = /^(card|(search|help)\..*|dismissable|onError)$/
const NO_GAIN = new Set(['false', '"fail"'])

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
