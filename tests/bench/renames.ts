// How many files a change in one file renames: those that name it, those that name these, and so on. A name that the page's
// import map holds stays in the code, so it renames nothing.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readBundle } from '#tools/build/built-files.ts'

/** The file with most such others, with their number, itself included. */
export function mostRenamed(dist: string): { file: string; count: number } {
  const assets = join(dist, 'assets')
  const files = Object.values(readBundle(dist)).flatMap(({ file, css = [] }) => [file, ...css])
  const names = [...new Set(files)].flatMap((file) =>
    /^assets\/.*\.(js|css)$/.test(file) ? [file.slice(7)] : [],
  )
  const namedBy = new Map(names.map((name) => [name, new Set<string>()]))
  for (const script of names.filter((name) => name.endsWith('.js')))
    for (const [name] of readFileSync(join(assets, script), 'utf8').matchAll(
      /[\w.~$-]+-[\w-]{8}\.(?:js|css)/g,
    ))
      namedBy.get(name)?.add(script)
  const counts = names.map((file) => {
    const renamed = new Set([file])
    for (const each of renamed) for (const script of namedBy.get(each) ?? []) renamed.add(script)
    return { file, count: renamed.size }
  })
  return counts.toSorted((a, b) => b.count - a.count)[0] ?? { file: '', count: 0 }
}
