// Finds the routes that people see first, so that the build can group their files and the page can request them at once.
import { intersect, literal, overlap, union, type Cover } from '#manifest/conditions/cover.ts'
import type { Linked, LinkedRoute } from '#manifest/link/linked.ts'
import { completesSignIn } from '#manifest/prove/checks/sign-in.ts'
import { destinations } from '#manifest/prove/destinations.ts'
import { conditionalElement } from '#manifest/surfaces/entries.ts'
import { peopleWhoSee } from '#manifest/surfaces/surface.ts'

/** People for whom this fact has one of these values. */
export function peopleWith({ vocabulary }: Linked, id: string, ...values: string[]): Cover {
  const fact = vocabulary.byId.get(id)
  if (!fact) throw new Error(`config/facts.json declares no fact "${id}"`)
  return literal(
    fact.index,
    values.reduce((mask, value) => mask | (1 << fact.values.indexOf(value)), 0),
  )
}

/** The routes where these people end when they open any of the given ones. */
function endsOf(linked: Linked, routes: readonly LinkedRoute[], people: Cover): LinkedRoute[] {
  const ends = routes.flatMap(({ id }) => destinations(linked, id, intersect(linked.possible, people)))
  const ids = new Set(ends.map(({ end }) => (end.kind === 'route' ? end.route : undefined)))
  return linked.routes.filter(({ id }) => ids.has(id))
}

/** Routes whose screens signed-out people see. */
export const publicRoutes = (linked: Linked): LinkedRoute[] =>
  endsOf(linked, linked.routes, peopleWith(linked, 'session', 'anonymous'))

/** Public routes that every signed-out person sees at their path, without a redirect. */
export const openRoutes = (linked: Linked): LinkedRoute[] =>
  publicRoutes(linked).filter((route) => {
    const ends = destinations(
      linked,
      route.id,
      intersect(linked.possible, peopleWith(linked, 'session', 'anonymous')),
    )
    return !completesSignIn(linked, route) && ends.every(({ hops }) => hops.length === 0) && ends.length === 1
  })

/** Open routes with one address: their pages can have their content in the HTML. */
export const drawnRoutes = (linked: Linked): LinkedRoute[] =>
  openRoutes(linked).filter(({ path, shows }) => !/[:*]/.test(path) && shows.kind === 'screen')

/** Those of them that search engines may list. */
export const indexedRoutes = (linked: Linked): LinkedRoute[] =>
  drawnRoutes(linked).filter(({ isIndexed }) => isIndexed)

/** Routes on which signed-in people start: where the root leads them. */
export const landingRoutes = (linked: Linked): LinkedRoute[] =>
  endsOf(linked, linked.routesOn('/'), peopleWith(linked, 'session', ...signedInModes(linked)))

const signedInModes = ({ vocabulary }: Linked): string[] =>
  (vocabulary.byId.get('session')?.values ?? []).filter((mode) => mode !== 'anonymous')

/** Routes to which the provider sends people back. */
export const callbackRoutes = (linked: Linked): LinkedRoute[] =>
  linked.routes.filter((route) => completesSignIn(linked, route))

/** Parts of the view that have space in the HTML before scripts run. */
export const reservedParts = ({ surfaces }: Pick<Linked, 'surfaces'>) =>
  surfaces
    .flatMap(({ parts = [] }) => parts)
    .flatMap(({ reserved, paths }) => (reserved ? [{ ...reserved, paths }] : []))

/** Routes that show nobody anything for which the HTML has space. */
export function bareRoutes(linked: Linked): LinkedRoute[] {
  const framed = union(
    ...reservedParts(linked)
      .flatMap(({ paths }) => paths)
      .flatMap((path) => {
        const element = conditionalElement(linked, path)
        return element ? [peopleWhoSee(element)] : []
      }),
  )
  return linked.routes.filter(
    (route) =>
      route.shows.kind === 'screen' &&
      !completesSignIn(linked, route) &&
      !overlap(framed, peopleWith(linked, 'area', route.area), linked.possible),
  )
}

/** "area/name" of the screens of these routes. */
export const screensOf = (routes: readonly LinkedRoute[]): string[] => [
  ...new Set(routes.flatMap(({ shows }) => (shows.kind === 'screen' ? [shows.screen] : []))),
]
