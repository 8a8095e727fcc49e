// no-rest-route: addresses that no route takes, so that the portal would have nothing to show at them.
import { problem, type Check } from './check.ts'

export const noRestRoute: Check = ({ routes }) => {
  const last = routes.at(-1)
  if (!last || routes.some(({ path }) => path === '*')) return []
  return [
    problem(
      last.place,
      'no-rest-route',
      'No route has the path "*", so whoever opens an address that does not exist would see nothing at all.',
      'Add a route with the path "*" and a screen that says so.',
    ),
  ]
}
