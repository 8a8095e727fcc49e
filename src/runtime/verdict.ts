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
  const reaches = (cubes: readonly PackedCube[], possible: readonly number[]) =>
    cubes.some((cube) => reachesInto(cube, possible, fields))
  let legal: number[][] | undefined
  return (index) => {
    const { shown, hidden } = conditions[index]!
    if (!reaches(shown, words)) return 'hidden'
    if (!reaches(hidden, words)) return 'shown'
    // The facts one by one leave it open. Do the laws, which tie them together?
    const possible = (legal ??= possiblePeople(manifest, person))
    if (!possible.some((each) => reaches(shown, each))) return 'hidden'
    return possible.some((each) => reaches(hidden, each)) ? 'pending' : 'shown'
  }
}

/** Do the bits fall inside one of the cubes? */
function meets(cubes: readonly PackedCube[], words: readonly number[]): boolean {
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
function possiblePeople({ legal, fields }: Manifest, { words }: Person): number[][] {
  return legal.flatMap((law) => {
    if (!reachesInto(law, words, fields)) return []
    const left = words.slice()
    for (let i = 0; i < law.length; i += 2) left[law[i]!]! &= ~law[i + 1]!
    return [left]
  })
}

/** Is somebody of those possible inside the cube: does it leave each fact a value? */
function reachesInto(cube: PackedCube, words: readonly number[], fields: Fields): boolean {
  for (let i = 0; i < cube.length; i += 2) {
    const word = words[cube[i]!]!
    const forbidden = cube[i + 1]!
    if ((word & forbidden) === 0) continue
    const masks = fields[cube[i]!]!
    for (let k = 0; k < masks.length; k++) if ((word & ~forbidden & masks[k]!) === 0) return false
  }
  return true
}
