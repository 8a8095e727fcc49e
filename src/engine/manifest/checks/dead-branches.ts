// never-holds: one of several conditions of which any is enough, which nobody can meet.
import { overlap } from '../conditions/cover.ts'
import { problem, type Check } from './check.ts'

export const deadBranches: Check = ({ branches, possible }) =>
  branches
    .filter(({ people }) => !overlap(people, people, possible))
    .map(({ position }) =>
      problem(
        position,
        'never-holds',
        'Nobody can meet this branch of the anyOf together with what is written beside it, so it lets nobody in.',
        'Correct the branch, or remove it.',
      ),
    )
