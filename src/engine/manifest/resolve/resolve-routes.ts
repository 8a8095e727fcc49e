// Resolves routes: flattens groups, which hand down guards, areas, layouts and tabs.
import { resolveOutcome } from './resolve-guards.ts'
import { fillInUntil, resolvePeriod } from './resolve-period.ts'
import type { ResolvedRoute, ResolvedSentence } from './resolved.ts'
import { didYouMean } from '../conditions/condition.ts'
import { escapePointer } from '../read/pointer.ts'
import { resolveSentences } from './resolve-sentences.ts'
import { checkRouteNode } from './route-problems.ts'
import type { Scope } from './scope.ts'
import type { RouteNode, RoutesFile } from '../read/types.gen.ts'

/** All routes of one file, in the order they are written. */
export function resolveRoutes(scope: Scope): ResolvedRoute[] {
  const { routes } = scope.file.value as RoutesFile
  return routes.flatMap((node, i) => flatten(node, scope, `/routes/${i}`, { guards: [] }))
}

/** What a route takes from the groups around it, if it does not say otherwise. */
interface Inherited {
  guards: string[]
  area?: string | undefined
  layout?: string | undefined
  tabs?: string | undefined
}

function flatten(node: RouteNode, scope: Scope, pointer: string, inherited: Inherited): ResolvedRoute[] {
  const own = (node.guards ?? []).filter((id, i) => scope.requireName('guard', id, `${pointer}/guards/${i}`))
  const guards = [...inherited.guards, ...own.filter((id) => !inherited.guards.includes(id))]
  const { area = inherited.area, layout = inherited.layout, tabs = inherited.tabs } = node
  if (node.area !== undefined) checkArea(node.area, scope, `${pointer}/area`)
  if (node.layout !== undefined) scope.requireName('layout', node.layout, `${pointer}/layout`)
  if (node.tabs !== undefined) scope.requireName('menu', node.tabs, `${pointer}/tabs`)
  const passedOn = { guards, area, layout, tabs }
  checkRouteNode(scope, node, pointer, passedOn)
  if (node.routes)
    return node.routes.flatMap((child, i) => flatten(child, scope, `${pointer}/routes/${i}`, passedOn))
  const route = resolveRoute(node, scope, pointer, passedOn)
  return route ? [route] : []
}

function checkArea(area: string, scope: Scope, pointer: string): void {
  const values = scope.names.vocabulary.byId.get('area')?.values ?? []
  if (!values.includes(area))
    scope.report(
      pointer,
      'unknown-name',
      `"${area}" is not a value of the fact "area", so no navigation would apply.`,
      didYouMean(area, values),
    )
}

function resolveRoute(
  node: RouteNode,
  scope: Scope,
  pointer: string,
  { guards, area, layout, tabs }: Inherited,
): ResolvedRoute | undefined {
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
  if (node.screen !== undefined) scope.requireName('screen', node.screen, `${pointer}/screen`)
  if (node.card !== undefined) scope.requireName('card', node.card, `${pointer}/card`)
  return {
    id,
    path,
    title,
    description: node.description,
    words: node.words ?? [],
    lets: Object.fromEntries(
      [[id, node.lets] as const]
        .concat(Object.entries(node.parts ?? {}).map(([name, { lets }]) => [`${id}/${name}`, lets]))
        .flatMap(([name, lets]) => (lets === undefined ? [] : [[name, lets]])),
    ),
    area,
    match: scope.peopleWhoMeet(node.match, `${pointer}/match`),
    guards,
    shows:
      node.screen === undefined
        ? {
            kind: 'redirect',
            outcomes: (node.redirect ?? []).map((each, i) =>
              resolveOutcome(each, scope, `${pointer}/redirect/${i}`, path),
            ),
          }
        : { kind: 'screen', screen: node.screen },
    card: node.card,
    ...(node.screen === undefined ? {} : { layout, tabs }),
    parts: Object.fromEntries(
      Object.entries(node.parts ?? {}).map(([name, part]) => [
        name,
        scope.peopleWhoMeet(part.when, `${pointer}/parts/${escapePointer(name)}/when`),
      ]),
    ),
    partsAt: Object.fromEntries(
      Object.entries(node.parts ?? {}).map(([name, { note }]) => [
        name,
        { note, position: scope.position(`${pointer}/parts/${escapePointer(name)}`) },
      ]),
    ),
    headings: resolveSentences(node.heading ?? [], scope, `${pointer}/heading`),
    closed: closedBy(node, scope, pointer),
    links: [
      ...linksOf('screen', node.screen, scope, `${pointer}/screen`),
      ...linksOf('layout', node.screen === undefined ? undefined : layout, scope, pointer),
    ].filter((target, i, all) => target !== id && all.indexOf(target) === i),
    isIndexed: node.indexed === true,
    reachedFrom: node['reached-from'],
    note: node.note,
    position: scope.position(pointer),
  }
}

function closedBy({ id, closed, screen }: RouteNode, scope: Scope, pointer: string): ResolvedSentence[] {
  if (!closed) return []
  const at = `${pointer}/closed`
  if (screen === undefined)
    scope.report(
      at,
      'closed-page',
      `Route "${id}" leads on to other pages, so there is none to close here.`,
      'Close the page that it leads to.',
    )
  else if (scope.names.supplied.screensThatSignIn.has(screen))
    scope.report(
      at,
      'closed-page',
      `Route "${id}" cannot be closed: people sign in from there.`,
      'Say it in an announcement.',
    )
  return [
    {
      when: scope.peopleWhoMeet(undefined, at),
      text: fillInUntil(closed.says, closed.until, scope, `${at}/says`),
      ...resolvePeriod(closed, scope, at, `The closing of route "${id}"`),
      position: scope.position(at),
    },
  ]
}

/** Routes that the code of a screen or layout links to. */
function linksOf(
  kind: 'screen' | 'layout',
  name: string | undefined,
  scope: Scope,
  pointer: string,
): string[] {
  const links = scope.names.supplied.screens.get(kind === 'screen' ? `${name}` : `${name}.layout`) ?? []
  return links.filter((target) => {
    scope.names.used.add(`route ${target}`)
    const isKnown = scope.names.known.route.has(target)
    if (!isKnown)
      scope.report(
        pointer,
        'unknown-name',
        `The ${kind} "${name}" links to the route "${target}", which does not exist, so the link would open nothing.`,
        'Add the route, or change the code.',
      )
    return isKnown
  })
}
