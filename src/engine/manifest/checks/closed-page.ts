// closed-page: what must stay open while a page is closed for a time. People sign in, and everybody gets somewhere.
import { without } from '../conditions/cover.ts'
import type { Resolved, ResolvedItem, ResolvedRoute } from '../resolve/resolved.ts'
import { peopleSignedIn } from '../resolve/signed-in.ts'
import { problem, type Check } from './check.ts'
import { destinations } from './destinations.ts'
import { targetRoute } from './links.ts'
import { completesSignIn } from './sign-in.ts'

export const closedPage: Check = (resolved) => {
  const closed = resolved.routes.filter((route) => route.closed.length > 0)
  if (closed.length === 0) return []
  return [
    ...closed.flatMap((route) => {
      const why = neededFor(resolved, route)
      return why === undefined
        ? []
        : [
            problem(
              route.closed[0]!.position,
              'closed-page',
              `Route "${route.id}" cannot be closed: ${why}.`,
              'Close the pages that people would be led away from, or say it in an announcement.',
            ),
          ]
    }),
    ...[...resolved.menus.values()].flatMap(({ id, items, position }) => {
      // Tabs go with their pages.
      const leading = resolved.routes.some(({ tabs }) => tabs === id) ? [] : leavesOf(items)
      const isShut = leading.every(({ target }) => {
        const route = targetRoute(target)
        return route !== undefined && closed.some((each) => each.id === route)
      })
      return leading.length > 1 && isShut
        ? [
            problem(
              position,
              'closed-page',
              `Every entry of the menu "${id}" leads to a page that is closed, so people could go nowhere by it.`,
              'Leave one of its pages open.',
            ),
          ]
        : []
    }),
  ]
}

/** What could not be done without this page; undefined where it can be closed. */
function neededFor(resolved: Resolved, route: ResolvedRoute): string | undefined {
  if (completesSignIn(resolved, route)) return 'a sign-in is completed there'
  if (route.path === '/') return 'people start there, and a sign-out and a failed sign-in lead there'
  if (route.path === '*') return 'it is the page for every address that does not exist'
  const { possible, vocabulary, routes } = resolved
  const visitors = without(possible, peopleSignedIn(resolved), vocabulary.universe)
  const areLedThere = routes.some(({ id }) =>
    destinations(resolved, id, visitors).some(
      ({ end, hops }) =>
        end.kind === 'route' && end.route === route.id && hops.some(({ guard }) => guard !== undefined),
    ),
  )
  return areLedThere ? 'people who are not signed in are led there' : undefined
}

const leavesOf = (items: readonly ResolvedItem[]): ResolvedItem[] =>
  items.flatMap((item) => (item.target.kind === 'group' ? leavesOf(item.target.children) : [item]))
