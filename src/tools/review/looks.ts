// Finds the personas whom a change of the manifests affects, and where each of them would notice it.
import type { Difference } from '#manifest/change/diff.ts'
import type { Linked } from '#manifest/link/linked.ts'
import type { Manifest, Route } from '#manifest/manifest.ts'
import { nextStep } from '#runtime/next-step.ts'
import { createEncoder, type Facts } from '#runtime/person.ts'
import { resolvePortalView } from '#runtime/resolve.ts'
import type { PortalView, ViewItem } from '#runtime/view.ts'
import { isAmong } from '../portal/diff.ts'
import { openRoutes } from '../portal/menus.ts'
import { factsOf, valuesOf, type Persona, type Situation } from '../portal/people.ts'
import { tabsText } from '../portal/tabs-text.ts'

export interface Compiled {
  linked: Linked
  manifest: Manifest
}

/** A page, and what is unfolded on it. The path may have parameters. */
export interface Look {
  title: string
  path: string
  open?: { kind: 'menu'; entry?: string } | { kind: 'panel' } | { kind: 'footer' } | { kind: 'arrival' }
}

export interface Affected {
  persona: Persona
  /** The situation that is looked at: the one the persona starts in, if it is affected. */
  situation: Situation
  /** Other affected situations of the persona, by id. */
  others: string[]
  looks: Look[]
  /** Titles of further places, beyond the limit. */
  more: string[]
}

/** Maximum number of places for one persona. */
const MOST = 6
/** The root leads everybody to where they start. */
export const START = '/'

/** The affected personas of both manifests, in the order of config/personas.json. */
export function affectedBy(difference: Difference, before: Compiled, after: Compiled): Affected[] {
  return after.linked.personas.personas.flatMap((persona): Affected[] => {
    if (!before.linked.personas.personas.some(({ id }) => id === persona.id)) return []
    const affected = persona.situations.flatMap((situation) => {
      const effects = difference.groups
        .filter(({ people }) => isAmong(difference, people, persona, situation, after.linked))
        .flatMap(({ gains, loses }) => [...gains, ...loses].map(({ what }) => what))
      const looks = looksOf(effects, before, after, persona, situation)
      return looks.length > 0 || effects.length > 0 ? [{ situation, looks }] : []
    })
    const first = affected.find(({ situation }) => situation.id === persona.starts) ?? affected[0]
    if (!first) return []
    const { situation, looks } = first
    const places = looks.length > 0 ? looks : [{ title: 'Start page', path: START }]
    return [
      {
        persona,
        situation,
        others: affected.flatMap((each) => (each === first ? [] : [each.situation.id])),
        looks: places.slice(0, MOST),
        more: places.slice(MOST).map(({ title }) => title),
      },
    ]
  })
}

/** Where this person sees or meets something else than before. `words`: what they gain and lose. */
function looksOf(
  effects: readonly string[],
  before: Compiled,
  after: Compiled,
  persona: Persona,
  situation: Situation,
): Look[] {
  const [was, is] = [before, after].map((side) => sideOf(side, persona, situation)) as [Side, Side]
  const looks = new Map<string, Look>()
  const note = (what: unknown, look: Look) => {
    const key = JSON.stringify(what)
    if (!looks.has(key)) looks.set(key, look)
  }
  // First: it is closed before the other places are looked at.
  if (effects.some((what) => /\bdialog\b|\(dialogs\//.test(what)))
    note('arrival', { title: 'On arrival', path: START, open: { kind: 'arrival' } })
  for (const area of new Set([...was.areas, ...is.areas])) {
    const page =
      area === 'default' ? { id: 'start', path: START, title: 'Start page' } : pageOf(area, is, was)
    if (!page) continue
    const [old, now] = [was.view(area), is.view(area)]
    for (const { what, title, open } of differences(old, now))
      note(what, { title: `${page.title}${title}`, path: page.path, ...(open ? { open } : {}) })
    if (was.tabs(area).join() !== is.tabs(area).join()) {
      const framed = [...is.routes(area), ...was.routes(area)].find(({ tabs }) => tabs !== undefined)
      if (framed) note(['tabs', framed.tabs], { title: `${framed.title}, with its tabs`, path: framed.path })
    }
  }
  // A link to a page changes its own page, not the one that it leads to.
  const ofPages = effects.filter((what) => !/, which |^(may follow links|finds a link) to /.test(what))
  const routes = new Map([...was.all, ...is.all].map((route) => [route.id, route]))
  for (const { id, path, title, card } of routes.values()) {
    const names = [path, id, ...(card === undefined ? [] : [`cards/${card}`, `"${card}"`])]
    const isMentioned = ofPages.some((what) => names.some((name) => mentions(what, name)))
    const opens = [was, is].some((side) => side.opens(id))
    if ((isMentioned && opens) || was.step(id) !== is.step(id)) note(path, { title, path })
  }
  return [...looks.values()]
}

/** Is the name in the sentence, and not as a part of a longer one? */
const mentions = (what: string, name: string) =>
  what
    .split(name)
    .some((_, i, parts) => i > 0 && !/[\w/-]$/.test(parts[i - 1]!) && !/^[\w/:-]/.test(parts[i]!))

interface Side {
  areas: string[]
  all: readonly Route[]
  view(area: string): PortalView
  tabs(area: string): string[]
  routes(area: string): Route[]
  opens(id: string): boolean
  /** What the router does first when this person opens the route. */
  step(id: string): string
}

function sideOf({ manifest, linked }: Compiled, { id }: Persona, { id: situationId }: Situation): Side {
  const { personas } = linked
  const persona = personas.personas.find((each) => each.id === id)!
  const situation = persona.situations.find((each) => each.id === situationId) ?? persona.situations[0]!
  const known = new Set(manifest.facts.map((fact) => fact.id))
  const all = factsOf(persona, situation, manifest)
  const facts: Facts = Object.fromEntries(Object.entries(all).filter(([fact]) => known.has(fact)))
  const encode = createEncoder(manifest)
  const areas = manifest.facts.find((fact) => fact.id === 'area')?.values ?? []
  const byArea = new Map(areas.map((area) => [area, openRoutes(manifest, facts, area)]))
  const routes = (area: string) => byArea.get(area) ?? []
  return {
    areas: areas.filter((area) => routes(area).length > 0),
    all: manifest.routes,
    view: (area) =>
      resolvePortalView(
        manifest,
        encode({ ...facts, area }),
        valuesOf(persona, situation, personas, manifest),
      ),
    tabs: (area) => tabsText(manifest, { ...facts, area }, routes(area)),
    routes,
    opens: (route) => [...byArea.values()].some((open) => open.some((each) => each.id === route)),
    step(route) {
      const one = manifest.routes.filter((each) => each.id === route)
      const loaded = new Set<string>()
      let step = nextStep({ manifest, encode, facts }, one)
      while (step.kind === 'load') step = nextStep({ manifest, encode, facts }, one, loaded.add(step.guard))
      return JSON.stringify([step.kind, 'action' in step ? step.action : undefined])
    },
  }
}

/** A page of the area that can be opened without parameters, on both sides if there is one. */
function pageOf(area: string, is: Side, was: Side): Route | undefined {
  const plain = (side: Side) => side.routes(area).filter(({ path }) => !/[:*]/.test(path))
  const old = new Set(plain(was).map(({ path }) => path))
  return plain(is).find(({ path }) => old.has(path)) ?? plain(is)[0] ?? plain(was)[0]
}

interface ViewDifference {
  what: unknown
  /** Added to the title of the page. */
  title: string
  open?: Look['open']
}

function differences(was: PortalView, is: PortalView): ViewDifference[] {
  const differs = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other)
  const differing: ViewDifference[] = []
  if (differs(was.navigation, is.navigation)) {
    const [old, now] = [entriesOf(was), entriesOf(is)]
    const ids = [...new Set([...now.keys(), ...old.keys()])].filter((id) => differs(old.get(id), now.get(id)))
    const groups = ids.filter((id) => now.get(id)?.children ?? old.get(id)?.children)
    if (groups.length < ids.length || ids.length === 0)
      differing.push({ what: [was.navigation, is.navigation], title: ', menu', open: { kind: 'menu' } })
    for (const id of groups) {
      const { label } = (now.get(id) ?? old.get(id))!
      differing.push({
        what: [old.get(id), now.get(id)],
        title: `, menu “${label}” unfolded`,
        open: { kind: 'menu', entry: id },
      })
    }
  }
  if (differs(was.panel, is.panel))
    differing.push({ what: [was.panel, is.panel], title: ', side panel', open: { kind: 'panel' } })
  if (differs(was.footer, is.footer))
    differing.push({ what: [was.footer, is.footer], title: ', footer', open: { kind: 'footer' } })
  const rest = ({ messages, userIcon, tabBar, banner }: PortalView) => [messages, userIcon, tabBar, banner]
  if (differs(rest(was), rest(is))) differing.push({ what: [rest(was), rest(is)], title: '' })
  return differing
}

const entriesOf = ({ navigation }: PortalView): Map<string, ViewItem> =>
  new Map(navigation.kind === 'menu' ? navigation.menu.items.map((item) => [item.id, item]) : [])
