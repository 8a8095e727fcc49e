// loads-too-early: a route that loads something before the guard that asks for sign-in, for people who are not signed in.
import type { Resolved, ResolvedGuard, ResolvedRoute } from '../resolve/resolved.ts'
import { partitionOn } from './destinations.ts'
import { problem, type Check } from './check.ts'

export const loadsTooEarly: Check = (resolved) => {
  const found = resolved.routes.flatMap((route) => tooEarlyOn(resolved, route))
  return [...Map.groupBy(found, ({ load, asking }) => `${load.id} ${asking.id}`).values()].map((all) => {
    const [{ route, load, asking }] = all as [TooEarly]
    const others = all.length === 1 ? '' : ` and ${all.length - 1} more`
    return problem(
      route.position,
      'loads-too-early',
      `Route "${route.id}"${others}: "${load.load}" (guard "${load.id}") is loaded before the guard "${asking.id}" asks for sign-in, so also for people who are not signed in.`,
      `Put "${asking.id}" before "${load.id}".`,
    )
  })
}

interface TooEarly {
  route: ResolvedRoute
  load: Extract<ResolvedGuard, { kind: 'load' }>
  asking: ResolvedGuard
}

function tooEarlyOn(resolved: Resolved, route: ResolvedRoute): TooEarly[] {
  const { possible, guards } = resolved
  const chain = route.guards.flatMap((id) => guards.get(id) ?? [])
  return chain.flatMap((load, i) => {
    if (load.kind !== 'load') return []
    const asking = chain.slice(i + 1).find(asksForSignIn)
    if (!asking) return []
    const reached = chain
      .slice(0, i)
      .reduce(
        (people, earlier) =>
          earlier.kind === 'require' ? partitionOn(resolved, route, people, earlier.require).meeting : people,
        partitionOn(resolved, route, possible, route.match).meeting,
      )
    return partitionOn(resolved, route, reached, asking.require).others.length > 0
      ? [{ route, load, asking }]
      : []
  })
}

const asksForSignIn = (guard: ResolvedGuard): guard is Extract<ResolvedGuard, { kind: 'require' }> =>
  guard.kind === 'require' && guard.otherwise.some(({ action }) => action.kind === 'sign-in')
