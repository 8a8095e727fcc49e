// Which dialog, if any, interrupts this person now? One at a time, most urgent first.
import type { Manifest } from '../manifest/manifest.ts'
import type { MemoryName } from '../manifest/supplied.ts'
import type { Person } from './person.ts'
import { sentence } from './sentence.ts'
import { verdict } from './verdict.ts'
import type { Values } from './view.ts'

export interface ViewDialog {
  id: string
  memory: MemoryName
  title: string
  text: string
  action: string
  dismissable: boolean
}

/** The first dialog for this person that they have not seen. */
export function resolveDialog(
  manifest: Manifest,
  person: Person,
  values: Pick<Values, 'userName' | 'activeName'>,
  hasSeen: (memory: MemoryName) => boolean,
): ViewDialog | undefined {
  const next = manifest.dialogs.find(
    ({ when, memory }) => verdict(manifest, when, person) === 'shown' && !hasSeen(memory),
  )
  if (!next) return undefined
  const { id, memory, action, dismissable } = next
  const say = (rows: typeof next.title) => sentence(manifest, rows, person, values)
  return { id, memory, title: say(next.title), text: say(next.text), action, dismissable }
}
