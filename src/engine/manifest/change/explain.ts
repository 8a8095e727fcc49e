// Explains why a person sees an entry, an element or a route or not, with the condition that decides.
import { complement, intersect, union, type Cover, type Cube } from '../conditions/cover.ts'
import { membership, peopleLike, smallestChanges, type Change } from '../conditions/membership.ts'
import type { Linked } from '../link/linked.ts'
import type { SourcePosition } from '../problem.ts'
import { destinations, onRoute, type Destination } from '../prove/destinations.ts'
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
  unavailable?: { text: string; position: SourcePosition }
  /** The first layer that did not hold. */
  decider?: Layer | undefined
  /** The smallest changes of facts that would reverse the verdict; ties are listed. Empty when there are none. */
  changes: Change[][]
}

const VERDICTS = { yes: 'shown', no: 'hidden', unknown: 'pending' } as const

/** Explains the entry at this path ("menu/group/item"). Undefined when there is none. */
export function explainEntry(linked: Linked, path: string, person: Cube): Explanation | undefined {
  const all = entriesOf(linked)
  const entries = all.filter((entry) => entry.path === path)
  const [first] = entries
  if (!first) return undefined
  const people = union(...entries.map((entry) => entry.people))
  const ancestors = all.filter((entry) => path.startsWith(`${entry.path}/`)).map(({ item }) => item)
  const element = elementsOf(linked).find((each) => path.startsWith(`${each.path}/`))
  const layers = [
    ...(element ? elementLayers(linked, element, person) : []),
    ...[...ancestors, first.item].map((item) => itemLayer(linked, item, person)),
    ...targetLayers(linked, first.item, person),
  ]
  const explanation = conclude(linked, `entry ${path}`, people, person, layers)
  const reason = first.item.unavailable.find(({ when }) => membership(linked, when, person) === 'yes')
  if (explanation.verdict !== 'shown' || !reason) return explanation
  return Object.assign(explanation, { unavailable: { text: reason.text, position: reason.position } })
}

/** Explains an element of a surface. */
export const explainElement = (linked: Linked, element: SurfaceElement, person: Cube): Explanation =>
  conclude(
    linked,
    element.title.replace(/^the /, ''),
    peopleWhoSee(element),
    person,
    layersOrNone(element, elementLayers(linked, element, person)),
  )

const layersOrNone = ({ title, position, note }: SurfaceElement, layers: Layer[]): Layer[] =>
  layers.length > 0
    ? layers
    : [{ what: `${title} has no condition`, answer: 'yes', position, note, wants: [] }]

/** Explains a context: whether it decides the navigation. Undefined when there is none of this id. */
export const explainContext = (linked: Linked, id: string, person: Cube): Explanation | undefined =>
  linked.contexts.some((context) => context.id === id)
    ? conclude(
        linked,
        `context ${id}`,
        peopleOfContext(linked, id),
        person,
        contextLayers(linked, id, person),
      )
    : undefined

/** Explains a part of a screen, "route/part". Undefined when there is none. */
export function explainPart(linked: Linked, path: string, person: Cube): Explanation | undefined {
  const [routeId = '', part = ''] = path.split('/')
  const route = linked.route(routeId)
  if (!route?.partsAt[part]) return undefined
  const people = intersect(peopleWhoOpen(linked, routeId), onRoute(linked, route, route.parts[part]!))
  return conclude(linked, `part ${path}`, people, person, partLayers(linked, route, part, person))
}

/** People whom the address of this route leads to its own screen. */
const peopleWhoOpen = (linked: Linked, routeId: string): Cover =>
  union(
    ...destinations(linked, routeId).flatMap(({ people, end }) =>
      end.kind === 'route' && end.route === routeId ? [people] : [],
    ),
  )

/** Explains a route: whether it opens, by which guards, and where the person ends. */
export function explainRoute(
  linked: Linked,
  routeId: string,
  person: Cube,
): (Explanation & { ends: Destination[] }) | undefined {
  const route = linked.route(routeId)
  if (!route) return undefined
  const opens = peopleWhoOpen(linked, routeId)
  const ends = destinations(linked, routeId, peopleLike(linked, person))
  const explanation = conclude(
    linked,
    `route ${routeId}`,
    opens,
    person,
    routeLayers(linked, routeId, person),
  )
  return Object.assign(explanation, { ends })
}

/** Adds verdict, deciding condition and smallest changes, from the people who see the subject. */
function conclude(
  linked: Linked,
  subject: string,
  people: Cover,
  person: Cube,
  layers: Layer[],
): Explanation {
  const answer = membership(linked, people, person)
  const other = () => (answer === 'no' ? people : complement(people, linked.vocabulary.universe))
  return {
    subject,
    verdict: VERDICTS[answer],
    layers,
    decider: layers.find(({ answer }) => answer !== 'yes'),
    // Lazy, since it costs more than all the rest: the inspector needs it for one entry only.
    get changes() {
      return answer === 'unknown' ? [] : smallestChanges(linked, other(), person)
    },
  }
}
