// Which dialog, if any, interrupts this person now? One at a time, most urgent first.
import type { Manifest } from '../manifest/manifest.ts'
import type { MemoryName } from '../manifest/supplied.ts'
import type { Person } from './person.ts'
import { makeEntries } from './entries.ts'
import { resolveItems } from './resolve-items.ts'
import { sentence, type Names } from './sentence.ts'
import { verdict, verdictsOf } from './verdict.ts'
import type { ViewItem } from './view.ts'
import { completed, listOf } from './waiting.ts'

export interface ViewDialog {
  id: string
  memory: MemoryName
  title: string
  text: string
  actions: readonly ViewItem[]
  action?: string
  dismissable: boolean
}

/** The first dialog for this person that they have not seen. */
export function resolveDialog(
  manifest: Manifest,
  person: Person,
  names: Names,
  hasSeen: (memory: MemoryName) => boolean,
): ViewDialog | undefined {
  const next = manifest.dialogs.find(
    ({ when, memory }) => verdict(manifest, when, person) === 'shown' && !hasSeen(memory),
  )
  if (!next) return undefined
  const { title, text, actions, when: _, ...rest } = next
  const asked = { entryOf: makeEntries(manifest.badges), verdictOf: verdictsOf(manifest, person) }
  return {
    ...rest,
    title: sentence(manifest, title, person, names),
    text: sentence(manifest, text, person, names),
    actions: completed(listOf(resolveItems(asked, actions)), { unread: 0, basket: 0, lists: {}, ...names }),
  }
}
