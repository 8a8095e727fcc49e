// The one evaluator: is a condition met by this person? Portal, command line, tests and inspector all ask here.
import type { ConditionIndex, Manifest, PackedCube } from '../manifest/manifest.ts'
import type { Person } from './person.ts'

/** `pending` exactly when legal completions of what is unknown exist both ways. */
export type Verdict = 'shown' | 'hidden' | 'pending'

/** Does this person meet the condition of that number? */
export const verdict = (manifest: Manifest, index: ConditionIndex, person: Person): Verdict =>
  verdictsOf(manifest, person)(index)

/** Prepares many questions about one person. */
export function verdictsOf(manifest: Manifest, person: Person): (index: ConditionIndex) => Verdict {
  const { conditions, fields } = manifest
  const { words } = person
  if (person.known) return (index) => (meets(conditions[index]!.shown, words) ? 'shown' : 'hidden')
  const possible = possiblePeople(manifest, words)
  return (index) => {
    if (index === 0) return 'shown'
    const { shown, hidden } = conditions[index]!
    if (!reaches(shown, possible, fields)) return 'hidden'
    return reaches(hidden, possible, fields) ? 'pending' : 'shown'
  }
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

type Fields = Manifest['fields']

/** The legal people among those still possible: one set of words for each part of the law that leaves somebody. */
function possiblePeople({ legal, fields }: Manifest, words: readonly number[]): number[][] {
  const possible: number[][] = []
  for (const law of legal) {
    const left = words.slice()
    for (let i = 0; i < law.length; i += 2) left[law[i]!]! &= ~law[i + 1]!
    if (left.every((word, index) => leavesSomebody(word, fields[index]!))) possible.push(left)
  }
  return possible
}

/** Is one of the possible people inside one of the cubes? Only the words that a cube reads can empty a field. */
function reaches(cubes: readonly PackedCube[], possible: readonly number[][], fields: Fields): boolean {
  for (const cube of cubes) {
    next: for (const words of possible) {
      for (let i = 0; i < cube.length; i += 2) {
        const word = cube[i]!
        if (!leavesSomebody(words[word]! & ~cube[i + 1]!, fields[word]!)) continue next
      }
      return true
    }
  }
  return false
}

/** Has every fact of this word still a possible value? */
function leavesSomebody(word: number, masks: readonly number[]): boolean {
  for (let i = 0; i < masks.length; i++) if ((word & masks[i]!) === 0) return false
  return true
}
