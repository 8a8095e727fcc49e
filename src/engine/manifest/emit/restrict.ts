// Restricts a manifest to some people: leaves out what none of them can see, and keeps everything else unchanged.
import { intersect, literal, NOBODY, overlap, type Cover } from '../conditions/cover.ts'
import { peopleOn } from '../resolve/admission.ts'
import type { Resolved, ResolvedItem, ResolvedRoute } from '../resolve/resolved.ts'
import type { Restriction } from '../surfaces/surface.ts'

export function restrictTo(resolved: Resolved, people: Cover): Resolved {
  const { possible, vocabulary } = resolved
  // The guards turn all of these people away, so the screen's data is not needed.
  const closed = (route: ResolvedRoute): ResolvedRoute => ({
    ...route,
    guards: untilClosed(route),
    title: '',
    card: undefined,
    layout: undefined,
    tabs: undefined,
    parts: {},
    headings: [],
    closed: [],
    links: [],
    shows: { kind: 'redirect', outcomes: [] },
  })
  const untilClosed = (route: ResolvedRoute): string[] => {
    const first = route.guards.findIndex(
      (_, index) =>
        !overlap(
          peopleOn(resolved, { ...route, guards: route.guards.slice(0, index + 1) }),
          people,
          possible,
        ),
    )
    return route.guards.slice(0, first + 1)
  }
  const isOpen = (route: ResolvedRoute) => overlap(peopleOn(resolved, route), people, possible)
  const open = new Set(resolved.routes.filter(isOpen))
  const routes = resolved.routes.map((route) => (open.has(route) ? route : closed(route)))

  // Only surfaces of the areas of open routes can be seen.
  const area = vocabulary.byId.get('area')
  const areas = [...open].map((route) => area?.values.indexOf(route.area) ?? 0)
  const here = area
    ? intersect(
        people,
        literal(
          area.index,
          areas.reduce((mask, bit) => mask | (1 << bit), 0),
        ),
      )
    : people
  const restriction = createRestriction((when) => overlap(when, here, possible))
  const guards = new Set(routes.flatMap((route) => route.guards))
  const restricted: Resolved = {
    ...resolved,
    contexts: resolved.contexts.filter(({ when }) => restriction.anybodyMeets(when)),
    routes,
    guards: new Map([...resolved.guards].filter(([id]) => guards.has(id))),
  }
  const left = resolved.surfaces.reduce<Resolved>(
    (before, surface) => ({ ...before, ...surface.restrict(before, restriction) }),
    restricted,
  )
  const shown = badgesIn(left.surfaces.map(({ name }) => left[name as keyof Resolved]))
  return { ...left, badges: new Map([...left.badges].filter(([id]) => shown.has(id))) }
}

/** The badges of entries and icons. */
function badgesIn(value: unknown): Set<string> {
  if (typeof value !== 'object' || value === null) return new Set()
  const { badge } = value as { badge?: string }
  const inside = value instanceof Map ? [...value.values()] : Object.values(value)
  return new Set([...(badge === undefined ? [] : [badge]), ...inside.flatMap((each) => [...badgesIn(each)])])
}

function createRestriction(anybodyMeets: (when: Cover) => boolean): Restriction {
  const items = (all: readonly ResolvedItem[]): ResolvedItem[] =>
    all
      .filter(({ shown }) => anybodyMeets(shown))
      .map((item) =>
        item.target.kind === 'group'
          ? { ...item, target: { ...item.target, children: items(item.target.children) } }
          : item,
      )
  return {
    anybodyMeets,
    items,
    conditional: (element) => (anybodyMeets(element.when) ? element : { ...element, when: NOBODY }),
  }
}
