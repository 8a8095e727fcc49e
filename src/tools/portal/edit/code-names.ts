// Names of config/ in the code: those that can be changed with certainty, and those that a person has to look at.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesUnder } from '../../config-folder.ts'
import { definitionFile, isCopy, nameOf, productFolder, screensFolder } from '../../product.ts'
import { linkTo } from '../../screens.ts'

const CODE = /\.tsx?$/

/** Folders of a portal's code. */
export interface CodeFolders {
  /** What links to routes. */
  linking: readonly string[]
  /** What may name things of the config. */
  naming: readonly string[]
}

/** The code that belongs to this config; none to a copy of it. */
export function codeFolders(config: string): CodeFolders {
  if (isCopy(config)) return { linking: [], naming: [] }
  const folder = productFolder(config)
  const code = dirname(definitionFile(config))
  if (code === folder) return { linking: [folder], naming: [folder] }
  return {
    linking: [screensFolder(config), join(folder, 'src/engine/screen-api'), join(code, 'domain')],
    naming: ['src', 'tests'].map((name) => join(folder, name)),
  }
}

const codeIn = (folders: readonly string[]) =>
  folders
    .flatMap((folder) => filesUnder(folder))
    .filter((path) => CODE.test(path) && !path.endsWith('.gen.ts'))

/** The files of screens with links to this route, leading to the other name, by path from the portal's folder, with their new text. */
export function relinked({ linking }: CodeFolders, from: string, to: string): Map<string, string> {
  return new Map(
    codeIn(linking).flatMap((path) => {
      const text = readFileSync(path, 'utf8')
      const after = text.replaceAll(linkTo(from), (link) => link.replace(from, to))
      return after === text ? [] : [[nameOf(path), after]]
    }),
  )
}

/** Where code and tests still have this name in quotes: "src/a.ts:3". */
export function stillNamed(
  { naming }: CodeFolders,
  name: string,
  changed: ReadonlyMap<string, string> = new Map(),
): string[] {
  const word = new RegExp(`(['"\`])${name.replaceAll('.', '\\.')}\\1`)
  return codeIn(naming).flatMap((path) => {
    const file = nameOf(path)
    const lines = (changed.get(file) ?? readFileSync(path, 'utf8')).split('\n')
    return lines.flatMap((line, i) => (word.test(line) ? [`${file}:${i + 1}`] : []))
  })
}
