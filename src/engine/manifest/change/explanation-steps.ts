// The conditions that must hold for a person to see an entry or an element, in order of evaluation.
import { complement, intersect, type Cube } from '../conditions/cover.ts'
import { membership } from '../conditions/membership.ts'
import type { Linked, LinkedItem } from '../link/linked.ts'
import { targetRoute } from '../prove/links.ts'
import { conditionalElement } from '../surfaces/entries.ts'
import { peopleOfContext } from '../surfaces/menus.ts'
import type { SurfaceElement } from '../surfaces/surface.ts'
import { layer, type Layer } from './explanation-step.ts'
import { routeLayers } from './route-steps.ts'

/** The contexts that show this menu, and the earlier contexts that win over them. */
const menuLayers = (linked: Linked, menuId: string, person: Cube): Layer[] =>
  linked.contexts
    .filter(({ shows }) => shows.kind === 'menu' && shows.menu === menuId)
    .flatMap(({ id }) => contextLayers(linked, id, person))

/** The context, and the earlier context that wins over it. */
export function contextLayers(linked: Linked, contextId: string, person: Cube): Layer[] {
  const { contexts, vocabulary } = linked
  const showing = contexts.filter(({ id }) => id === contextId)
  return showing.flatMap(({ id, when, position, note }) => {
    const earlier = contexts.slice(
      0,
      contexts.findIndex((each) => each.id === id),
    )
    const taken = earlier.find((each) => membership(linked, intersect(each.when, when), person) === 'yes')
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
    return [own, { ...before, answer: membership(linked, peopleOfContext(linked, id), person) }]
  })
}

/** The conditions of an element: its contexts if it is a menu, the element around it, and its own condition. */
export function elementLayers(linked: Linked, element: SurfaceElement, person: Cube): Layer[] {
  const { path, title, when, position, note, inside } = element
  const outer = inside === undefined ? undefined : conditionalElement(linked, inside)
  return [
    ...menuLayers(linked, path, person),
    ...(outer ? elementLayers(linked, outer, person) : []),
    ...(when === undefined
      ? []
      : [layer(linked, `${title.replace(/^the (?=\S+ ")/, '')} is shown`, when, position, person, note)]),
  ]
}

export const itemLayer = (linked: Linked, item: LinkedItem, person: Cube): Layer =>
  layer(linked, `entry "${item.id}" is for this person`, item.when, item.position, person, item.note)

export function targetLayers(linked: Linked, item: LinkedItem, person: Cube): Layer[] {
  const target = targetRoute(item.target)
  return target === undefined || item.turnsAway !== undefined ? [] : routeLayers(linked, target, person, true)
}
