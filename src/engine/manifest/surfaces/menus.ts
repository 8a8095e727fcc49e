// Menus: the header menu, which the navigation context chooses, the menu of the side panel, the tab bar, and the tabs of
// layouts.
import { complement, intersect, NOBODY, union, type Cover } from '../conditions/cover.ts'
import { peopleOn } from '../resolve/admission.ts'
import { resolveEntries, type ItemContext } from '../resolve/resolve-entries.ts'
import type { Resolved, ResolvedMenu } from '../resolve/resolved.ts'
import type { Scope } from '../resolve/scope.ts'
import type { Menu } from '../manifest.ts'
import type { MenuFile } from '../read/types.gen.ts'
import { peopleWithEntry } from './entries.ts'
import { anonymous, called, or } from './property-words.ts'
import type { SurfaceOf } from './surface.ts'
import { indent, itemsText } from './view.ts'

type ResolvedMenus = Map<string, ResolvedMenu>

type Menus = Readonly<Record<string, Menu>>

declare module '../resolve/resolved.ts' {
  interface ResolvedSurfaces {
    menus: ResolvedMenus
  }
}
declare module '../manifest.ts' {
  interface ManifestSurfaces {
    menus: Menus
  }
}

/** One file of config/menus/. */
export function resolveMenuEntries(scope: Scope, context: ItemContext): ResolvedMenu {
  const menu = scope.file.value as MenuFile
  checkGroups(menu, scope)
  return {
    id: menu.id,
    label: menu.label,
    when: scope.peopleWhoMeet(menu.when, '/when'),
    items: resolveEntries(menu.items, scope, '/items', { ...context, from: undefined }),
    groups: menu.groups,
    note: menu.note,
    position: scope.position(''),
  }
}

/** Its groups name nothing else than its entries, and each of them. */
function checkGroups({ id: menu, items, groups }: MenuFile, scope: Scope): void {
  if (!groups) return
  for (const [group, { items: ids }] of groups.entries())
    for (const [place, id] of ids.entries()) {
      const pointer = `/groups/${group}/items/${place}`
      scope.recordReference('entry', `${menu}/${id}`, pointer)
      const earlier = groups.findIndex(({ items: others }, g) =>
        others.some((other, o) => other === id && (g < group || (g === group && o < place))),
      )
      if (earlier >= 0)
        scope.report(
          pointer,
          'duplicate',
          `Entry "${id}" is in the group "${groups[earlier]!.label}" already, so people would see it twice.`,
          'Remove one of the two.',
        )
      if (items.some((item) => item.id === id)) continue
      scope.report(
        pointer,
        'unknown-name',
        `"${menu}" has no entry "${id}" for this group.`,
        `Its entries: ${items.map((item) => item.id).join(', ')}.`,
      )
    }
  for (const [place, { id }] of items.entries())
    if (!groups.some((group) => group.items.includes(id)))
      scope.report(
        `/items/${place}`,
        'structure',
        `Entry "${id}" is in no group, so nobody would find it where the groups are shown.`,
        `Name it in one of: ${groups.map(({ label }) => label).join(', ')}.`,
      )
}

/** People whose navigation context is this one: they meet its condition and none of an earlier context. */
export function peopleOfContext({ contexts, vocabulary, possible }: Resolved, id: string): Cover {
  let left = possible
  for (const context of contexts) {
    if (context.id === id) return intersect(left, context.when)
    left = intersect(left, complement(context.when, vocabulary.universe))
  }
  return NOBODY
}

/** The menus that the frame shows, each with the people who see it. */
function audiences(resolved: Resolved): Map<string, Cover> {
  const { contexts, header, possible } = resolved
  const people = new Map<string, Cover>()
  const add = (menu: string, more: Cover) => people.set(menu, union(people.get(menu) ?? NOBODY, more))
  for (const { id, shows } of contexts)
    if (shows.kind === 'menu') add(shows.menu, peopleOfContext(resolved, id))
  add(header.panel.details, intersect(possible, header.panel.when))
  add('tab-bar', possible)
  for (const route of resolved.routes)
    if (route.tabs !== undefined) add(route.tabs, intersect(possible, peopleOn(resolved, route)))
  return people
}

/** Ids of the menus that the frame shows. */
export const shownMenuIds = (resolved: Resolved): ReadonlySet<string> => new Set(audiences(resolved).keys())

export const menus: SurfaceOf<'menus'> = {
  name: 'menus',
  heading: 'Menus',
  parts: [
    {
      key: 'tabBar',
      paths: ['tab-bar'],
      text: ({ tabBar }) => (tabBar ? ['tab bar', ...indent(itemsText(tabBar.items))] : ['tab bar: none']),
      column: {
        title: 'tab bar',
        text: ({ tabBar }) => tabBar?.items.map(({ label }) => label).join(', ') ?? 'none',
      },
      reserved: {
        place: 'below',
        on: 'boot-tabbed',
        style:
          'position: fixed; inset: auto 0 0; height: 3.75rem; border-top: 1px solid var(--hairline); background: var(--card)',
      },
    },
  ],
  words: {
    label: anonymous,
    'groups.*.label': called('heading'),
    'groups.*.items': or('without that group', (ids) => `with ${[ids].flat().join(', ')}`),
  },
  elements(resolved) {
    const audienceOf = audiences(resolved)
    return [...resolved.menus.values()].map(({ id, when, items, note, position }) => ({
      path: id,
      title: `the menu "${id}"`,
      label: id,
      position,
      note,
      audience: audienceOf.get(id) ?? NOBODY,
      when,
      ...(resolved.header.panel.details === id ? { inside: 'panel' } : {}),
      compiled: `menus.${id}`,
      items,
    }))
  },
  needs(resolved) {
    const audienceOf = audiences(resolved)
    return [...resolved.menus.values()].map(({ id, when, items, position }) => ({
      title: `the menu "${id}"`,
      position,
      audience: intersect(audienceOf.get(id) ?? NOBODY, when),
      what: 'entry',
      people: peopleWithEntry(items),
      otherwise: 'would see an empty menu',
      hint: 'Give them an entry, or leave them out with the menu’s own condition.',
    }))
  },
  restrict({ menus: all, contexts, routes, header: { panel } }, { anybodyMeets, items }) {
    const kept = new Set([
      ...contexts.flatMap(({ shows }) => (shows.kind === 'menu' ? [shows.menu] : [])),
      ...(anybodyMeets(panel.when) ? [panel.details] : []),
      ...routes.flatMap(({ tabs }) => tabs ?? []),
      'tab-bar',
    ])
    return {
      menus: new Map(
        [...all]
          .filter(([id, { when }]) => kept.has(id) && anybodyMeets(when))
          .map(([id, menu]) => [id, { ...menu, items: items(menu.items) }]),
      ),
    }
  },
}
