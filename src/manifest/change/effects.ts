// Lists all effects of a manifest with the people who have them. diff.ts compares these lists.
import { intersect, union, type Cover } from '../conditions/cover.ts'
import type { Linked, LinkedTarget } from '../link/linked.ts'
import type { SourcePosition } from '../problem.ts'
import { conditionSites } from '../prove/condition-sites.ts'
import { destinations, type DestinationEnd } from '../prove/destinations.ts'
import { linksOf, routeOf } from '../prove/links.ts'
import { entriesOf } from '../surfaces/entries.ts'
import { peopleOfContext } from '../surfaces/menus.ts'
import { peopleWhoSee } from '../surfaces/surface.ts'
import { textsOf } from './texts.ts'

/** Something that happens for some people: they see an entry, read a sentence, or arrive somewhere. */
export interface Effect {
  /** In words: 'sees "Documents" (client/documents)'. */
  what: string
  kind: 'entry' | 'condition' | 'context' | 'destination' | 'link' | 'order' | 'text'
  people: Cover
  position: SourcePosition
}

/** All effects, by a key. A changed effect has a different key. */
export function effectsOf(linked: Linked): Map<string, Effect> {
  const effects = new Map<string, Effect>()
  const all = [
    ...ofEntries(linked),
    ...ofConditions(linked),
    ...ofContexts(linked),
    ...ofDestinations(linked),
    ...ofScreenLinks(linked),
    ...ofOrder(linked),
    ...textsOf(linked),
  ]
  for (const [key, effect] of all) {
    const before = effects.get(key)
    effects.set(key, before ? { ...before, people: union(before.people, effect.people) } : effect)
  }
  return effects
}

const ofEntries = (linked: Linked): [string, Effect][] =>
  entriesOf(linked).map(({ path, item, people }) => {
    const { target, description, icon, position } = item
    const badge = item.badge === undefined ? '' : ` with the badge ${item.badge}`
    const what = `sees "${item.label}" (${path})${leads(target)}${badge}`
    const rest = JSON.stringify([description, icon, target.kind === 'group' ? 0 : target])
    return [`entry ${path} ${what} ${rest}`, { what, kind: 'entry', people, position }]
  })

/** Describes where an entry leads. */
function leads(target: LinkedTarget): string {
  const route = routeOf(target)
  const params = 'params' in target ? Object.values(target.params).map((value) => `/${value}`) : []
  if (target.kind === 'command')
    return `, which runs ${target.command}${route === undefined ? '' : ` and goes to ${route}`}`
  if (target.kind === 'link') return `, which leads to the link ${target.link}`
  return route === undefined ? '' : `, which leads to ${route}${params.join('')}`
}

/** People who meet a condition see an element or a part of a screen, or read a sentence. */
const ofConditions = (linked: Linked): [string, Effect][] =>
  conditionSites(linked).flatMap(({ path, effect, audience, when, position }): [string, Effect][] =>
    effect === undefined
      ? []
      : [
          [
            `condition ${path} ${effect}`,
            { what: effect, kind: 'condition', people: intersect(audience, when), position },
          ],
        ],
  )

const ofContexts = (linked: Linked): [string, Effect][] =>
  linked.contexts.map(({ id, shows, position }) => {
    const menu =
      shows.kind === 'menu'
        ? `the menu "${shows.menu}"`
        : shows.kind === 'empty'
          ? 'an empty menu'
          : 'no menu'
    const what = `has ${menu} (context ${id})`
    return [`context ${id} ${menu}`, { what, kind: 'context', people: peopleOfContext(linked, id), position }]
  })

/** Where people end who open each path. */
const ofDestinations = (linked: Linked): [string, Effect][] =>
  linked.routes
    .filter((route) => linked.routesOn(route.path)[0] === route)
    .flatMap((route) =>
      destinations(linked, route.id).map(({ people, end, hops }): [string, Effect] => {
        const what = `who opens ${route.path} ${endText(linked, end)}`
        const position = hops.at(-1)?.position ?? route.position
        return [`destination ${route.path} ${what}`, { what, kind: 'destination', people, position }]
      }),
    )

const ofScreenLinks = (linked: Linked): [string, Effect][] =>
  linksOf(linked)
    .filter(({ kind }) => kind === 'screen')
    .map(({ from, route, people, position }) => [
      `link ${from} ${route}`,
      { what: `finds a link to ${route} on ${from}`, kind: 'link', people, position },
    ])

function endText(linked: Linked, end: DestinationEnd): string {
  switch (end.kind) {
    case 'route': {
      const route = linked.route(end.route)
      const screen = route?.shows.kind === 'screen' ? route.shows.screen : ''
      const loads = route?.guards.join(' ') ?? ''
      return `arrives at ${end.route}: "${route?.title}", screen ${screen}, area ${route?.area}, guards ${loads}${route?.card === undefined ? '' : `, card ${route.card}`}`
    }
    case 'link':
      return `leaves for the link ${end.link}`
    case 'sign-in':
      return 'is asked to sign in'
    case 'older-app':
      return 'goes to the older app'
    case 'not-found':
      return 'sees the not-found page'
    case 'loop':
      return 'goes round in a circle'
  }
}

/** For surfaces that show only one of several elements: which comes first. */
const ofOrder = (linked: Linked): [string, Effect][] =>
  linked.surfaces
    .filter(({ showsOne }) => showsOne)
    .flatMap((surface) => {
      const elements = surface.elements(linked)
      return elements.flatMap((earlier, i) =>
        elements.slice(i + 1).map((later): [string, Effect] => {
          const what = `meets ${earlier.title} before ${later.title}`
          const people = intersect(peopleWhoSee(earlier), peopleWhoSee(later))
          return [what, { what, kind: 'order', people, position: later.position }]
        }),
      )
    })
