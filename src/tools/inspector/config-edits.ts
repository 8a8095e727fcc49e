// Writes edits in place of the inspector into files of the config folder, says what they change, and undoes what was written.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import type { Editable, EditableRequest, Edited, EditRequest } from '#inspector/edit/editing.ts'
import { difference } from '#manifest/change/diff.ts'
import { compile } from '#manifest/compile.ts'
import { editText } from '#manifest/edit/edit-text.ts'
import type { Linked } from '#manifest/link/linked.ts'
import { formatProblems } from '#manifest/problem.ts'
import type { ConfigText } from '#manifest/read/config-file.ts'
import { pathInConfig, readConfigFolder } from '../config-folder.ts'
import { diffText } from '../portal/diff.ts'
import { editableAt, editableIn, parsed } from './editable.ts'
import { readProduct } from '../product.ts'
import { UndoStack } from './undo-stack.ts'

/** Hash of the text of a file. */
const versionOf = (text: string) => createHash('sha256').update(text).digest('hex')

export class ConfigEdits {
  readonly #done: UndoStack
  constructor(done = new UndoStack()) {
    this.#done = done
  }

  /** What is written there, with what there is to choose from. */
  editable(linked: Linked, asked: EditableRequest): Editable {
    const text = readFileSync(pathInConfig(asked.position.file), 'utf8')
    return { ...editableAt(linked, text, asked), version: versionOf(text) }
  }

  /** Writes the edits. Throws a sentence, and writes nothing, for a file outside the folder and one that has changed. */
  edit(linked: Linked, { file, pointer, version, edits }: EditRequest): Edited {
    const path = pathInConfig(file)
    const before = readFileSync(path, 'utf8')
    if (versionOf(before) !== version)
      throw new Error(`${file} was changed meanwhile. Nothing was written; choose the entry again.`)
    const after = editText(before, edits)
    const moved = edits.findLast((edit) => edit.op === 'move' && edit.from === pointer)
    const editable = editableNow(linked, file, after, moved?.path ?? pointer)
    const texts = readConfigFolder()
    writeFileSync(path, after)
    this.#done.push({
      files: [{ file, path, before, after }],
      at: { file, pointer },
    })
    return {
      ...editable,
      ...effectOf(texts, readConfigFolder()),
      undoable: this.#done.length,
    }
  }

  /** Takes back what was written last. Throws a sentence if somebody has edited a file of it since. */
  undo(linked: Linked): Edited {
    const texts = readConfigFolder()
    const { at, files } = this.#done.pop()
    return {
      ...(at ? editableNow(linked, at.file, files[0]!.before!, at.pointer) : {}),
      ...effectOf(texts, readConfigFolder()),
      undoable: this.#done.length,
    }
  }
}

/** The entry or route as this text has it. */
function editableNow(linked: Linked, file: string, text: string, pointer: string): Pick<Edited, 'editable'> {
  const editable = editableIn(linked, parsed({ file, text }), pointer)
  return editable ? { editable: { ...editable, version: versionOf(text) } } : {}
}

/** What the manifests say now, after this change of them. */
function effectOf(
  before: readonly ConfigText[],
  after: readonly ConfigText[],
): Pick<Edited, 'problems' | 'effect'> {
  const product = readProduct()
  const is = compile(after, product)
  const was = compile(before, product).linked
  return {
    ...(is.problems.length > 0
      ? {
          problems: formatProblems(is.problems, (name) => after.find((each) => each.file === name)?.text),
        }
      : {}),
    // Nobody sees manifests with errors: the last valid ones stay live.
    ...(was && is.linked && is.manifest
      ? { effect: diffText(difference(was, is.linked), is.linked, false) }
      : {}),
  }
}
