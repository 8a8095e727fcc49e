// Carries out edits on the files of config/.
import type { ConfigText } from '../read/config-file.ts'
import { editText, type Edit } from './edit-text.ts'

/** Edits of one file of config/. */
export interface FileEdits {
  file: string
  edits: Edit[]
  /** Its new path, if the file is named after what is in it. */
  renamed?: string
  isRemoved?: true
}

/** The files after these edits, sorted by path. A file that is not there yet is made of what is added to it. */
export function editConfig(texts: readonly ConfigText[], changes: readonly FileEdits[]): ConfigText[] {
  const files = new Map(texts.map(({ file, text }) => [file, text]))
  for (const { file, edits, renamed, isRemoved } of changes) {
    const text = editText(files.get(file) ?? '{}\n', edits)
    files.delete(file)
    if (!isRemoved) files.set(renamed ?? file, text)
  }
  return [...files].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([file, text]) => ({ file, text }))
}

/** Groups edits by file. Several edits of one place count once: a shared condition is referenced in two ways. */
export function byFile(edits: readonly { file: string; edit: Edit }[]): FileEdits[] {
  const files = Map.groupBy(edits, ({ file }) => file)
  return [...files].map(([file, all]) => ({
    file,
    edits: [...new Map(all.map(({ edit }) => [edit.op === 'move' ? edit.from : edit.path, edit])).values()],
  }))
}
