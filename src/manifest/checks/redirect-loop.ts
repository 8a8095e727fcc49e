// redirect-loop: no chain of redirects and guard outcomes returns to where it was, for anyone.
import { arrivals } from '../arrivals.ts'
import { inWords } from '../people.ts'
import { problem, type Check } from './check.ts'

export const redirectLoop: Check = (linked) => {
  const told = new Set<string>()
  return linked.routes.flatMap(({ id }) =>
    arrivals(linked, id)
      .filter(({ end, turns }) => {
        const last = turns.at(-1)
        const key = `${last?.place.file}:${last?.place.line}`
        if (end.kind !== 'loop' || told.has(key)) return false
        told.add(key)
        return true
      })
      .map(({ people, turns }) =>
        problem(
          turns.at(-1)!.place,
          'redirect-loop',
          `${turns.map(({ route }) => `"${route}"`).join(' leads to ')} leads back to where it began for ${inWords(people, linked.vocabulary, linked.legal)}, whose browser would never arrive.`,
          'Lead these people somewhere else, or let them in.',
        ),
      ),
  )
}
