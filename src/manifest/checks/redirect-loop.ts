// redirect-loop: no chain of redirects and guard outcomes returns to where it was, for anyone.
import { arrivals, type Turn } from '../arrivals.ts'
import type { Linked } from '../linked.ts'
import { inWords } from '../people.ts'
import { problem, type Check } from './check.ts'

export const redirectLoop: Check = (linked) => {
  const told = new Set<string>()
  return linked.routes.flatMap(({ id, path }) =>
    arrivals(linked, id)
      .filter(({ end, turns }) => {
        // A loop is told from a path on it, not from those that only lead into it.
        if (end.kind !== 'loop' || pathLedTo(linked, turns.at(-1)!) !== path) return false
        const key = turns.map(({ place }) => `${place.file}:${place.line}:${place.column}`).toSorted()
        if (told.has(key.join())) return false
        told.add(key.join())
        return true
      })
      .map(({ people, turns }) =>
        problem(
          turns.at(-1)!.place,
          'redirect-loop',
          `${circle(turns)} for ${inWords(people, linked.vocabulary, linked.legal)}, whose browser would never arrive.`,
          'Lead these people somewhere else, or let them in.',
        ),
      ),
  )
}

function circle(turns: readonly Turn[]): string {
  const [first, ...others] = turns.map(({ route }) => `"${route}"`)
  return others.length === 0
    ? `${first} leads back to itself`
    : `${first} leads to ${others.join(', that to ')}, and that back to ${first}`
}

/** The path of the route that this turn's outcome names. */
function pathLedTo({ route: routeOf, guards }: Linked, { route, guard, place }: Turn): string | undefined {
  const shows = routeOf(route)?.shows
  const by = guard === undefined ? undefined : guards.get(guard)
  const outcomes = by?.kind === 'require' ? by.otherwise : shows?.kind === 'redirect' ? shows.outcomes : []
  const does = outcomes.find((outcome) => outcome.place === place)?.does
  return does?.kind === 'route' ? routeOf(does.route)?.path : undefined
}
