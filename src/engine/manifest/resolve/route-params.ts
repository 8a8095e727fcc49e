// Parameters of paths are names: unknown ones are reported here, missing ones by the check missing-parameter.
import { didYouMean } from '../conditions/condition.ts'
import { paramNames } from '../paths.ts'
import { escapePointer } from '../read/pointer.ts'
import type { ResolvedGuard, ResolvedRoute } from './resolved.ts'
import type { Scope } from './scope.ts'
import type { Item, MenuFile } from '../read/types.gen.ts'

/** The `from` of an entry that shows on every page: there are no parameters to copy. */
export const EVERY_PAGE = ''

type Params = Readonly<Record<string, string>>

/**
 * Reports an unknown route, and parameters that its path does not have. `pointer` is where the route is named, with its
 * parameters with it. A value ":name" takes a parameter from the path `from`; for guards and menus, checkGuardParams
 * and checkMenuParams check that.
 */
export function requireRoute(
  scope: Scope,
  route: string,
  params: Params,
  pointer: string,
  from?: string,
): boolean {
  if (!scope.requireName('route', route, pointer)) return false
  const path = scope.names.paths.get(route) ?? '/'
  const needed = paramNames(path)
  const paramsPointer = `${pointer.slice(0, pointer.lastIndexOf('/'))}/params`
  for (const [name, value] of Object.entries(params)) {
    const own = `${paramsPointer}/${escapePointer(name)}`
    if (!needed.includes(name))
      scope.report(
        `${own}#key`,
        'unknown-name',
        `The path of route "${route}" has no parameter "${name}", so the value would go nowhere.`,
        didYouMean(name, needed) ?? `Its path is ${path}.`,
      )
    if (from !== undefined) checkCarried(scope, value, from, own)
  }
  return true
}

/** A value ":name" takes the parameter of that name from the path `from`. */
function checkCarried(scope: Scope, value: string, from: string, pointer: string, of = 'The path'): void {
  const known = paramNames(from)
  if (!value.startsWith(':') || known.includes(value.slice(1))) return
  if (from === EVERY_PAGE)
    return scope.report(
      pointer,
      'unknown-name',
      `An entry is on every page, so there is no "${value.slice(1)}" to carry over.`,
      'Write the value itself.',
    )
  scope.report(
    pointer,
    'unknown-name',
    `${of} ${from} has no parameter "${value.slice(1)}", so nothing would be carried over.`,
    didYouMean(
      value,
      known.map((name) => `:${name}`),
    ) ?? 'Write the value itself, or a parameter of that path.',
  )
}

/** A value ":name" of a guard's outcome must be a parameter of every route that has the guard. */
export function checkGuardParams(
  scope: Scope,
  guards: ReadonlyMap<string, ResolvedGuard>,
  routes: readonly ResolvedRoute[],
): void {
  const guardedBy = Map.groupBy(
    routes.flatMap((route) => [...new Set(route.guards)].map((guard) => ({ guard, route }))),
    ({ guard }) => guard,
  )
  for (const guard of guards.values()) {
    if (guard.kind !== 'require') continue
    const guarded = guardedBy.get(guard.id) ?? []
    guard.otherwise.forEach(({ action }, i) => {
      if (action.kind !== 'route') return
      for (const [name, value] of Object.entries(action.params)) {
        const pointer = `/guards/${escapePointer(guard.id)}/otherwise/${i}/params/${escapePointer(name)}`
        for (const { route } of guarded)
          checkCarried(scope, value, route.path, pointer, `The guard is on route "${route.id}", whose path`)
      }
    })
  }
}

/** A value ":name" of a menu's entry must be a parameter of every route that has the menu as tabs. */
export function checkMenuParams(scope: Scope, routes: readonly ResolvedRoute[]): void {
  const { id: menu, items } = scope.file.value as MenuFile
  const around = routes.filter(({ tabs }) => tabs === menu)
  const visit = (all: readonly Item[], pointer: string): void =>
    all.forEach((item, i) => {
      const placePointer = `${pointer}/${i}`
      if (around.length > 0 && item.to === undefined)
        scope.report(
          placePointer,
          'structure',
          `Entry "${item.id}" is a tab of a layout, so it has to lead to a route.`,
          'Write to.',
        )
      for (const [name, value] of Object.entries(item.params ?? {})) {
        const own = `${placePointer}/params/${escapePointer(name)}`
        if (around.length === 0) checkCarried(scope, value, EVERY_PAGE, own)
        for (const { id, path } of around)
          checkCarried(scope, value, path, own, `The menu is on route "${id}", whose path`)
      }
      visit(item.children ?? [], `${placePointer}/children`)
    })
  visit(items, '/items')
}

/** The parameter that takes the path of each entry of a content list. */
export function checkListParam(scope: Scope, route: string, param: string, pointer: string): void {
  const path = scope.names.paths.get(route)
  if (path === undefined || paramNames(path).includes(param)) return
  scope.report(
    pointer,
    'unknown-name',
    `The path of route "${route}" has no parameter "${param}", so every entry would lead to the same address.`,
    didYouMean(param, paramNames(path)) ?? `Its path is ${path}.`,
  )
}
