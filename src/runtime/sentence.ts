// Picks the sentence that is meant for this person, and puts the names in.
import type { Manifest, Sentence } from '../manifest/manifest.ts'
import type { Person } from './person.ts'
import { verdict } from './verdict.ts'
import type { Values } from './view.ts'

/** The first sentence that fits; none is the empty text. */
export function sentence(
  manifest: Manifest,
  rows: readonly Sentence[],
  person: Person,
  names: Pick<Values, 'userName' | 'activeName'>,
): string {
  const text = rows.find(({ when }) => verdict(manifest, when, person) === 'shown')?.text ?? ''
  return text.replaceAll('{active}', names.activeName).replaceAll('{user}', names.userName)
}
