// Which files the build made of a source, from Vite's own manifest of it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest as Bundle } from 'vite'

export const readBundle = (dist: string): Bundle =>
  JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Bundle

/** Paths, beginning with "/", of all that is fetched with a source: its own file, its static imports, their styles. */
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

/** A source alone in its group of modules goes by the group's name, which it has given. */
function keyOf(bundle: Bundle, source: string): string {
  if (bundle[source]) return source
  const name = source.replace(/^.*\/|\.tsx?$/g, '')
  const key = Object.keys(bundle).find((each) => bundle[each]?.name === name && each.endsWith('.js'))
  if (key === undefined) throw new Error(`The build has no file for ${source}`)
  return key
}
