// The one evaluator: is a condition met by this person? Portal, command line, tests and inspector all ask here.
import type { ConditionIndex, Manifest, PackedCube } from '../manifest/manifest.ts'
import type { Person } from './person.ts'

/** `pending` exactly when legal completions of what is unknown exist both ways. */
export type Verdict = 'shown' | 'hidden' | 'pending'

/** Does this person meet the condition of that number? */
export function verdict(manifest: Manifest, index: ConditionIndex, person: Person): Verdict {
  const condition = manifest.conditions[index]!
  if (person.known) return meets(condition.shown, person.words) ? 'shown' : 'hidden'
  if (index === 0) return 'shown'
  const canMeet = reachable(condition.shown, manifest, person.words)
  if (!canMeet) return 'hidden'
  return reachable(condition.hidden, manifest, person.words) ? 'pending' : 'shown'
}

/** Do the bits fall inside one of the cubes? */
export function meets(cubes: readonly PackedCube[], words: readonly number[]): boolean {
  next: for (let c = 0; c < cubes.length; c++) {
    const cube = cubes[c]!
    for (let i = 0; i < cube.length; i += 2) {
      if ((words[cube[i]!]! & cube[i + 1]!) !== 0) continue next
    }
    return true
  }
  return false
}

/** Is there a legal person, among those still possible, inside one of the cubes? */
function reachable(
  cubes: readonly PackedCube[],
  { fields, legal }: Manifest,
  words: readonly number[],
): boolean {
  for (const cube of cubes) {
    for (const law of legal) {
      const left = [...words]
      for (let i = 0; i < cube.length; i += 2) left[cube[i]!]! &= ~cube[i + 1]!
      for (let i = 0; i < law.length; i += 2) left[law[i]!]! &= ~law[i + 1]!
      if (fields.every((masks, word) => masks.every((mask) => (left[word]! & mask) !== 0))) return true
    }
  }
  return false
}
