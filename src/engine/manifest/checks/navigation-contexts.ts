// no-context and context-overlap: everybody has exactly one navigation context, or a declared order decides.
import { complement, intersect, overlap, union } from '../conditions/cover.ts'
import { inWords } from '../conditions/in-words.ts'
import { problem, type Check } from './check.ts'

export const navigationContexts: Check = ({ contexts, vocabulary, possible }) => {
  const nowhere = intersect(
    possible,
    complement(union(...contexts.map(({ when }) => when)), vocabulary.universe),
  )
  const last = contexts.at(-1)
  const gaps =
    nowhere.length > 0 && last
      ? [
          problem(
            last.position,
            'no-context',
            `No navigation context applies to ${inWords(nowhere, vocabulary, possible)}, who would see no menu.`,
            'Add a context for them, or widen one.',
          ),
        ]
      : []
  const overlaps = contexts.flatMap((later, i) =>
    contexts
      .slice(0, i)
      .flatMap((earlier) =>
        earlier.beats.includes(later.id) || !overlap(earlier.when, later.when, possible)
          ? []
          : [
              problem(
                later.position,
                'context-overlap',
                `Contexts "${earlier.id}" and "${later.id}" both apply to ${inWords(intersect(earlier.when, later.when), vocabulary, possible)}, and nothing says which wins.`,
                `Add "${later.id}" to the beats of "${earlier.id}", or make one of them narrower.`,
              ),
            ],
      ),
  )
  return [...gaps, ...overlaps]
}
