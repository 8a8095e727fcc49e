// Explains why a person sees an entry, an element or a route or not, with the condition that decides.
import { complement, intersect, union, type Cover, type Cube } from '../conditions/cover.ts'
import { membership, peopleLike, smallestChanges, type Change } from '../conditions/membership.ts'
import type { Resolved } from '../resolve/resolved.ts'
import type { Period } from '../resolve/resolve-period.ts'
import type { SourcePosition } from '../problem.ts'
import { destinations, onRoute, type Destination } from '../checks/destinations.ts'
import { elementsOf, entriesOf } from '../surfaces/entries.ts'
import { peopleOfContext } from '../surfaces/menus.ts'
import { peopleWhoSee, type SurfaceElement } from '../surfaces/surface.ts'
import type { Layer } from './explanation-step.ts'
import { contextLayers, elementLayers, itemLayer, targetLayers } from './explanation-steps.ts'
import { partLayers, routeLayers } from './route-steps.ts'

/** What an answer means for the person. */
export type Verdict = 'shown' | 'hidden' | 'pending'

export interface Explanation {
  subject: string
  verdict: Verdict
  layers: Layer[]
  /** Why it cannot be opened although it is shown. */
  unavailable?: Period & { text: string; position: SourcePosition }
  /** The first layer that did not hold. */
  decider?: Layer | undefined
  /** The smallest changes of facts that would reverse the verdict; ties are listed. Empty when there are none. */
  changes: Change[][]
}

const VERDICTS = { yes: 'shown', no: 'hidden', unknown: 'pending' } as const

/** Explains the entry at this path ("menu/group/item"). Undefined when there is none. */
export function explainEntry(resolved: Resolved, path: string, person: Cube): Explanation | undefined {
  const all = entriesOf(resolved)
  const entries = all.filter((entry) => entry.path === path)
  const [first] = entries
  if (!first) return undefined
  const people = union(...entries.map((entry) => entry.people))
  const ancestors = all.filter((entry) => path.startsWith(`${entry.path}/`)).map(({ item }) => item)
  const element = elementsOf(resolved).find((each) => path.startsWith(`${each.path}/`))
  const layers = [
    ...(element ? elementLayers(resolved, element, person) : []),
    ...[...ancestors, first.item].map((item) => itemLayer(resolved, item, person)),
    ...targetLayers(resolved, first.item, person),
  ]
  const explanation = conclude(resolved, `entry ${path}`, people, person, layers)
  const reason = first.item.unavailable.find(({ when }) => membership(resolved, when, person) === 'yes')
  if (explanation.verdict !== 'shown' || !reason) return explanation
  return Object.assign(explanation, { unavailable: { text: reason.text, position: reason.position } })
}

/** Explains an element of a surface. */
export const explainElement = (resolved: Resolved, element: SurfaceElement, person: Cube): Explanation =>
  conclude(
    resolved,
    element.title.replace(/^the /, ''),
    peopleWhoSee(element),
    person,
    layersOrNone(element, elementLayers(resolved, element, person)),
  )

const layersOrNone = ({ title, position, note }: SurfaceElement, layers: Layer[]): Layer[] =>
  layers.length > 0
    ? layers
    : [{ what: `${title} has no condition`, answer: 'yes', position, note, wants: [] }]

/** Explains a context: whether it decides the navigation. Undefined when there is none of this id. */
export const explainContext = (resolved: Resolved, id: string, person: Cube): Explanation | undefined =>
  resolved.contexts.some((context) => context.id === id)
    ? conclude(
        resolved,
        `context ${id}`,
        peopleOfContext(resolved, id),
        person,
        contextLayers(resolved, id, person),
      )
    : undefined

/** Explains a part of a screen, "route/part". Undefined when there is none. */
export function explainPart(resolved: Resolved, path: string, person: Cube): Explanation | undefined {
  const [routeId = '', part = ''] = path.split('/')
  const route = resolved.route(routeId)
  if (!route?.partsAt[part]) return undefined
  const people = intersect(peopleWhoOpen(resolved, routeId), onRoute(resolved, route, route.parts[part]!))
  return conclude(resolved, `part ${path}`, people, person, partLayers(resolved, route, part, person))
}

/** People whom the address of this route leads to its own screen. */
const peopleWhoOpen = (resolved: Resolved, routeId: string): Cover =>
  union(
    ...destinations(resolved, routeId).flatMap(({ people, end }) =>
      end.kind === 'route' && end.route === routeId ? [people] : [],
    ),
  )

/** Explains a route: whether it opens, by which guards, and where the person ends. */
export function explainRoute(
  resolved: Resolved,
  routeId: string,
  person: Cube,
): (Explanation & { ends: Destination[] }) | undefined {
  const route = resolved.route(routeId)
  if (!route) return undefined
  const opens = peopleWhoOpen(resolved, routeId)
  const ends = destinations(resolved, routeId, peopleLike(resolved, person))
  const explanation = conclude(
    resolved,
    `route ${routeId}`,
    opens,
    person,
    routeLayers(resolved, routeId, person),
  )
  const [closed] = explanation.verdict === 'shown' ? route.closed : []
  return Object.assign(explanation, { ends, ...(closed && { unavailable: closed }) })
}

/** Adds verdict, deciding condition and smallest changes, from the people who see the subject. */
function conclude(
  resolved: Resolved,
  subject: string,
  people: Cover,
  person: Cube,
  layers: Layer[],
): Explanation {
  const answer = membership(resolved, people, person)
  const other = () => (answer === 'no' ? people : complement(people, resolved.vocabulary.universe))
  return {
    subject,
    verdict: VERDICTS[answer],
    layers,
    decider: layers.find(({ answer }) => answer !== 'yes'),
    // Lazy, since it costs more than all the rest: the inspector needs it for one entry only.
    get changes() {
      return answer === 'unknown' ? [] : smallestChanges(resolved, other(), person)
    },
  }
}
