// Lists all screens, and the routes that the code of each links to, from the source files; config does not repeat it.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { kindOfScreen } from '#manifest/read/page-files.ts'
import { filesUnder, root } from './config-folder.ts'
import type { Screens } from '#manifest/supplied.ts'

/** A route id where screens write one: `to="messages"`, `to: 'messages'`, `go('messages')`, `href('messages')`. */
const LINK = linkTo('[a-z][a-z0-9-]*')
const IMPORT = /\b(?:from|import\()\s*'((?:\.|#screen-api|#screens|#base|#domain)\/[^']+)'/g

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
  return kind ? join(root, 'src/engine/pages', `${kind}.screen.tsx`) : join(folder, `${screen}.screen.tsx`)
}

const screenFiles = (folder: string) =>
  filesUnder(folder).filter((path) => /\.(screen|layout)\.tsx$/.test(path))

const nameOf = (path: string, folder: string) =>
  relative(folder, path)
    .replaceAll('\\', '/')
    .replace(/(\.screen)?\.tsx$/, '')

/** What a file and the files that it imports link to. */
function linksOf(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path) || !existsSync(path)) return new Set()
  seen.add(path)
  const text = readFileSync(path, 'utf8')
  const own = [...text.matchAll(LINK)].map((found) => found[1]!)
  const imported = [...text.matchAll(IMPORT)].flatMap((found) => {
    const name = found[1]!
    const target = name.startsWith('#') ? fileURLToPath(import.meta.resolve(name)) : join(dirname(path), name)
    return [...linksOf(target, seen)]
  })
  return new Set([...own, ...imported])
}
