// The conditions that must hold for a person to see an entry or an element, or to open a route, in order of evaluation.
import {
  complement,
  EVERYBODY,
  intersect,
  NOBODY,
  union,
  type Cover,
  type Cube,
} from '../conditions/cover.ts'
import { contradictions, membership, type Change } from '../conditions/membership.ts'
import type { Linked, LinkedItem, LinkedOutcome } from '../link/linked.ts'
import type { SourcePosition } from '../problem.ts'
import { onRoute } from '../prove/destinations.ts'
import { routeOf } from '../prove/links.ts'
import { conditionalElement } from '../surfaces/entries.ts'
import { peopleOfContext } from '../surfaces/menus.ts'
import type { SurfaceElement } from '../surfaces/surface.ts'

type Answer = 'yes' | 'no' | 'unknown'

/** One condition that must hold; they are listed in the order of evaluation. */
export interface Layer {
  what: string
  answer: Answer
  position: SourcePosition
  note?: string | undefined
  /** Where the answer is no: the facts that the condition wants, beside those that the person has. */
  wants: Change[]
}

const ANSWERS = { inside: 'yes', outside: 'no', unknown: 'unknown' } as const

function layer(
  linked: Linked,
  what: string,
  when: Cover,
  position: SourcePosition,
  person: Cube,
  note?: string,
): Layer {
  const answer = ANSWERS[membership(linked, when, person)]
  const wants = answer === 'no' ? (smallestWants(linked, when, person) ?? []) : []
  return { what, answer, position, note, wants }
}

/** What the condition wants, by the cube that the person contradicts in the fewest facts. */
function smallestWants(linked: Linked, when: Cover, person: Cube): Change[] | undefined {
  return when.map((cube) => contradictions(linked, cube, person)).toSorted((a, b) => a.length - b.length)[0]
}

/** The contexts that show this menu, and the earlier contexts that win over them. */
function contextLayers(linked: Linked, menuId: string, person: Cube): Layer[] {
  const { contexts, vocabulary } = linked
  const showing = contexts.filter(({ shows }) => shows.kind === 'menu' && shows.menu === menuId)
  return showing.flatMap(({ id, when, position, note }) => {
    const earlier = contexts.slice(
      0,
      contexts.findIndex((each) => each.id === id),
    )
    const taken = earlier.find((each) => membership(linked, intersect(each.when, when), person) === 'inside')
    const own = layer(linked, `context "${id}" applies`, when, position, person, note)
    if (own.answer !== 'yes' || !taken) return [own]
    const before = layer(
      linked,
      `context "${taken.id}" does not come before it`,
      complement(taken.when, vocabulary.universe),
      taken.position,
      person,
      taken.note,
    )
    return [own, { ...before, answer: ANSWERS[membership(linked, peopleOfContext(linked, id), person)] }]
  })
}

/** The conditions of an element: its contexts if it is a menu, the element around it, and its own condition. */
export function elementLayers(linked: Linked, element: SurfaceElement, person: Cube): Layer[] {
  const { path, title, when, position, note, inside } = element
  const outer = inside === undefined ? undefined : conditionalElement(linked, inside)
  return [
    ...contextLayers(linked, path, person),
    ...(outer ? elementLayers(linked, outer, person) : []),
    ...(when === undefined
      ? []
      : [layer(linked, `${title.replace(/^the (?=\S+ ")/, '')} is shown`, when, position, person, note)]),
  ]
}

export const itemLayer = (linked: Linked, item: LinkedItem, person: Cube): Layer =>
  layer(linked, `entry "${item.id}" is for this person`, item.when, item.position, person, item.note)

export function targetLayers(linked: Linked, item: LinkedItem, person: Cube): Layer[] {
  const target = routeOf(item.target)
  return target === undefined || item.closedDoor !== undefined
    ? []
    : routeLayers(linked, target, person, true)
}

/**
 * Match and guards of a route, evaluated with its own area. For a link, sign-in and the older app do not turn people
 * away.
 */
export function routeLayers(linked: Linked, routeId: string, person: Cube, isLink = false): Layer[] {
  const route = linked.route(routeId)
  if (!route) return []
  const own = layer(
    linked,
    `route "${routeId}" is for this person`,
    onRoute(linked, route, route.match),
    route.position,
    person,
    route.note,
  )
  return [
    own,
    ...route.guards.flatMap((id): Layer[] => {
      const guard = linked.guards.get(id)
      if (!guard) return []
      const { position, note } = guard
      if (guard.kind === 'load')
        return [{ what: `guard "${id}" loads ${guard.load}`, answer: 'yes', position, note, wants: [] }]
      const passes = isLink ? union(guard.require, notTurnedAway(linked, guard.otherwise)) : guard.require
      return [
        layer(linked, `guard "${id}" lets them pass`, onRoute(linked, route, passes), position, person, note),
      ]
    }),
  ]
}

/** People whose outcome is signing in or the older app. */
function notTurnedAway({ vocabulary }: Linked, outcomes: readonly LinkedOutcome[]): Cover {
  let left: Cover = EVERYBODY
  let people: Cover = NOBODY
  for (const { when, action } of outcomes) {
    if (action.kind === 'sign-in' || action.kind === 'older-app')
      people = union(people, intersect(left, when))
    left = intersect(left, complement(when, vocabulary.universe))
  }
  return people
}
