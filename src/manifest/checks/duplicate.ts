// duplicate: ids written twice, and two routes that match the same URL for the same person.
import { intersect, overlap } from '../cover.ts'
import { inWords } from '../people.ts'
import { shapeOf } from '../paths.ts'
import { problem, type Check } from './check.ts'

export const duplicate: Check = ({ routes, contexts, invariants, dialogs, claims, vocabulary, legal }) => [
  ...twice(routes, 'route', 'links to it would be left to chance'),
  ...twice(contexts, 'context', 'nothing could say which of them wins'),
  ...twice(invariants, 'invariant', 'a message that names it would point to either'),
  ...twice(dialogs, 'dialog', 'a message that names it would point to either'),
  ...twice(claims, 'claim', 'a message that names it would point to either'),
  ...routes.flatMap((route, i) =>
    routes.slice(0, i).flatMap((earlier) => {
      if (shapeOf(earlier.path) !== shapeOf(route.path) || !overlap(earlier.match, route.match, legal))
        return []
      const both = intersect(earlier.match, route.match)
      return [
        problem(
          route.place,
          'duplicate',
          `Routes "${earlier.id}" and "${route.id}" both match ${route.path} for ${inWords(both, vocabulary, legal)}, who would see only the first.`,
          'Give one another path, or a match that leaves these people out.',
        ),
      ]
    }),
  ),
]

const twice = (
  entries: readonly { id: string; place: { file: string; line: number; column: number } }[],
  kind: string,
  harm: string,
) =>
  entries.flatMap(({ id, place }, i) => {
    const first = entries.findIndex((other) => other.id === id)
    if (first === i) return []
    const at = entries[first]!.place
    return [
      problem(
        place,
        'duplicate',
        `A second ${kind} is called "${id}", so ${harm}.`,
        `The first stands at ${at.file}:${at.line}:${at.column}; rename one.`,
      ),
    ]
  })
