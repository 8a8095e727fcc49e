// no-outcome: people whom a guard turns away, or a redirect does not lead on, without a word of where they go.
import { union, type Cover } from '../conditions/cover.ts'
import { inWords } from '../conditions/in-words.ts'
import type { SourcePosition } from '../problem.ts'
import { destinations } from './destinations.ts'
import { problem, type Check } from './check.ts'

interface Place {
  title: string
  position: SourcePosition
  people: Cover[]
}

export const noOutcome: Check = (resolved) => {
  const places = new Map<string, Place>()
  for (const route of resolved.routes)
    for (const { people, end, hops } of destinations(resolved, route.id)) {
      const last = hops.at(-1)
      if (end.kind !== 'not-found' || !last || last.outcome) continue
      const guard = last.guard === undefined ? undefined : resolved.guards.get(last.guard)
      const title = guard ? `Guard "${guard.id}"` : `The redirect of route "${last.route}"`
      const place = places.get(title) ?? { title, position: guard?.position ?? last.position, people: [] }
      places.set(title, { ...place, people: [...place.people, people] })
    }
  return [...places.values()].map(({ title, position, people }) =>
    problem(
      position,
      'no-outcome',
      `${title} does not say where ${inWords(union(...people), resolved.vocabulary, resolved.possible)} go, who would read that the page does not exist.`,
      'Add an outcome for them; { "not-found": "here" } says that it is meant.',
    ),
  )
}
