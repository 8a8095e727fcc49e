// Which files belong to what in the build, from Vite's own manifest.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { filesOf, readBundle } from '#tools/build/built-files.ts'

export interface Chunks {
  /** Everything that every page fetches. */
  entry: Set<string>
  /** Everything that is fetched with this source: itself, its static imports, their styles. Paths begin with "/". */
  filesOf(source: string): Set<string>
  /** Sources that are fetched only when something asks for them. */
  lazySources: string[]
  sizeOf(file: string): number
}

export function readChunks(dist: string): Chunks {
  const bundle = readBundle(dist)
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  return {
    entry: new Set(
      [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file!),
    ),
    filesOf: (source) => filesOf(bundle, source),
    lazySources: Object.entries(bundle).flatMap(([key, { isDynamicEntry }]) => (isDynamicEntry ? [key] : [])),
    sizeOf: (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length,
  }
}
