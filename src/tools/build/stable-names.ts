// Which names of files the page's import map holds. Vite names every file in the code of others by a specifier that stays, and
// the map says which file that is now (`build.chunkImportMap`); so a changed file renames no other. But the map comes with every
// page, and most files are named by one or two others: those name it directly, and the map gets small.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** So many files a change in one file may rename, itself included. */
export const MOST_RENAMED = 5

const MAP = /(<script type="importmap"[^>]*>)([\s\S]*?)(?=<\/script>)/
const NAME = /[\w.~$-]+-[\w-]{8}\.(?:js|css)/g

/** Specifiers with their files, and the text of each script. Names are without folder. */
export interface NamedFiles {
  imports: ReadonlyMap<string, string>
  scripts: ReadonlyMap<string, string>
}

/** Names files directly where that renames few others. `renamed`: files with a new text, and so a new name. */
export function nameDirectly({
  imports,
  scripts,
}: NamedFiles): NamedFiles & { renamed: Map<string, string> } {
  const users = new Map([...imports.values()].map((file) => [file, new Set<string>()]))
  for (const [script, text] of scripts)
    for (const [name] of text.matchAll(NAME)) users.get(imports.get(name) ?? '')?.add(script)
  const direct = directFiles(users)

  const named = new Map<string, { name: string; text: string }>()
  const nameOf = (file: string): { name: string; text: string } => {
    const known = named.get(file)
    if (known) return known
    const before = scripts.get(file) ?? ''
    const text = before.replace(NAME, (name) => {
      const used = imports.get(name)
      return used !== undefined && direct.has(used) ? nameOf(used).name : name
    })
    const given = { text, name: text === before ? file : renamedFor(file, text) }
    named.set(file, given)
    return given
  }
  const texts = [...scripts.keys()].map((file) => [file, nameOf(file)] as const)
  return {
    imports: new Map(
      [...imports].flatMap(([specifier, file]) => (direct.has(file) ? [] : [[specifier, nameOf(file).name]])),
    ),
    scripts: new Map(texts.map(([, { name, text }]) => [name, text])),
    renamed: new Map(texts.flatMap(([file, { name }]) => (name === file ? [] : [[file, name]]))),
  }
}

/** The files that others may name directly. `users`: the scripts that name each file. */
function directFiles(users: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const direct = new Set<string>()
  const usersOf = (file: string): ReadonlySet<string> => users.get(file) ?? new Set()
  const renamedBy = (file: string): Set<string> => {
    const renamed = new Set([file])
    for (const each of renamed) if (direct.has(each)) for (const user of usersOf(each)) renamed.add(user)
    return renamed
  }
  const few = [...users].filter(([, { size }]) => size < MOST_RENAMED)
  for (const [file, own] of few.toSorted(([, a], [, b]) => a.size - b.size)) {
    direct.add(file)
    const isCircular = [...own].some((user) => renamedBy(user).has(file))
    if (isCircular || [...users.keys()].some((each) => renamedBy(each).size > MOST_RENAMED))
      direct.delete(file)
  }
  return direct
}

/** The same name with the hash of this text. */
const renamedFor = (file: string, text: string): string =>
  file.replace(/-[\w-]{8}(?=\.\w+$)/, `-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}`)

/** Does this in the folder of a build. Returns the files of the build that have another name now. */
export function thinImportMap(dist: string): ReadonlyMap<string, string> {
  const page = join(dist, 'index.html')
  const bundle = join(dist, '.vite/manifest.json')
  const html = readFileSync(page, 'utf8')
  const map = JSON.parse(MAP.exec(html)![2]!) as { imports: Record<string, string> }
  const assets = join(dist, 'assets')
  const isThere = new Set(readdirSync(assets))
  const imports = new Map(
    Object.entries(map.imports)
      .map(([specifier, file]) => [basename(specifier), basename(file)] as const)
      // The page's own scripts stand in the page, and Vite drops the file that only imports them.
      .filter(([, file]) => isThere.has(file)),
  )
  const files = [...imports.values()].filter((name) => name.endsWith('.js'))
  const scripts = new Map(files.map((name) => [name, readFileSync(join(assets, name), 'utf8')]))
  const thin = nameDirectly({ imports, scripts })
  for (const [from, to] of thin.renamed) {
    writeFileSync(join(assets, to), thin.scripts.get(to)!)
    if (existsSync(join(assets, `${from}.map`)))
      renameSync(join(assets, `${from}.map`), join(assets, `${to}.map`))
    rmSync(join(assets, from))
  }
  const renamed = (text: string) => text.replace(NAME, (name) => thin.renamed.get(name) ?? name)
  // In alphabetical order it compresses best.
  const entries = [...thin.imports]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map((names) => names.map((name) => `/assets/${name}`))
  writeFileSync(bundle, renamed(readFileSync(bundle, 'utf8')))
  writeFileSync(
    page,
    renamed(
      html.replace(
        MAP,
        (_, tag: string) => tag + JSON.stringify({ imports: Object.fromEntries(entries) as object }),
      ),
    ),
  )
  return thin.renamed
}
