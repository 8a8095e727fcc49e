// broken-law: an invariant that visitors break, whose facts follow from `session` and `otherwise` alone.
import { complement, intersect, type Cube } from '../conditions/cover.ts'
import type { Vocabulary } from '../conditions/vocabulary.ts'
import { problem, type Check } from './check.ts'

export const brokenLaw: Check = ({ invariants, vocabulary }) =>
  invariants
    .filter(
      ({ never }) => intersect(complement(never, vocabulary.universe), [visitorOf(vocabulary)]).length === 0,
    )
    .map(({ id, position }) =>
      problem(
        position,
        'broken-law',
        `The invariant "${id}" says that nobody is like this, but visitors are, by the values that their facts have.`,
        'Correct the invariant, or "otherwise" of the facts that it reads.',
      ),
    )

/** What is certain of visitors; every other fact of theirs can have any value. */
const visitorOf = ({ facts }: Vocabulary): Cube =>
  facts.flatMap(({ id, values, from, index }) => {
    const value = id === 'session' ? 'anonymous' : from?.otherwise
    const bit = value === undefined ? -1 : values.indexOf(value)
    return bit < 0 ? [] : [index, 1 << bit]
  })
