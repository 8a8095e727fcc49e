// no-catch-all-route: without a route for "*" there is nothing to show at an unknown address.
import { problem, type Check } from './check.ts'

export const noCatchAllRoute: Check = ({ routes }) => {
  const last = routes.at(-1)
  if (!last || routes.some(({ path }) => path === '*')) return []
  return [
    problem(
      last.position,
      'no-catch-all-route',
      'No route has the path "*", so whoever opens an address that does not exist would see nothing at all.',
      'Add a route with the path "*" and a screen that says so.',
    ),
  ]
}
