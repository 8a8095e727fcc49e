// Finds the personas that a change of the manifests affects, and where each of them would notice it.
import type { Effect } from '#manifest/change/effect.ts'
import type { Difference } from '#manifest/change/diff.ts'
import { effectText } from '../portal/change-text.ts'
import { isAmong } from '../portal/affected-people.ts'
import type { Persona, Situation } from '#manifest/resolve/persona-facts.ts'
import { pageOf, sideOf, type Compiled, type Side } from './persona-side.ts'
import { differences, type Look } from './view-differences.ts'

export interface Affected {
  persona: Persona
  /** The situation that is looked at: the one the persona starts in, if it is affected. */
  situation: Situation
  /** Other affected situations of the persona, by id. */
  others: string[]
  looks: Look[]
  /** Titles of further places, beyond the limit. */
  more: string[]
  /** Titles of places where somebody before them in the list sees the same change, with their names. */
  sameAs: string[]
  /** What changes for them and is nowhere to be seen, in words. */
  unseen: string[]
}

/** What meets people on arrival, as a CSS selector. */
export const ON_ARRIVAL = 'dialog[open], [data-bar]'

/** A screenshot, and what changes in it: people with equal ones see the same change. */
interface Noted {
  look: Look
  change: string
}

/** Maximum number of places for one persona. */
const MOST = 6
/** The root leads everybody to where they start. */
export const START = '/'

/** The affected personas of both manifests, in the order of config/personas.json; a change is looked at as the first who sees it. */
export function affectedBy(
  difference: Difference,
  before: Compiled,
  after: Compiled,
  only?: string,
): Affected[] {
  const seenAs = new Map<string, string>()
  return after.resolved.personas.personas.flatMap((persona): Affected[] => {
    if (!before.resolved.personas.personas.some(({ id }) => id === persona.id)) return []
    const affected = persona.situations.flatMap((situation) => {
      const effects = difference.groups
        .filter(({ people }) => isAmong(difference, people, persona, situation, after.resolved))
        .flatMap(({ gains, loses }) => [...gains, ...loses])
      const noted = looksOf(effects, before, after, persona, situation)
      const unseen = effects.flatMap((each) => (each.at ? [] : [effectText(each)]))
      return noted.length > 0 || effects.length > 0 ? [{ situation, noted, unseen }] : []
    })
    const first = affected.find(({ situation }) => situation.id === persona.starts) ?? affected[0]
    if (!first) return []
    const { situation, noted, unseen } = first
    const isLookedAt = only === undefined || persona.id === only
    const fresh = isLookedAt ? noted.filter(({ change }) => !seenAs.has(change)) : []
    const known = noted.filter((each) => !fresh.includes(each))
    for (const { change } of fresh) seenAs.set(change, persona.name)
    const looks = fresh.map(({ look }) => look)
    return [
      {
        persona,
        situation,
        others: affected.flatMap((each) => (each === first ? [] : [each.situation.id])),
        looks: looks.slice(0, MOST),
        more: looks.slice(MOST).map(({ title }) => title),
        sameAs: known.flatMap(({ look, change }) => {
          const other = seenAs.get(change)
          return other === undefined ? [] : [`${look.title} (as ${other})`]
        }),
        unseen: [...new Set(unseen)],
      },
    ]
  })
}

/** Where this person sees or meets something else than before. `effects`: what they gain and lose. */
function looksOf(
  effects: readonly Effect[],
  before: Compiled,
  after: Compiled,
  persona: Persona,
  situation: Situation,
): Noted[] {
  const [was, is] = [before, after].map((side) => sideOf(side, persona, situation)) as [Side, Side]
  const noted = new Map<string, Noted>()
  const wordsAt = (isThere: (at: NonNullable<Effect['at']>) => boolean) =>
    effects.flatMap((each) => (each.at && isThere(each.at) ? [effectText(each)] : [])).toSorted()
  const inElement = (...names: (string | undefined)[]) =>
    wordsAt((at) => at.kind === 'element' && names.some((name) => isIn(at.path, name)))
  /** `what` changes is the same change wherever it is looked at: once around the pages is enough. */
  const note = (look: Look, what: unknown) => {
    const change = JSON.stringify(what)
    const isSame = [...noted.values()].some((each) => each.change === change)
    const key = JSON.stringify([look.path, look.open])
    if (!noted.has(key) && !isSame) noted.set(key, { look, change })
  }
  // First: it is closed before the other places are looked at.
  const onArrival = inElement('dialogs')
  if (onArrival.length > 0)
    note({ title: 'On arrival', path: START, open: { kind: 'arrival' }, around: ON_ARRIVAL }, onArrival)
  const everywhere = wordsAt((at) => at.kind === 'everywhere')
  for (const area of new Set([...was.areas, ...is.areas])) {
    const page =
      area === 'default' && persona.subject !== undefined
        ? { path: START, title: 'Start page' }
        : pageOf(area, is, was)
    if (!page) continue
    // The pages of people who are signed in have more of what the firm's name and colours are on.
    if (everywhere.length > 0 && persona.subject !== undefined)
      note({ title: page.title, path: page.path }, ['everywhere', everywhere])
    const [old, now] = [was.view(area), is.view(area)]
    for (const { what, title, open, around, elements } of differences(old, now, [before, after])) {
      const words = inElement(...elements)
      note(
        {
          title: `${page.title}${title}`,
          path: page.path,
          ...(open && { open }),
          ...(around !== undefined && { around }),
        },
        [title, words.length > 0 ? words : what],
      )
    }
    if (was.tabs(area).join() !== is.tabs(area).join()) {
      const framed = [...is.routes(area), ...was.routes(area)].find(({ tabs }) => tabs !== undefined)
      if (framed)
        note({ title: `${framed.title}, with its tabs`, path: framed.path }, ['tabs', inElement(framed.tabs)])
    }
  }
  const routes = [...new Map([...was.all, ...is.all].map((route) => [route.id, route])).values()].filter(
    ({ id }) => was.opens(id) || is.opens(id),
  )
  // A card is the same on every page that has it.
  for (const card of new Set(routes.flatMap((route) => route.card ?? []))) {
    const words = inElement(`cards/${card}`)
    const { title, path } = routes.find((route) => route.card === card)!
    const around = `[data-entry="cards/${card}"]`
    if (words.length > 0) note({ title: `${title}, card`, path, around }, words)
  }
  for (const { id, path, title } of routes) {
    const words = wordsAt((at) =>
      at.kind === 'route' ? at.route === id : at.kind === 'address' && at.path === path,
    )
    if (words.length > 0) note({ title, path }, [title, words])
  }
  return [...noted.values()]
}

/** Is the path that of the element, or of something in it? */
const isIn = (path: string, name: string | undefined) =>
  name !== undefined && (path === name || path.startsWith(`${name}/`))
