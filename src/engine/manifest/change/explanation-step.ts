// One condition of an explanation, and what a person lacks to meet it.
import type { Cover, Cube } from '../conditions/cover.ts'
import { contradictions, membership, type Change } from '../conditions/membership.ts'
import type { Resolved } from '../resolve/resolved.ts'
import type { Answer } from '../manifest.ts'
import type { SourcePosition } from '../problem.ts'

/** One condition that must hold; they are listed in the order of evaluation. */
export interface Layer {
  what: string
  answer: Answer
  position: SourcePosition
  note?: string | undefined
  /** Where the answer is no: the facts that the condition wants, beside those that the person has. */
  wants: Change[]
}

export function layer(
  resolved: Resolved,
  what: string,
  when: Cover,
  position: SourcePosition,
  person: Cube,
  note?: string,
): Layer {
  const answer = membership(resolved, when, person)
  const wants = answer === 'no' ? (smallestWants(resolved, when, person) ?? []) : []
  return { what, answer, position, note, wants }
}

/** What the condition wants, by the cube that the person contradicts in the fewest facts. */
function smallestWants(resolved: Resolved, when: Cover, person: Cube): Change[] | undefined {
  return when.map((cube) => contradictions(resolved, cube, person)).toSorted((a, b) => a.length - b.length)[0]
}
