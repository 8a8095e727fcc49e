// What the inspector has written, so that the last of it can be taken back.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** A file before and after; undefined where it is not there. */
export interface WrittenFile {
  /** Its name for people. */
  file: string
  path: string
  before: string | undefined
  after: string | undefined
}

interface Step {
  files: WrittenFile[]
}

export class UndoStack {
  readonly #steps: Step[] = []

  get length(): number {
    return this.#steps.length
  }

  /** Names of the files of the last step. */
  get lastFiles(): string[] {
    return this.#steps.at(-1)?.files.map(({ file }) => file) ?? []
  }

  /** Where everything lies that was written and not taken back. */
  get paths(): string[] {
    return this.#steps.flatMap(({ files }) => files.map(({ path }) => path))
  }

  push(step: Step): void {
    this.#steps.push(step)
  }

  /** Takes the last one back. Throws a sentence, and takes nothing back, if somebody has changed one of its files since. */
  pop(): void {
    const last = this.#steps.at(-1)
    if (!last) throw new Error('There is nothing to undo.')
    const changed = last.files.find(({ path, after }) => textAt(path) !== after)
    if (changed) throw new Error(`${changed.file} was changed since by somebody else, so the edit stays.`)
    for (const { path, before } of last.files) {
      if (before === undefined) rmSync(path)
      else {
        mkdirSync(dirname(path), { recursive: true })
        writeFileSync(path, before)
      }
    }
    this.#steps.pop()
  }
}

export const textAt = (path: string): string | undefined =>
  existsSync(path) ? readFileSync(path, 'utf8') : undefined
