// The manifest for some people only: what none of them can be shown is left out, and everything else is as it was.
import { intersect, literal, NOBODY, overlap, type Cover } from './cover.ts'
import type { Linked, LinkedItem, LinkedRoute } from './linked.ts'

export function narrow(linked: Linked, people: Cover): Linked {
  const { legal, vocabulary } = linked
  // Somebody who is turned away before the screen needs nothing of it.
  const closed = (route: LinkedRoute): LinkedRoute => ({
    ...route,
    guards: untilClosed(route),
    title: '',
    card: undefined,
    parts: {},
    links: [],
    shows: { kind: 'redirect', outcomes: [] },
  })
  const untilClosed = (route: LinkedRoute): string[] => {
    const first = route.guards.findIndex(
      (_, index) =>
        !overlap(pastGuards(linked, { ...route, guards: route.guards.slice(0, index + 1) }), people, legal),
    )
    return route.guards.slice(0, first + 1)
  }
  const isOpen = (route: LinkedRoute) => overlap(pastGuards(linked, route), people, legal)
  const open = new Set(linked.routes.filter(isOpen))
  const routes = linked.routes.map((route) => (open.has(route) ? route : closed(route)))

  // Around a screen stands what belongs to its area.
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
  const someone = (when: Cover) => overlap(when, here, legal)
  const items = (all: readonly LinkedItem[]): LinkedItem[] =>
    all
      .filter(({ shown }) => someone(shown))
      .map((item) =>
        item.target.kind === 'group'
          ? { ...item, target: { ...item.target, children: items(item.target.children) } }
          : item,
      )
  const contexts = linked.contexts.filter(({ when }) => someone(when))
  const { panel } = linked.header
  const menus = new Set([
    ...contexts.flatMap(({ shows }) => (shows.kind === 'menu' ? [shows.menu] : [])),
    ...(someone(panel.when) ? [panel.details] : []),
    'tab-bar',
  ])
  const guards = new Set(routes.flatMap((route) => route.guards))
  const cards = new Set(routes.map(({ card }) => card))
  const kept = <T extends { when: Cover }>(part: T): T =>
    someone(part.when) ? part : { ...part, when: NOBODY }
  const { header, banner } = linked
  return {
    ...linked,
    contexts,
    routes,
    guards: new Map([...linked.guards].filter(([id]) => guards.has(id))),
    menus: new Map(
      [...linked.menus]
        .filter(([id, { when }]) => menus.has(id) && someone(when))
        .map(([id, menu]) => [id, { ...menu, items: items(menu.items) }]),
    ),
    header: { messages: kept(header.messages), userIcon: kept(header.userIcon), panel: kept(header.panel) },
    banner: someone(banner.when) ? banner : { ...banner, when: NOBODY, kind: [], naming: [] },
    footer: {
      ...linked.footer,
      groups: linked.footer.groups.map((group) => ({ ...group, items: items(group.items) })),
    },
    dialogs: linked.dialogs.filter(({ when }) => someone(when)),
    cards: new Map([...linked.cards].filter(([id]) => cards.has(id))),
  }
}

/** Who gets past the guards of this route, on the route itself? */
function pastGuards({ vocabulary, guards }: Linked, { area, match, guards: chain }: LinkedRoute): Cover {
  const fact = vocabulary.byId.get('area')
  const here = fact ? intersect(match, literal(fact.index, 1 << fact.values.indexOf(area))) : match
  return chain.reduce((passing, id) => {
    const guard = guards.get(id)
    return guard?.kind === 'require' ? intersect(passing, guard.require) : passing
  }, here)
}
