// Lists all screens, and the routes that the code of each links to, from the source files; config does not repeat it.
import { readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { kindOfScreen } from '#manifest/read/page-files.ts'
import { engineFolder, filesUnder } from './config-folder.ts'
import type { Screens } from '#manifest/supplied.ts'

/** A route id where screens write one: `to="messages"`, `to: 'messages'`, `go('messages')`, `href('messages')`. */
const LINK = linkTo('[a-z][a-z0-9-]*')
const IMPORT =
  /\b(?:from|import\()\s*'((?:\.|#screen-api|portal-engine\/screen-api|#screens|#base|#domain)\/[^']+)'/g

export function linkTo(id: string): RegExp {
  return new RegExp(`(?:\\bto(?:=|: )|\\b(?:go|href)\\()['"](${id})['"]`, 'g')
}

/** Route ids by screen: "area/name" for <area>/<name>.screen.tsx in this folder, "area/name.layout" for a layout. */
export function readScreens(folder: string): Screens {
  return new Map(screenFiles(folder).map((path) => [nameOf(path, folder), [...linksOf(path)].toSorted()]))
}

/** The screens with a button that begins a sign-in. */
export const screensThatSignIn = (folder: string): ReadonlySet<string> =>
  new Set(
    screenFiles(folder)
      .filter((path) => readFileSync(path, 'utf8').includes("run('sign-in')"))
      .map((path) => nameOf(path, folder)),
  )

/** The file of a screen: the engine has those of pages of config/pages/, the portal's folder all others. */
export function screenFile(screen: string, folder: string): string {
  const kind = kindOfScreen(screen)
  return kind
    ? join(engineFolder, 'src/engine/pages', `${kind}.screen.tsx`)
    : join(folder, `${screen}.screen.tsx`)
}

const screenFiles = (folder: string) =>
  filesUnder(folder).filter((path) => /\.(screen|layout)\.tsx$/.test(path))

const nameOf = (path: string, folder: string) =>
  relative(folder, path)
    .replaceAll('\\', '/')
    .replace(/(\.screen)?\.tsx$/, '')

/** What one file links to by itself, and the paths of the files that it imports. */
interface FileLinks {
  own: readonly string[]
  imports: readonly string[]
}

/** What a file and the files that it imports link to. */
function linksOf(path: string): Set<string> {
  const links = new Set<string>()
  const seen = new Set<string>()
  const waiting = [path]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue
    seen.add(next)
    const { own, imports } = fileLinks(next)
    for (const link of own) links.add(link)
    waiting.push(...imports)
  }
  return links
}

/** By path: what was read, and the version of the file that it was read from. */
const read = new Map<string, { version: string; links: FileLinks }>()

/** Reads a file again only when it has changed: one check asks for hundreds of them several times. */
function fileLinks(path: string): FileLinks {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat) return { own: [], imports: [] }
  const version = `${stat.mtimeMs} ${stat.size}`
  const known = read.get(path)
  if (known?.version === version) return known.links
  const links = readLinks(path)
  read.set(path, { version, links })
  return links
}

function readLinks(path: string): FileLinks {
  const text = readFileSync(path, 'utf8')
  return {
    own: [...text.matchAll(LINK)].map((found) => found[1]!),
    imports: [...text.matchAll(IMPORT)].map(([, name]) =>
      !name!.startsWith('.') ? fileURLToPath(import.meta.resolve(name!)) : join(dirname(path), name!),
    ),
  }
}
