// redirect-loop: a chain of redirects and guard outcomes that returns to its start.
import { destinations, type Hop } from './destinations.ts'
import type { Resolved } from '../resolve/resolved.ts'
import { inWords } from '../conditions/in-words.ts'
import { problem, type Check } from './check.ts'

export const redirectLoop: Check = (resolved) => {
  const reported = new Set<string>()
  return resolved.routes.flatMap(({ id, path }) =>
    destinations(resolved, id)
      .filter(({ end, hops }) => {
        // A loop is reported from a path on it, not from those that only lead into it.
        if (end.kind !== 'loop' || pathLedTo(resolved, hops.at(-1)!) !== path) return false
        const key = hops
          .map(({ position }) => `${position.file}:${position.line}:${position.column}`)
          .toSorted()
        if (reported.has(key.join())) return false
        reported.add(key.join())
        return true
      })
      .map(({ people, hops }) =>
        problem(
          hops.at(-1)!.position,
          'redirect-loop',
          `${circle(hops)} for ${inWords(people, resolved.vocabulary, resolved.possible)}, whose browser would never arrive.`,
          'Lead these people somewhere else, or let them in.',
        ),
      ),
  )
}

function circle(hops: readonly Hop[]): string {
  const [first, ...others] = hops.map(({ route }) => `"${route}"`)
  return others.length === 0
    ? `${first} leads back to itself`
    : `${first} leads to ${others.join(', that to ')}, and that back to ${first}`
}

/** The path of the route that this hop redirects to. */
const pathLedTo = ({ route: routeOf }: Resolved, { outcome }: Hop): string | undefined =>
  outcome?.action.kind === 'route' ? routeOf(outcome.action.route)?.path : undefined
