// contradiction: invariants that leave nobody, so that every other proof would be about no one.
import { EVERYBODY, without } from '../cover.ts'
import { problem, type Check } from './check.ts'

export const contradiction: Check = ({ invariants, vocabulary }) => {
  let left = EVERYBODY
  for (const { id, never, place } of invariants) {
    left = without(left, never, vocabulary.universe)
    if (left.length > 0) continue
    return [
      problem(
        place,
        'contradiction',
        `The invariant "${id}" rules out everybody whom those before it leave, so every proof would be about nobody.`,
        'Correct it, or the one before it that rules out too much.',
      ),
    ]
  }
  return []
}
