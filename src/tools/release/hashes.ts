// Hashes of what a release consists of.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** SHA-256 in hex. */
export const hashOf = (...contents: (string | Buffer)[]): string => {
  const hash = createHash('sha256')
  for (const content of contents) hash.update(content)
  return hash.digest('hex')
}

/** Of the names and contents of all its files. */
export function hashOfFolder(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
  return hashOf(files.map((file) => `${relative(folder, file)} ${hashOf(readFileSync(file))}\n`).join(''))
}
