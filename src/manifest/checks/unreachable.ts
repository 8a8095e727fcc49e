// unreachable: routes, menus, guards, flags and other names that nothing leads to or uses.
import type { Linked, LinkedItem, LinkedOutcome } from '../linked.ts'
import { problem, type Check } from './check.ts'

export const unreachable: Check = (linked) => {
  const { routes, menus, contexts, header, used, declared } = linked
  const led = ledTo(linked)
  const paths = new Map(routes.map(({ id, path }) => [id, path]))
  const ledPaths = new Set([...led].map((id) => paths.get(id)))
  const shown = new Set([
    ...contexts.flatMap(({ shows }) => (shows.kind === 'menu' ? [shows.menu] : [])),
    header.panel.details,
    'tab-bar',
  ])
  return [
    ...routes
      .filter(({ path, reachedFrom }) => reachedFrom === undefined && !ledPaths.has(path))
      .map(({ id, place }) =>
        problem(
          place,
          'unreachable',
          `Nothing leads to the route "${id}", so nobody finds it.`,
          'Add an entry that leads there, or say how people get there with "reached-from".',
        ),
      ),
    ...[...menus.values()]
      .filter(({ id }) => !shown.has(id) && !used.has(`menu ${id}`))
      .map(({ id, place }) =>
        problem(
          place,
          'unreachable',
          `No context shows the menu "${id}", so nobody sees it.`,
          'Name it in contexts.json, or remove the file.',
        ),
      ),
    ...declared
      .filter(({ kind, name }) => !used.has(`${kind} ${name}`))
      .map(({ kind, name, place }) => {
        const what =
          kind === 'fact'
            ? `flag "${name.replace('flag.', '')}"`
            : kind === 'condition'
              ? `shared condition "${name}"`
              : `${kind} "${name}"`
        return problem(
          place,
          'unreachable',
          `Nothing uses the ${what}, so it does nothing for anybody.`,
          'Use it, or remove it.',
        )
      }),
  ]
}

/** Ids of routes that some entry, outcome, redirect or screen leads to. */
function ledTo({ menus, footer, cards, dialogs, header, routes, guards }: Linked): Set<string> {
  const fromItems = (items: readonly LinkedItem[]): string[] =>
    items.flatMap(({ target }) => {
      if (target.kind === 'route' || target.kind === 'each') return [target.route]
      if (target.kind === 'command') return target.onward === undefined ? [] : [target.onward]
      return target.kind === 'group' ? fromItems(target.children) : []
    })
  const fromOutcomes = (outcomes: readonly LinkedOutcome[]) =>
    outcomes.flatMap(({ does }) => (does.kind === 'route' ? [does.route] : []))
  return new Set([
    ...[...menus.values()].flatMap(({ items }) => fromItems(items)),
    ...footer.groups.flatMap(({ items }) => fromItems(items)),
    ...[...cards.values()].flatMap(({ actions }) => fromItems(actions)),
    ...dialogs.flatMap(({ actions }) => fromItems(actions)),
    header.messages.route,
    ...routes.flatMap(({ shows, links }) => [
      ...links,
      ...(shows.kind === 'redirect' ? fromOutcomes(shows.outcomes) : []),
    ]),
    ...[...guards.values()].flatMap((guard) =>
      guard.kind === 'require' ? fromOutcomes(guard.otherwise) : [],
    ),
  ])
}
