// Writes files so that all of them are written or none: what was there is put back if one cannot be.
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { ConfigText } from '#manifest/read/config-file.ts'
import { readConfigFolder } from '../../config-folder.ts'
import { layersIn } from '../../layers.ts'

export class FileChanges {
  readonly #before = new Map<string, Buffer | undefined>()

  /** Undefined takes the file away. */
  write(path: string, text: string | undefined): void {
    if (!this.#before.has(path)) this.#before.set(path, bytesAt(path))
    if (text === undefined) return rmSync(path)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }

  /** Every path that was written, and those where nothing was before. */
  get paths(): string[] {
    return [...this.#before.keys()]
  }
  get made(): string[] {
    return this.paths.filter((path) => this.#before.get(path) === undefined)
  }

  /** Does all of this, or nothing of it. */
  async allOrNothing<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      for (const [path, bytes] of this.#before)
        if (bytes !== undefined) writeFileSync(path, bytes)
        else if (existsSync(path) && statSync(path).isFile()) rmSync(path)
      const why = error instanceof Error ? error.message : String(error)
      throw new Error(`${why}\nNothing is written: everything is as it was.`, { cause: error })
    }
  }
}

/** What is in a file; undefined where there is none. */
function bytesAt(path: string): Buffer | undefined {
  return existsSync(path) && statSync(path).isFile() ? readFileSync(path) : undefined
}

/** Throws a sentence if these manifests are not what lies in the folder now. */
export function mustBeUnchanged(config: string, texts: readonly ConfigText[]): void {
  if (JSON.stringify(readConfigFolder(config, layersIn(texts))) === JSON.stringify(texts)) return
  throw new Error('The manifests were changed meanwhile. Nothing is written; ask for it again.')
}
