// Evaluates conditions for a person. Portal, command line, tests and inspector all use this one evaluator.
import type { ConditionIndex, Manifest, PackedCube } from '../manifest/manifest.ts'
import type { Person } from './person.ts'

/** `pending`: the unknown facts can still make it shown or hidden, without breaking an invariant. */
export type Verdict = 'shown' | 'hidden' | 'pending'

export type VerdictOf = (condition: ConditionIndex) => Verdict

/** Does this person meet the condition with that index? */
export const verdict = (manifest: Manifest, condition: ConditionIndex, person: Person): Verdict =>
  verdictsOf(manifest, person)(condition)

/** The evaluator for one person. */
export function verdictsOf(manifest: Manifest, person: Person): VerdictOf {
  const { conditions, fields } = manifest
  const { words } = person
  if (person.known)
    return (condition) =>
      conditions[condition]!.shown.some((cube) => isInside(words, cube)) ? 'shown' : 'hidden'
  const reaches = (cubes: readonly PackedCube[], held: readonly number[]) =>
    cubes.some((cube) => overlaps(held, cube, fields))
  let completions: number[][] | undefined
  return (condition) => {
    const { shown, hidden } = conditions[condition]!
    if (!reaches(shown, words)) return 'hidden'
    if (!reaches(hidden, words)) return 'shown'
    // The facts alone leave it open. The invariants, which combine facts, may still decide it.
    completions ??= completionsOf(manifest, words)
    if (!completions.some((held) => reaches(shown, held))) return 'hidden'
    return completions.some((held) => reaches(hidden, held)) ? 'pending' : 'shown'
  }
}

/** Is every possible value allowed by the cube? */
function isInside(words: readonly number[], cube: PackedCube): boolean {
  for (let i = 0; i < cube.length; i += 2) if ((words[cube[i]!]! & cube[i + 1]!) !== 0) return false
  return true
}

/** Does the cube leave every fact at least one of its possible values? */
function overlaps(words: readonly number[], cube: PackedCube, fields: Manifest['fields']): boolean {
  for (let i = 0; i < cube.length; i += 2) {
    const word = cube[i]!
    const left = words[word]! & ~cube[i + 1]!
    if (left !== words[word] && fields[word]!.some((field) => (left & field) === 0)) return false
  }
  return true
}

/** What is left of the person by the invariants: one set of words for each possible cube that overlaps the person. */
function completionsOf({ possible, fields }: Manifest, words: readonly number[]): number[][] {
  return possible
    .filter((cube) => overlaps(words, cube, fields))
    .map((cube) => {
      const left = words.slice()
      for (let i = 0; i < cube.length; i += 2) left[cube[i]!]! &= ~cube[i + 1]!
      return left
    })
}
