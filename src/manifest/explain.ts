// Why does this person see this, or not? One answer for entries, surfaces and routes, with the condition that decides.
import { arrivals, onRoute, type Arrival } from './arrivals.ts'
import { complement, EVERYBODY, intersect, NOBODY, union, type Cover, type Cube } from './cover.ts'
import type { Linked, LinkedItem, LinkedOutcome } from './linked.ts'
import type { Place } from './problem.ts'
import { contradictions, possible, smallestChanges, standing, type Change } from './standing.ts'
import { menuPeople, peopleOf, seenItems, type Seen } from './surfaces.ts'

export type Answer = 'yes' | 'no' | 'unknown'

/** One condition that had to hold, in the order in which they are asked. */
export interface Layer {
  what: string
  answer: Answer
  place: Place
  note?: string | undefined
  /** Where the answer is no: what the condition wants, and what is. */
  wants: Change[]
}

export interface Explanation {
  subject: string
  verdict: 'shown' | 'hidden' | 'pending'
  layers: Layer[]
  /** The first layer that did not hold. */
  decider?: Layer | undefined
  /** The fewest facts to change to turn the answer; ties listed. Empty when nothing would. */
  turns: Change[][]
}

const ANSWERS = { inside: 'yes', outside: 'no', unknown: 'unknown' } as const
const VERDICTS = { inside: 'shown', outside: 'hidden', unknown: 'pending' } as const

// One manifest is asked about many times.
const seen = new WeakMap<Linked, Seen[]>()

function seenOnce(linked: Linked): Seen[] {
  const known = seen.get(linked) ?? seenItems(linked)
  seen.set(linked, known)
  return known
}

/** Why is the entry at this path ("menu/group/item") shown to this person, or not? Undefined when there is none. */
export function explainEntry(linked: Linked, path: string, person: Cube): Explanation | undefined {
  const all = seenOnce(linked)
  const found = all.filter((seen) => seen.path === path)
  const [first] = found
  if (!first) return undefined
  const people = union(...found.map((seen) => seen.people))
  const [menuId = ''] = path.split('/')
  const ancestors = all.filter((seen) => path.startsWith(`${seen.path}/`)).map(({ item }) => item)
  const layers = [
    ...contextLayers(linked, menuId, person),
    ...menuLayer(linked, menuId, person),
    ...[...ancestors, first.item].map((item) => itemLayer(linked, item, person)),
    ...targetLayers(linked, first.item, person),
  ]
  return conclude(linked, `entry ${path}`, people, person, layers)
}

/** Why does this person have the menu of this id around their page, or not? */
export const explainMenu = (linked: Linked, menuId: string, person: Cube): Explanation =>
  conclude(linked, `menu ${menuId}`, menuPeople(linked).get(menuId) ?? NOBODY, person, [
    ...contextLayers(linked, menuId, person),
    ...menuLayer(linked, menuId, person),
  ])

/** Does the route open for this person, by which guards, and if not, where are they led? */
export function explainRoute(
  linked: Linked,
  routeId: string,
  person: Cube,
): (Explanation & { ends: Arrival[] }) | undefined {
  const route = linked.route(routeId)
  if (!route) return undefined
  const opens = union(
    ...arrivals(linked, routeId).flatMap(({ people, end }) =>
      end.kind === 'route' && end.route === routeId ? [people] : [],
    ),
  )
  const ends = arrivals(linked, routeId, possible(linked, person))
  const told = conclude(linked, `route ${routeId}`, opens, person, routeLayers(linked, routeId, person))
  return Object.assign(told, { ends })
}

/** A set of people told as an explanation: verdict, decider, smallest change. */
export function conclude(
  linked: Linked,
  subject: string,
  people: Cover,
  person: Cube,
  layers: Layer[],
): Explanation {
  const stands = standing(linked, people, person)
  const other = () => (stands === 'outside' ? people : complement(people, linked.vocabulary.universe))
  return {
    subject,
    verdict: VERDICTS[stands],
    layers,
    decider: layers.find(({ answer }) => answer !== 'yes'),
    // Costs more than all the rest; who asks about everything reads it of one.
    get turns() {
      return stands === 'unknown' ? [] : smallestChanges(linked, other(), person)
    },
  }
}

export function layer(
  linked: Linked,
  what: string,
  when: Cover,
  place: Place,
  person: Cube,
  note?: string,
): Layer {
  const answer = ANSWERS[standing(linked, when, person)]
  const wants = answer === 'no' ? (smallestWants(linked, when, person) ?? []) : []
  return { what, answer, place, note, wants }
}

/** The cube of the condition that the person contradicts in the fewest facts. */
function smallestWants(linked: Linked, when: Cover, person: Cube): Change[] | undefined {
  return when.map((cube) => contradictions(linked, cube, person)).toSorted((a, b) => a.length - b.length)[0]
}

/** The contexts that show this menu, and those that come before them. */
function contextLayers(linked: Linked, menuId: string, person: Cube): Layer[] {
  const { contexts, vocabulary } = linked
  const showing = contexts.filter(({ shows }) => shows.kind === 'menu' && shows.menu === menuId)
  return showing.flatMap(({ id, when, place, note }) => {
    const earlier = contexts.slice(
      0,
      contexts.findIndex((each) => each.id === id),
    )
    const taken = earlier.find((each) => standing(linked, intersect(each.when, when), person) === 'inside')
    const own = layer(linked, `context "${id}" applies`, when, place, person, note)
    if (own.answer !== 'yes' || !taken) return [own]
    const before = layer(
      linked,
      `context "${taken.id}" does not come before it`,
      complement(taken.when, vocabulary.universe),
      taken.place,
      person,
      taken.note,
    )
    return [own, { ...before, answer: ANSWERS[standing(linked, peopleOf(linked, id), person)] }]
  })
}

function menuLayer(linked: Linked, menuId: string, person: Cube): Layer[] {
  const menu = linked.menus.get(menuId)
  const panel = linked.header.panel
  const inPanel =
    panel.details === menuId
      ? [
          layer(
            linked,
            'the side panel can be opened',
            panel.when,
            { file: 'config/header.json', line: 1, column: 1 },
            person,
          ),
        ]
      : []
  return menu
    ? [...inPanel, layer(linked, `menu "${menuId}" is shown`, menu.when, menu.place, person, menu.note)]
    : inPanel
}

const itemLayer = (linked: Linked, item: LinkedItem, person: Cube): Layer =>
  layer(linked, `entry "${item.id}" is for this person`, item.when, item.place, person, item.note)

function targetLayers(linked: Linked, item: LinkedItem, person: Cube): Layer[] {
  const target = item.target.kind === 'route' || item.target.kind === 'each' ? item.target.route : undefined
  return target === undefined || item.closedDoor !== undefined
    ? []
    : routeLayers(linked, target, person, true)
}

/**
 * Match and guards of a route, one after the other, judged with its own area. For a link, being asked to sign in and
 * going to the older app are not being turned away.
 */
function routeLayers(linked: Linked, routeId: string, person: Cube, isLink = false): Layer[] {
  const route = linked.route(routeId)
  if (!route) return []
  const own = layer(
    linked,
    `route "${routeId}" is for this person`,
    onRoute(linked, route, route.match),
    route.place,
    person,
    route.note,
  )
  return [
    own,
    ...route.guards.flatMap((id): Layer[] => {
      const guard = linked.guards.get(id)
      if (!guard) return []
      const { place, note } = guard
      if (guard.kind === 'load')
        return [{ what: `guard "${id}" loads ${guard.load}`, answer: 'yes', place, note, wants: [] }]
      const passes = isLink ? union(guard.require, welcome(linked, guard.otherwise)) : guard.require
      return [
        layer(linked, `guard "${id}" lets them pass`, onRoute(linked, route, passes), place, person, note),
      ]
    }),
  ]
}

/** People whose outcome is signing in or the older app. */
function welcome({ vocabulary }: Linked, outcomes: readonly LinkedOutcome[]): Cover {
  let left: Cover = EVERYBODY
  let people: Cover = NOBODY
  for (const { when, does } of outcomes) {
    if (does.kind === 'sign-in' || does.kind === 'older-app') people = union(people, intersect(left, when))
    left = intersect(left, complement(when, vocabulary.universe))
  }
  return people
}
