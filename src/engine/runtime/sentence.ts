// Picks the sentence for this person and fills in the names.
import type { Sentence } from '#manifest/manifest.ts'
import type { Evaluate } from './evaluate.ts'

/** The names that sentences may have, by placeholder; some have one more. */
export type Names<More extends string = never> = Readonly<Record<'active' | 'user' | More, string>>

/** The first sentence whose condition holds, with its placeholders filled in; '' when none holds. */
export function sentence(
  rows: readonly Sentence[],
  evaluate: Evaluate,
  names: Readonly<Record<string, string>>,
): string {
  return fillIn(rows.find(({ when }) => evaluate(when) === 'yes')?.text ?? '', names)
}

export const fillIn = (text: string, names: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => names[name] ?? placeholder)
