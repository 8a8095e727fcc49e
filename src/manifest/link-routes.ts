// Links routes, guards and outcomes: groups are flattened, guard chains and areas inherited.
import { EVERYBODY } from './cover.ts'
import type { LinkedGuard, LinkedOutcome, LinkedRoute } from './linked.ts'
import { meant } from './condition.ts'
import { escapePointer } from './read.ts'
import type { Scope } from './scope.ts'
import type { LoadName } from './supplied.ts'
import type { GuardsFile, Outcome, RouteNode, RoutesFile } from './types.gen.ts'

/** All routes of one file, in the order they are written. */
export function linkRoutes(scope: Scope): LinkedRoute[] {
  const { routes } = scope.file.value as RoutesFile
  return routes.flatMap((node, i) => flatten(node, scope, `/routes/${i}`, { guards: [], area: undefined }))
}

interface Inherited {
  guards: string[]
  area: string | undefined
}

function flatten(node: RouteNode, scope: Scope, pointer: string, inherited: Inherited): LinkedRoute[] {
  const own = (node.guards ?? []).filter((id, i) => scope.knows('guard', id, `${pointer}/guards/${i}`))
  const guards = [...inherited.guards, ...own.filter((id) => !inherited.guards.includes(id))]
  const area = node.area ?? inherited.area
  if (node.area !== undefined) checkArea(node.area, scope, `${pointer}/area`)
  if (node.routes) {
    return node.routes.flatMap((child, i) =>
      flatten(child, scope, `${pointer}/routes/${i}`, { guards, area }),
    )
  }
  const route = linkRoute(node, scope, pointer, { guards, area })
  return route ? [route] : []
}

function checkArea(area: string, scope: Scope, pointer: string): void {
  const values = scope.names.vocabulary.byId.get('area')?.values ?? []
  if (!values.includes(area))
    scope.report(
      pointer,
      'unknown-name',
      `"${area}" is not a value of the fact "area", so no navigation would apply.`,
      meant(area, values),
    )
}

function linkRoute(
  node: RouteNode,
  scope: Scope,
  pointer: string,
  { guards, area }: Inherited,
): LinkedRoute | undefined {
  const { id, path, title } = node
  if (id === undefined || path === undefined || title === undefined) {
    scope.report(
      pointer,
      'structure',
      'A route needs id, path and title; a group needs routes.',
      'Add what is missing.',
    )
    return undefined
  }
  if ((node.screen === undefined) === (node.redirect === undefined)) {
    scope.report(
      pointer,
      'structure',
      `Route "${id}" needs either a screen or a redirect, so that people who open it see something.`,
      'Write one of the two.',
    )
    return undefined
  }
  if (area === undefined) {
    scope.report(
      pointer,
      'structure',
      `Route "${id}" has no area, so no navigation would apply.`,
      'Give it, or a group around it, an area.',
    )
    return undefined
  }
  if (node.screen !== undefined) scope.knows('screen', node.screen, `${pointer}/screen`)
  if (node.card !== undefined) scope.knows('card', node.card, `${pointer}/card`)
  return {
    id,
    path,
    title,
    description: node.description,
    area,
    match: scope.cover(node.match, `${pointer}/match`),
    guards,
    shows:
      node.screen === undefined
        ? {
            kind: 'redirect',
            outcomes: (node.redirect ?? []).map((each, i) =>
              linkOutcome(each, scope, `${pointer}/redirect/${i}`),
            ),
          }
        : { kind: 'screen', screen: node.screen },
    card: node.card,
    parts: Object.fromEntries(
      Object.entries(node.parts ?? {}).map(([name, part]) => [
        name,
        scope.cover(part.when, `${pointer}/parts/${escapePointer(name)}/when`),
      ]),
    ),
    links: (node.links ?? []).filter((target, i) => scope.knows('route', target, `${pointer}/links/${i}`)),
    reachedFrom: node['reached-from'],
    note: node.note,
    place: scope.place(pointer),
  }
}

function linkOutcome(outcome: Outcome, scope: Scope, pointer: string): LinkedOutcome {
  const kinds = (['sign-in', 'route', 'link', 'older-app', 'not-found'] as const).filter(
    (kind) => outcome[kind] !== undefined,
  )
  if (kinds.length !== 1)
    scope.report(
      pointer,
      'structure',
      'An outcome says exactly one of sign-in, route, link, older-app and not-found.',
      'Write one of them.',
    )
  if (outcome.route !== undefined) scope.knows('route', outcome.route, `${pointer}/route`)
  if (outcome.link !== undefined) scope.knows('link', outcome.link, `${pointer}/link`)
  return {
    when: outcome.when === undefined ? EVERYBODY : scope.cover(outcome.when, `${pointer}/when`),
    does: does(outcome),
    note: outcome.note,
    place: scope.place(pointer),
  }
}

function does(outcome: Outcome): LinkedOutcome['does'] {
  if (outcome['sign-in']) return { kind: 'sign-in' }
  if (outcome.route !== undefined)
    return { kind: 'route', route: outcome.route, params: outcome.params ?? {}, notice: outcome.notice }
  if (outcome.link !== undefined) return { kind: 'link', link: outcome.link }
  return outcome['older-app'] ? { kind: 'older-app' } : { kind: 'not-found' }
}

/** All guards, by name. A guard either requires with an outcome, or loads. */
export function linkGuards(scope: Scope): Map<string, LinkedGuard> {
  const guards = new Map<string, LinkedGuard>()
  for (const [id, guard] of Object.entries((scope.file.value as GuardsFile).guards)) {
    const pointer = `/guards/${escapePointer(id)}`
    const written = { id, note: guard.note, place: scope.place(pointer) }
    if ((guard.require === undefined) === (guard.load === undefined)) {
      scope.report(
        pointer,
        'structure',
        `Guard "${id}" needs either require or load, so that it guards something.`,
        'Write one of the two.',
      )
    } else if (guard.load !== undefined) {
      scope.knows('load', guard.load, `${pointer}/load`)
      guards.set(id, {
        ...written,
        kind: 'load',
        load: guard.load as LoadName,
        onError: guard['on-error'] ?? 'fail',
      })
    } else if (guard.otherwise === undefined) {
      scope.report(
        pointer,
        'structure',
        `Guard "${id}" does not say what happens to people it turns away.`,
        'Add otherwise.',
      )
    } else {
      const otherwise = guard.otherwise.map((each, i) =>
        linkOutcome(each, scope, `${pointer}/otherwise/${i}`),
      )
      guards.set(id, {
        ...written,
        kind: 'require',
        require: scope.cover(guard.require, `${pointer}/require`),
        otherwise,
      })
    }
  }
  return guards
}
