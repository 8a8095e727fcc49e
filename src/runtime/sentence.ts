// Picks the sentence that is meant for this person, and puts the names in.
import type { Manifest, Sentence } from '../manifest/manifest.ts'
import type { Person } from './person.ts'
import { verdictsOf, type Verdict } from './verdict.ts'
import type { Values } from './view.ts'

export type Names = Pick<Values, 'userName' | 'activeName'> & { inviterName?: string }

/** The first sentence that fits; none is the empty text. */
export const sentence = (
  manifest: Manifest,
  rows: readonly Sentence[],
  person: Person,
  names: Names,
): string => withNames(chooseSentence(rows, verdictsOf(manifest, person)))(names)

/** The text of the first sentence that fits, its names still to be put in. */
export const chooseSentence = (
  rows: readonly Sentence[],
  verdictOf: (condition: number) => Verdict,
): string => rows.find(({ when }) => verdictOf(when) === 'shown')?.text ?? ''

const NAMES: Record<string, keyof Names> = { active: 'activeName', user: 'userName', inviter: 'inviterName' }

/** Prepares a text for its names: pieces of text and names take turns. */
export function withNames(text: string): (names: Names) => string {
  const [start = '', ...rest] = text.split(/\{(active|user|inviter)\}/)
  const named = rest.flatMap((name, i) => (i % 2 === 0 ? [{ name: NAMES[name]!, after: rest[i + 1]! }] : []))
  return (names) => {
    let said = start
    for (let i = 0; i < named.length; i++) said += (names[named[i]!.name] ?? '') + named[i]!.after
    return said
  }
}
