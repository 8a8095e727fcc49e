// The conditions that must hold for a person to see an entry or an element, in order of evaluation.
import { complement, intersect, type Cube } from '../conditions/cover.ts'
import { membership } from '../conditions/membership.ts'
import type { Resolved, ResolvedItem } from '../resolve/resolved.ts'
import { targetRoute } from '../checks/links.ts'
import { conditionalElement } from '../surfaces/entries.ts'
import { peopleOfContext } from '../surfaces/menus.ts'
import type { SurfaceElement } from '../surfaces/surface.ts'
import { layer, type Layer } from './explanation-step.ts'
import { routeLayers } from './route-steps.ts'

/** The contexts that show this menu, and the earlier contexts that win over them. */
const menuLayers = (resolved: Resolved, menuId: string, person: Cube): Layer[] =>
  resolved.contexts
    .filter(({ shows }) => shows.kind === 'menu' && shows.menu === menuId)
    .flatMap(({ id }) => contextLayers(resolved, id, person))

/** The context, and the earlier context that wins over it. */
export function contextLayers(resolved: Resolved, contextId: string, person: Cube): Layer[] {
  const { contexts, vocabulary } = resolved
  const showing = contexts.filter(({ id }) => id === contextId)
  return showing.flatMap(({ id, when, position, note }) => {
    const earlier = contexts.slice(
      0,
      contexts.findIndex((each) => each.id === id),
    )
    const taken = earlier.find((each) => membership(resolved, intersect(each.when, when), person) === 'yes')
    const own = layer(resolved, `context "${id}" applies`, when, position, person, note)
    if (own.answer !== 'yes' || !taken) return [own]
    const before = layer(
      resolved,
      `context "${taken.id}" does not come before it`,
      complement(taken.when, vocabulary.universe),
      taken.position,
      person,
      taken.note,
    )
    return [own, { ...before, answer: membership(resolved, peopleOfContext(resolved, id), person) }]
  })
}

/** The conditions of an element: its contexts if it is a menu, the element around it, and its own condition. */
export function elementLayers(resolved: Resolved, element: SurfaceElement, person: Cube): Layer[] {
  const { path, title, when, position, note, inside } = element
  const outer = inside === undefined ? undefined : conditionalElement(resolved, inside)
  return [
    ...menuLayers(resolved, path, person),
    ...(outer ? elementLayers(resolved, outer, person) : []),
    ...(when === undefined
      ? []
      : [layer(resolved, `${title.replace(/^the (?=\S+ ")/, '')} is shown`, when, position, person, note)]),
  ]
}

export const itemLayer = (resolved: Resolved, item: ResolvedItem, person: Cube): Layer =>
  layer(resolved, `entry "${item.id}" is for this person`, item.when, item.position, person, item.note)

export function targetLayers(resolved: Resolved, item: ResolvedItem, person: Cube): Layer[] {
  const target = targetRoute(item.target)
  return target === undefined || item.turnsAway !== undefined
    ? []
    : routeLayers(resolved, target, person, true)
}
