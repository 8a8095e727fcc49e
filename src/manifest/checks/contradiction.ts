// contradiction: invariants that leave nobody, so that every other proof would be about no one.
import { problem, type Check } from './check.ts'

export const contradiction: Check = ({ legal, invariants }) =>
  legal.length > 0
    ? []
    : [
        problem(
          invariants.at(-1)?.place ?? { file: 'config/facts.json', line: 1, column: 1 },
          'contradiction',
          `The invariants ${invariants.map(({ id }) => `"${id}"`).join(', ')} together leave no possible person, so every proof would be about nobody.`,
          'Correct the one that rules out too much.',
        ),
      ]
