// never-holds and always-holds: conditions that no legal person meets where they stand, or that add nothing there.
import { complement, EVERYBODY, overlap } from '../cover.ts'
import { problem, type Check } from './check.ts'
import { standings } from './standings.ts'

export const idleConditions: Check = (linked) =>
  standings(linked)
    .filter(({ when, always }) => when !== EVERYBODY || always === undefined)
    .flatMap(({ what, place, when, among, never, always }) => {
      const there = among === linked.legal ? '' : ' there'
      if (!overlap(when, among, linked.legal)) {
        return [
          problem(
            place,
            'never-holds',
            `The condition of ${what} is met by nobody${there}, so ${never}.`,
            'Correct the condition, or remove what it stands on.',
          ),
        ]
      }
      if (always === undefined) return []
      const others = complement(when, linked.vocabulary.universe)
      if (overlap(others, among, linked.legal)) return []
      return [
        problem(
          place,
          'always-holds',
          `The condition of ${what} is met by everybody${there}, so ${always}.`,
          'Remove the condition, or correct it.',
        ),
      ]
    })
