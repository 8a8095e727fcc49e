// Everything a manifest does for people, as named sets of people: what two manifests are compared by.
import { arrivals, type End } from './arrivals.ts'
import { intersect, union, without, type Cover } from './cover.ts'
import type { Linked, LinkedSentence } from './linked.ts'
import type { Place } from './problem.ts'
import { peopleOf, seenItems, surfacePeople } from './surfaces.ts'
import { wordingOf } from './wording.ts'

/** One thing that some people have: they see an entry, read a sentence, or arrive somewhere. */
export interface Effect {
  /** What it is, and what people are told of it: 'sees "Documents" in the menu client'. */
  what: string
  kind: 'entry' | 'surface' | 'context' | 'door' | 'part' | 'sentence' | 'dialog' | 'wording'
  people: Cover
  place: Place
}

const SURFACES = ['messages-icon', 'user-icon', 'panel', 'back', 'picker', 'banner', 'tab-bar']

/** All effects, by a key that stays the same while a thing is the same. */
export function effectsOf(linked: Linked): Map<string, Effect> {
  const effects = new Map<string, Effect>()
  const add = (key: string, effect: Effect) => {
    const before = effects.get(key)
    effects.set(key, before ? { ...before, people: union(before.people, effect.people) } : effect)
  }
  for (const { path, item, people } of seenItems(linked)) {
    const badge = item.badge === undefined ? '' : ` with the badge ${item.badge}`
    const what = `sees "${item.label}" (${path})${leads(item.target)}${badge}`
    const { target, description, icon } = item
    add(
      `entry ${path} ${what} ${JSON.stringify([description, icon, target.kind === 'group' ? 0 : target])}`,
      {
        what,
        kind: 'entry',
        people,
        place: item.place,
      },
    )
  }
  for (const name of SURFACES) {
    const people = surfacePeople(linked, name)
    if (people)
      add(`surface ${name}`, {
        what: `sees the ${name.replace('-', ' ')}`,
        kind: 'surface',
        people,
        place: { file: 'config/header.json', line: 1, column: 1 },
      })
  }
  for (const { id, shows, place } of linked.contexts) {
    const menu =
      shows.kind === 'menu'
        ? `the menu "${shows.menu}"`
        : shows.kind === 'empty'
          ? 'an empty menu'
          : 'no menu'
    add(`context ${id} ${menu}`, {
      what: `has ${menu} (context ${id})`,
      kind: 'context',
      people: peopleOf(linked, id),
      place,
    })
  }
  for (const [key, effect] of doors(linked)) add(key, effect)
  for (const [key, effect] of onScreens(linked)) add(key, effect)
  for (const [key, effect] of sentences(linked)) add(key, effect)
  for (const [key, effect] of wordingOf(linked)) add(key, effect)
  return effects
}

function leads(target: Linked['footer']['groups'][number]['items'][number]['target']): string {
  switch (target.kind) {
    case 'route':
    case 'each':
      return `, which leads to ${target.route}${
        'params' in target
          ? Object.values(target.params)
              .map((value) => `/${value}`)
              .join('')
          : ''
      }`
    case 'link':
      return `, which leads to the link ${target.link}`
    case 'command':
      return `, which runs ${target.command}${target.onward === undefined ? '' : ` and goes to ${target.onward}`}`
    default:
      return ''
  }
}

/** Where people end who open each path. */
function doors(linked: Linked): [string, Effect][] {
  return linked.routes.flatMap((route) => {
    const shared = linked.routes.find(({ path }) => path === route.path)
    if (shared !== route) return []
    return arrivals(linked, route.id).map(({ people, end, turns }): [string, Effect] => {
      const what = `who opens ${route.path} ${endText(linked, end)}`
      return [
        `door ${route.path} ${what}`,
        { what, kind: 'door', people, place: turns.at(-1)?.place ?? route.place },
      ]
    })
  })
}

/** What a screen shows some people only, and where it leads. */
function onScreens({ routes, legal, admits }: Linked): [string, Effect][] {
  return routes.flatMap(({ id, parts, links, place }) => [
    ...Object.entries(parts).map(([name, when]): [string, Effect] => [
      `part ${id} ${name}`,
      { what: `sees the part "${name}" of ${id}`, kind: 'part', people: intersect(legal, when), place },
    ]),
    ...links.map((to): [string, Effect] => [
      `link ${id} ${to}`,
      { what: `finds a link to ${to} on ${id}`, kind: 'part', people: intersect(legal, admits(id)), place },
    ]),
  ])
}

function endText({ routes }: Linked, end: End): string {
  switch (end.kind) {
    case 'route': {
      const route = routes.find(({ id }) => id === end.route)
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

function sentences(linked: Linked): [string, Effect][] {
  const { banner, dialogs, vocabulary, legal } = linked
  const bannerPlace = { file: 'config/banner.json', line: 1, column: 1 }
  const firstFits = (rows: readonly LinkedSentence[], among: Cover) => {
    let left = among
    return rows.map(({ when, text }) => {
      const people = intersect(left, when)
      left = without(left, when, vocabulary.universe)
      return { text, people }
    })
  }
  const told = (
    rows: readonly LinkedSentence[],
    among: Cover,
    of: string,
    place: Place,
  ): [string, Effect][] =>
    firstFits(rows, among).map(({ text, people }) => [
      `sentence ${of} ${text}`,
      { what: `reads "${text}" (${of})`, kind: 'sentence', people, place },
    ])
  const shown = intersect(legal, banner.when)
  return [
    ...told(banner.kind, shown, 'banner', bannerPlace),
    ...told(banner.naming, shown, 'banner', bannerPlace),
    ...dialogs.flatMap((earlier, i) =>
      dialogs.slice(i + 1).map(({ id, when, place }): [string, Effect] => {
        const what = `meets the dialog "${earlier.id}" before the dialog "${id}"`
        return [
          what,
          { what, kind: 'dialog', people: intersect(intersect(legal, earlier.when), when), place },
        ]
      }),
    ),
    ...dialogs.flatMap(({ id, when, title, text, place, memory, action, dismissable }) => {
      const people = intersect(legal, when)
      const effect: Effect = {
        what: `meets the dialog "${id}" (${memory}, "${action}"${dismissable ? ', dismissable' : ''})`,
        kind: 'dialog',
        people,
        place,
      }
      return [
        [`dialog ${effect.what}`, effect] as [string, Effect],
        ...told([...title], people, `dialog ${id}`, place),
        ...told([...text], people, `dialog ${id}`, place),
      ]
    }),
  ]
}
