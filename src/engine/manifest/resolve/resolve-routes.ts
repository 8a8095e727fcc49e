// Resolves routes: flattens groups, which hand down guards, areas, layouts and tabs.
import { resolveOutcome } from './resolve-guards.ts'
import { fillInUntil, resolvePeriod } from './resolve-period.ts'
import { screenOfKind } from '../read/page-files.ts'
import type { PagePart, ResolvedPage } from './pages/resolved-page.ts'
import type { ResolvedClosing, ResolvedRoute } from './resolved.ts'
import { didYouMean } from '../conditions/condition.ts'
import { escapePointer } from '../read/pointer.ts'
import { resolveSentences } from './resolve-sentences.ts'
import { checkRouteNode } from './route-problems.ts'
import type { Scope } from './scope.ts'
import type { RouteNode, RoutesFile } from '../read/types.gen.ts'

/** All routes of one file, in the order they are written. */
export function resolveRoutes(scope: Scope, pages: Pages): ResolvedRoute[] {
  const { routes } = scope.file.value as RoutesFile
  return routes.flatMap((node, i) => flatten(node, scope, `/routes/${i}`, { guards: [], pages, closed: [] }))
}

type Pages = ReadonlyMap<string, ResolvedPage>

/** What a route takes from the groups around it, if it does not say otherwise. */
interface Inherited {
  pages: Pages
  guards: string[]
  area?: string | undefined
  layout?: string | undefined
  tabs?: string | undefined
  within?: string | undefined
  closed: ResolvedClosing[]
}

function flatten(node: RouteNode, scope: Scope, pointer: string, inherited: Inherited): ResolvedRoute[] {
  const own = (node.guards ?? []).filter((id, i) => scope.requireName('guard', id, `${pointer}/guards/${i}`))
  const guards = [...inherited.guards, ...own.filter((id) => !inherited.guards.includes(id))]
  const { area = inherited.area, layout = inherited.layout, tabs = inherited.tabs } = node
  const { within = inherited.within } = node
  if (node.area !== undefined) checkArea(node.area, scope, `${pointer}/area`)
  if (node.layout !== undefined) scope.requireName('layout', node.layout, `${pointer}/layout`)
  if (node.tabs !== undefined) scope.requireName('menu', node.tabs, `${pointer}/tabs`)
  if (node.within !== undefined) scope.requireName('route', node.within, `${pointer}/within`)
  const closed = node.closed ? closedBy(node, node.closed, scope, pointer) : inherited.closed
  const passedOn = { pages: inherited.pages, guards, area, layout, tabs, within, closed }
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
  { pages, guards, area, layout, tabs, within, closed }: Inherited,
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
  if ([node.screen, node.page, node.redirect].filter((each) => each !== undefined).length !== 1) {
    scope.report(
      pointer,
      'structure',
      `Route "${id}" needs either a screen, a page or a redirect, so that people who open it see something.`,
      'Write one of the three.',
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
  if (node.page !== undefined) scope.requireName('page', node.page, `${pointer}/page`)
  const page = pages.get(node.page ?? '')
  const sections = sectionsFor(node, page, scope, `${pointer}/page`)
  if (closed[0] && node.screen !== undefined && scope.names.supplied.screensThatSignIn.has(node.screen))
    scope.report(
      node.closed ? `${pointer}/closed` : pointer,
      'closed-page',
      `Route "${id}" cannot be closed: people sign in from there.`,
      'Say it in an announcement.',
    )
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
      node.redirect !== undefined
        ? {
            kind: 'redirect',
            outcomes: node.redirect.map((each, i) =>
              resolveOutcome(each, scope, `${pointer}/redirect/${i}`, path),
            ),
          }
        : node.page === undefined
          ? { kind: 'screen', screen: node.screen! }
          : { kind: 'screen', screen: screenOfKind(page?.contents.kind ?? 'text'), page: node.page },
    card: node.card,
    ...(node.redirect === undefined ? { layout, tabs, within } : {}),
    parts: Object.fromEntries([
      ...Object.entries(node.parts ?? {}).map(([name, part]) => [
        name,
        scope.peopleWhoMeet(part.when, `${pointer}/parts/${escapePointer(name)}/when`),
      ]),
      ...sections.map(({ id: name, when }) => [name, when]),
    ]),
    partsAt: Object.fromEntries([
      ...Object.entries(node.parts ?? {}).map(([name, { note }]) => [
        name,
        { note, position: scope.position(`${pointer}/parts/${escapePointer(name)}`) },
      ]),
      ...sections.map(({ id: name, note, position }) => [name, { note, position, page: node.page }]),
    ]),
    headings: resolveSentences(node.heading ?? [], scope, `${pointer}/heading`),
    closed: node.redirect === undefined ? closed : [],
    links: [
      ...linksOf('screen', node.screen, scope, `${pointer}/screen`),
      ...(page?.links ?? []),
      ...linksOf('layout', node.redirect === undefined ? layout : undefined, scope, pointer),
    ].filter((target, i, all) => target !== id && all.indexOf(target) === i),
    isIndexed: node.indexed === true,
    reachedFrom: node['reached-from'],
    note: node.note,
    position: scope.position(pointer),
  }
}

/** The sections of its page that some people only read: they are parts of the route. */
function sectionsFor(
  { id, parts = {} }: RouteNode,
  page: ResolvedPage | undefined,
  scope: Scope,
  pointer: string,
): PagePart[] {
  const unread = page && Object.keys(parts).find((part) => page.parts.every((each) => each.id !== part))
  if (unread !== undefined)
    scope.report(
      `${pointer}/parts/${escapePointer(unread)}#key`,
      'unknown-name',
      `The page of route "${id}" has no part "${unread}", so its condition would do nothing.`,
      'Remove it; a section of the page has a "when" of its own.',
    )
  const sections = (page?.parts ?? []).filter(({ when }) => when !== undefined)
  const taken = sections.find((section) => parts[section.id])
  if (taken)
    scope.report(
      pointer,
      'duplicate',
      `Route "${id}" has a part "${taken.id}", and so has its page, so nothing could say which of them is meant.`,
      'Remove the part of the route, or give one another name.',
    )
  return sections
}

/** The closing of a route, or of a group for the routes in it. */
function closedBy(
  { id, group, redirect }: RouteNode,
  closed: NonNullable<RouteNode['closed']>,
  scope: Scope,
  pointer: string,
): ResolvedClosing[] {
  const at = `${pointer}/closed`
  if (redirect !== undefined)
    scope.report(
      at,
      'closed-page',
      `Route "${id}" leads on to other pages, so there is none to close here.`,
      'Close the page that it leads to.',
    )
  return [
    {
      when: scope.peopleWhoMeet(undefined, at),
      text: fillInUntil(closed.says, closed.until, scope, `${at}/says`),
      ...resolvePeriod(closed, scope, at, `The closing of ${id === undefined ? 'a group' : `route "${id}"`}`),
      ...(id === undefined && { group }),
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
