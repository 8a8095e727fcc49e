// sign-in: what a portal cannot live without. A start page, and exactly one route on which a sign-in is completed.
import { union } from '../conditions/cover.ts'
import { inWords } from '../conditions/in-words.ts'
import type { Resolved, ResolvedRoute } from '../resolve/resolved.ts'
import { destinations } from './destinations.ts'
import { problem, type Check } from './check.ts'

export const signIn: Check = (resolved) => [...startPage(resolved), ...callback(resolved)]

function startPage(resolved: Resolved) {
  const { routes, vocabulary, possible } = resolved
  const start = routes.find(({ path }) => path === '/')
  if (start) {
    const lost = destinations(resolved, start.id).filter(
      ({ end, hops }) => end.kind === 'not-found' && !hops.length,
    )
    if (lost.length === 0) return []
    return [
      problem(
        start.position,
        'sign-in',
        `The path "/" has no page for ${inWords(union(...lost.map(({ people }) => people)), vocabulary, possible)}, to whom a sign-in and a sign-out lead there.`,
        'Add a route with "path": "/" for them, or widen the match of one.',
      ),
    ]
  }
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
export const completesSignIn = ({ guards }: Resolved, route: ResolvedRoute): boolean =>
  route.guards.some((id) => {
    const guard = guards.get(id)
    return guard?.kind === 'load' && guard.load === 'complete-sign-in'
  })

function callback(resolved: Resolved) {
  const [first, second] = resolved.routes.filter((route) => completesSignIn(resolved, route))
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
