// Finds the built files of a source file, from the manifest that Vite writes.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest as Bundle } from 'vite'

export const readBundle = (dist: string): Bundle =>
  JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Bundle

/** Paths, with a leading slash, of all files that load with a source: its own, its static imports, their styles. */
export function filesOf(bundle: Bundle, source: string): Set<string> {
  const files = new Set<string>()
  const seen = new Set<string>()
  const collect = (key: string) => {
    const chunk = bundle[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(`/${file}`)
    chunk.imports?.forEach(collect)
  }
  collect(keyOf(bundle, source))
  return files
}

/** If a source is the only one of its group, the bundle lists it under the group's name: the file name of the source. */
function keyOf(bundle: Bundle, source: string): string {
  if (bundle[source]) return source
  const name = source.replace(/^.*\/|\.tsx?$/g, '')
  const key = Object.keys(bundle).find((each) => bundle[each]?.name === name && each.endsWith('.js'))
  if (key === undefined) throw new Error(`The build has no file for ${source}`)
  return key
}
