// Writes edits of the inspector into files of the config folder, says what they change, and undoes them.
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
import { editableAt, editableIn, parsed } from '../portal/editable.ts'
import { readProduct } from '../product.ts'

/** Hash of the text of a file. */
const versionOf = (text: string) => createHash('sha256').update(text).digest('hex')

export class ConfigEdits {
  readonly #done: { file: string; pointer: string; before: string; after: string }[] = []

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
    this.#done.push({ file, pointer, before, after })
    return {
      ...editable,
      ...effectOf(texts, file, after),
      undoable: this.#done.length,
    }
  }

  /** Takes the last edit back. Throws a sentence if somebody has edited the file since. */
  undo(linked: Linked): Edited {
    const last = this.#done.at(-1)
    if (!last) throw new Error('There is nothing to undo.')
    const path = pathInConfig(last.file)
    if (readFileSync(path, 'utf8') !== last.after)
      throw new Error(`${last.file} was changed since by somebody else, so the edit stays.`)
    const texts = readConfigFolder()
    writeFileSync(path, last.before)
    this.#done.pop()
    return {
      ...editableNow(linked, last.file, last.before, last.pointer),
      ...effectOf(texts, last.file, last.before),
      undoable: this.#done.length,
    }
  }
}

/** The entry or route as this text has it. */
function editableNow(linked: Linked, file: string, text: string, pointer: string): Pick<Edited, 'editable'> {
  const editable = editableIn(linked, parsed({ file, text }), pointer)
  return editable ? { editable: { ...editable, version: versionOf(text) } } : {}
}

/** What the manifests say once this file has this text. */
function effectOf(
  before: readonly ConfigText[],
  file: string,
  text: string,
): Pick<Edited, 'problems' | 'effect'> {
  const after = before.map((each) => (each.file === file ? { file, text } : each))
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
