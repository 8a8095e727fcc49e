// idle-law: an invariant that rules out nobody whom the others leave.
import { without } from '../conditions/cover.ts'
import { problem, type Check } from './check.ts'

export const idleLaw: Check = ({ invariants, vocabulary }) => {
  const needed = new Set(invariants)
  return invariants.toReversed().flatMap((law) => {
    const others = [...needed].flatMap((each) => (each === law ? [] : each.never))
    if (without(law.never, others, vocabulary.universe).length > 0) return []
    needed.delete(law)
    return [
      problem(
        law.position,
        'idle-law',
        `The invariant "${law.id}" rules out nobody whom the others leave, so it says nothing.`,
        'Correct it, or remove it.',
      ),
    ]
  })
}
