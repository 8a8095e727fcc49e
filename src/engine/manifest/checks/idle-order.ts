// idle-order: a context that says it comes before another which the order of the file, or their people, does not let it beat.
import { overlap } from '../conditions/cover.ts'
import { problem, type Check } from './check.ts'

export const idleOrder: Check = ({ contexts, possible }) =>
  contexts.flatMap(({ id, when, beats, position }, i) =>
    beats.flatMap((beaten) => {
      const other = contexts.findIndex((each) => each.id === beaten)
      if (beaten === id)
        return [
          problem(
            position,
            'idle-order',
            `Context "${id}" says that it beats itself, which orders nothing.`,
            `Remove "${id}" from its beats.`,
          ),
        ]
      if (other < i)
        return [
          problem(
            position,
            'idle-order',
            `Context "${id}" says that it beats "${beaten}", but "${beaten}" stands first and wins for everybody to whom both apply.`,
            `Put "${id}" before "${beaten}", or remove "${beaten}" from its beats.`,
          ),
        ]
      if (overlap(when, contexts[other]!.when, possible)) return []
      return [
        problem(
          position,
          'idle-order',
          `Context "${id}" says that it beats "${beaten}", but both never apply to the same people.`,
          `Remove "${beaten}" from its beats, or correct one of the two conditions.`,
        ),
      ]
    }),
  )
