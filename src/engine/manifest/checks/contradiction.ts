// contradiction: invariants that together rule out everybody.
import { EVERYBODY, without } from '../conditions/cover.ts'
import { problem, type Check } from './check.ts'

export const contradiction: Check = ({ invariants, vocabulary }) => {
  let left = EVERYBODY
  for (const { id, never, position } of invariants) {
    left = without(left, never, vocabulary.universe)
    if (left.length > 0) continue
    return [
      problem(
        position,
        'contradiction',
        `The invariant "${id}" rules out everybody that the earlier invariants allow, so no person would be possible.`,
        'Correct it, or the one before it that rules out too much.',
      ),
    ]
  }
  return []
}
