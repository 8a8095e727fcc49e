// What an edit in place would make of the manifests, and what it edits when it is written.
import type { Editable, EditRequest } from '#inspector/edit/editing.ts'
import { EditError } from '#manifest/edit/places.ts'
import { editText } from '#manifest/edit/edit-text.ts'
import type { Resolved } from '#manifest/resolve/resolved.ts'
import { pathInConfig } from '../config-folder.ts'
import type { Plan } from '../portal/edit/examine.ts'
import type { From } from '../portal/edit/plans.ts'
import { editableIn, versionOf } from './editable.ts'

/** Throws a sentence for a file outside the config folder, and for one that has changed since it was read. */
export function editPlan({ texts, product }: From, { file, version, edits }: EditRequest): Plan {
  pathInConfig(file)
  const after = texts.map((each) => {
    if (each.file !== file) return each
    if (versionOf(each.text) !== version)
      throw new EditError(`${file} was changed meanwhile. Nothing was written; choose it again.`)
    return { file, text: editText(each.text, edits) }
  })
  return { says: [], texts: after, product }
}

/** What was edited, as it is written by now. */
export function editedNow(
  resolved: Resolved,
  { texts }: Plan,
  { file, pointer, edits }: EditRequest,
): Editable | undefined {
  const text = texts.find((each) => each.file === file)
  const moved = edits.findLast((edit) => edit.op === 'move' && edit.from === pointer)
  return text && editableIn(resolved, text, moved?.path ?? pointer)
}
