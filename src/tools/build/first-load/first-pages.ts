// Finds the routes that people see first, so that the build can group their files and the page can request them at once.
import { intersect, literal, overlap, union, type Cover } from '#manifest/conditions/cover.ts'
import type { Resolved, ResolvedRoute } from '#manifest/resolve/resolved.ts'
import { completesSignIn } from '#manifest/checks/sign-in.ts'
import { destinations } from '#manifest/checks/destinations.ts'
import { conditionalElement } from '#manifest/surfaces/entries.ts'
import { peopleWhoSee } from '#manifest/surfaces/surface.ts'

/** People for whom this fact has one of these values. */
export function peopleWith({ vocabulary }: Resolved, id: string, ...values: string[]): Cover {
  const fact = vocabulary.byId.get(id)
  if (!fact) throw new Error(`config/facts.json declares no fact "${id}"`)
  return literal(
    fact.index,
    values.reduce((mask, value) => mask | (1 << fact.values.indexOf(value)), 0),
  )
}

/** The routes where these people end when they open any of the given ones. */
function endsOf(resolved: Resolved, routes: readonly ResolvedRoute[], people: Cover): ResolvedRoute[] {
  const ends = routes.flatMap(({ id }) => destinations(resolved, id, intersect(resolved.possible, people)))
  const ids = new Set(ends.map(({ end }) => (end.kind === 'route' ? end.route : undefined)))
  return resolved.routes.filter(({ id }) => ids.has(id))
}

/** Routes whose screens signed-out people see. */
export const publicRoutes = (resolved: Resolved): ResolvedRoute[] =>
  endsOf(resolved, resolved.routes, peopleWith(resolved, 'session', 'anonymous'))

/** Public routes that every signed-out person sees at their path, without a redirect. */
export const openRoutes = (resolved: Resolved): ResolvedRoute[] =>
  publicRoutes(resolved).filter((route) => {
    const ends = destinations(
      resolved,
      route.id,
      intersect(resolved.possible, peopleWith(resolved, 'session', 'anonymous')),
    )
    return (
      !completesSignIn(resolved, route) && ends.every(({ hops }) => hops.length === 0) && ends.length === 1
    )
  })

/** Open routes with one address: their pages can have their content in the HTML. */
export const drawnRoutes = (resolved: Resolved): ResolvedRoute[] =>
  openRoutes(resolved).filter(({ path, shows }) => !/[:*]/.test(path) && shows.kind === 'screen')

/** Those of them that search engines may list. */
export const indexedRoutes = (resolved: Resolved): ResolvedRoute[] =>
  drawnRoutes(resolved).filter(({ isIndexed }) => isIndexed)

/** Routes on which signed-in people start: where the root leads them. */
export const landingRoutes = (resolved: Resolved): ResolvedRoute[] =>
  endsOf(resolved, resolved.routesOn('/'), peopleWith(resolved, 'session', ...signedInModes(resolved)))

const signedInModes = ({ vocabulary }: Resolved): string[] =>
  (vocabulary.byId.get('session')?.values ?? []).filter((mode) => mode !== 'anonymous')

/** Routes to which the provider sends people back. */
export const callbackRoutes = (resolved: Resolved): ResolvedRoute[] =>
  resolved.routes.filter((route) => completesSignIn(resolved, route))

/** Parts of the view that have space in the HTML before scripts run. */
export const reservedParts = ({ surfaces }: Pick<Resolved, 'surfaces'>) =>
  surfaces
    .flatMap(({ parts = [] }) => parts)
    .flatMap(({ reserved, paths }) => (reserved ? [{ ...reserved, paths }] : []))

/** Routes that show nobody anything for which the HTML has space. */
export function bareRoutes(resolved: Resolved): ResolvedRoute[] {
  const framed = union(
    ...reservedParts(resolved)
      .flatMap(({ paths }) => paths)
      .flatMap((path) => {
        const element = conditionalElement(resolved, path)
        return element ? [peopleWhoSee(element)] : []
      }),
  )
  return resolved.routes.filter(
    (route) =>
      route.shows.kind === 'screen' &&
      !completesSignIn(resolved, route) &&
      !overlap(framed, peopleWith(resolved, 'area', route.area), resolved.possible),
  )
}

/** "area/name" of the screens of these routes. */
export const screensOf = (routes: readonly ResolvedRoute[]): string[] => [
  ...new Set(routes.flatMap(({ shows }) => (shows.kind === 'screen' ? [shows.screen] : []))),
]
