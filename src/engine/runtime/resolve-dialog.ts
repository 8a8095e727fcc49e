// Picks the arrival dialog to show: one at a time, most urgent first.
import type { Manifest } from '#manifest/manifest.ts'
import type { Person } from './person.ts'
import { EMPTY_VALUES, resolveItems } from './resolve-items.ts'
import { sentence, type Names } from './sentence.ts'
import { evaluatorFor } from './evaluate.ts'
import type { ViewItem } from '#manifest/surfaces/view.ts'

export interface ViewDialog {
  id: string
  seenKey: string
  title: string
  text: string
  actions: readonly ViewItem[]
  action?: string
  dismissable: boolean
  lets?: boolean
  bar?: boolean
}

/**
 * The first dialog that applies to this person and that they have not seen. It is opened once and stays as it is, so it waits
 * until the facts decide what it says and which buttons it has.
 */
export function resolveDialog(
  manifest: Manifest,
  person: Person,
  names: Names<'inviter'>,
  hasSeen: (key: string) => boolean,
): ViewDialog | undefined {
  const evaluate = evaluatorFor(manifest, person)
  const next = manifest.dialogs.find(({ when, seenKey }) => evaluate(when) === 'yes' && !hasSeen(seenKey))
  if (!next) return undefined
  const { title, text, actions, when: _, ...rest } = next
  if ([...title, ...text, ...actions].some(({ when }) => evaluate(when) === 'unknown')) return undefined
  return {
    ...rest,
    title: sentence(title, evaluate, names),
    text: sentence(text, evaluate, names),
    actions: resolveItems(actions, { badges: manifest.badges, evaluate, values: EMPTY_VALUES }),
  }
}
