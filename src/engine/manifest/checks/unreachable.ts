// unreachable: routes, menus, guards, flags and other names that nothing leads to or uses.
import { shownMenuIds } from '../surfaces/menus.ts'
import { linksOf } from './links.ts'
import { problem, type Check } from './check.ts'

export const unreachable: Check = (resolved) => {
  const { routes, menus, used, namesThatNeedAUse } = resolved
  const led = new Set(linksOf(resolved).map(({ route }) => resolved.route(route)?.path))
  const shown = shownMenuIds(resolved)
  return [
    ...routes
      .filter(({ path, reachedFrom }) => reachedFrom === undefined && !led.has(path))
      .map(({ id, position }) =>
        problem(
          position,
          'unreachable',
          `Nothing leads to the route "${id}", so nobody finds it.`,
          'Add an entry that leads there, or say how people get there with "reached-from".',
        ),
      ),
    ...[...menus.values()]
      .filter(({ id }) => !shown.has(id) && !used.has(`menu ${id}`))
      .map(({ id, position }) =>
        problem(
          position,
          'unreachable',
          `No context shows the menu "${id}", so nobody sees it.`,
          'Name it in contexts.json, or remove the file.',
        ),
      ),
    ...namesThatNeedAUse
      .filter(({ kind, name }) => !used.has(`${kind} ${name}`))
      .map(({ kind, name, position }) => {
        const what =
          kind === 'fact'
            ? `flag "${name.replace('flag.', '')}"`
            : kind === 'condition'
              ? `shared condition "${name}"`
              : `${kind} "${name}"`
        return problem(
          position,
          'unreachable',
          `Nothing uses the ${what}, so it does nothing for anybody.`,
          kind === 'guard'
            ? 'Name it in "guards" of the routes that it is for, or remove it if everybody may open them.'
            : 'Use it, or remove it.',
        )
      }),
  ]
}
