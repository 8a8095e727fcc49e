// Picks the sentence for this person and fills in the names.
import type { Sentence } from '#manifest/manifest.ts'
import type { NamePlaceholder } from '#manifest/supplied.ts'
import type { Evaluate } from './evaluate.ts'

/** A name for each placeholder that the sentences of this config file, or of this folder, may have. */
export type Names<File extends keyof NamePlaceholder> = Readonly<Record<NamePlaceholder[File], string>>

/** The first sentence whose condition holds, with its placeholders filled in; '' when none holds. */
export function sentence(
  rows: readonly Sentence[],
  evaluate: Evaluate,
  names: Readonly<Record<string, string>>,
): string {
  const text = rows.find(({ when }) => evaluate(when) === 'yes')?.text ?? ''
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => names[name] ?? placeholder)
}
