// sign-in: what a portal cannot live without. A start page, and exactly one route on which a sign-in is completed.
import type { Linked, LinkedRoute } from '../../link/linked.ts'
import { problem, type Check } from './check.ts'

export const signIn: Check = (linked) => [...startPage(linked), ...callback(linked)]

function startPage({ routes }: Linked) {
  if (routes.some(({ path }) => path === '/')) return []
  return [
    problem(
      { file: 'config/routes/', line: 1, column: 1 },
      'sign-in',
      'No route has the path "/", so people would have nowhere to start and a sign-in nowhere to end.',
      'Add a route with "path": "/", which shows the start page or leads to it.',
    ),
  ]
}

/** Does this route take the provider's answer? */
export const completesSignIn = ({ guards }: Linked, route: LinkedRoute): boolean =>
  route.guards.some((id) => {
    const guard = guards.get(id)
    return guard?.kind === 'load' && guard.load === 'complete-sign-in'
  })

function callback(linked: Linked) {
  const [first, second] = linked.routes.filter((route) => completesSignIn(linked, route))
  if (!first)
    return [
      problem(
        { file: 'config/guards.json', line: 1, column: 1 },
        'sign-in',
        'No route completes a sign-in, so nobody could sign in: the provider would send people back to a page that does nothing.',
        'Give the route to which the provider sends people back a guard with "load": "complete-sign-in".',
      ),
    ]
  if (!second) return []
  return [
    problem(
      second.position,
      'sign-in',
      `The routes "${first.id}" and "${second.id}" both complete a sign-in, but the provider knows one address: people could be sent to the other.`,
      'Keep the guard that loads "complete-sign-in" on one of them.',
    ),
  ]
}
