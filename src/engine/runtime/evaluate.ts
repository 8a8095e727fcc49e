// Evaluates conditions for a person. Portal, command line, tests and inspector all use this one evaluator.
import type { Answer, ConditionIndex, Manifest, PackedCube } from '#manifest/manifest.ts'
import type { Person } from './person.ts'

export type Evaluate = (condition: ConditionIndex) => Answer

/** Does this person meet the condition with that index? */
export const evaluate = (manifest: Manifest, condition: ConditionIndex, person: Person): Answer =>
  evaluatorFor(manifest, person)(condition)

/** The evaluator for one person. */
export function evaluatorFor(manifest: Manifest, person: Person): Evaluate {
  const { conditions, fields } = manifest
  const { bits } = person
  if (person.known)
    return (condition) => (conditions[condition]!.yes.some((cube) => isInside(bits, cube)) ? 'yes' : 'no')
  const reaches = (cubes: readonly PackedCube[], held: readonly number[]) =>
    cubes.some((cube) => overlaps(held, cube, fields))
  let completions: number[][] | undefined
  return (condition) => {
    const { yes, no } = conditions[condition]!
    if (!reaches(yes, bits)) return 'no'
    if (!reaches(no, bits)) return 'yes'
    // The facts alone leave it open. The invariants, which combine facts, may still decide it.
    completions ??= completionsOf(manifest, bits)
    if (!completions.some((held) => reaches(yes, held))) return 'no'
    return completions.some((held) => reaches(no, held)) ? 'unknown' : 'yes'
  }
}

/** Is every possible value allowed by the cube? */
function isInside(bits: readonly number[], cube: PackedCube): boolean {
  for (let i = 0; i < cube.length; i += 2) if ((bits[cube[i]!]! & cube[i + 1]!) !== 0) return false
  return true
}

/** Does the cube leave every fact at least one of its possible values? */
function overlaps(bits: readonly number[], cube: PackedCube, fields: Manifest['fields']): boolean {
  for (let i = 0; i < cube.length; i += 2) {
    const integer = cube[i]!
    const left = bits[integer]! & ~cube[i + 1]!
    if (left !== bits[integer] && fields[integer]!.some((field) => (left & field) === 0)) return false
  }
  return true
}

/** The person narrowed by the invariants: one set of bits for each possible cube that overlaps them. */
function completionsOf({ possible, fields }: Manifest, bits: readonly number[]): number[][] {
  return possible
    .filter((cube) => overlaps(bits, cube, fields))
    .map((cube) => {
      const left = bits.slice()
      for (let i = 0; i < cube.length; i += 2) left[cube[i]!]! &= ~cube[i + 1]!
      return left
    })
}
