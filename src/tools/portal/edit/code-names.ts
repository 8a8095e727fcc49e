// Names of config/ in the code: those that can be changed with certainty, and those that a person has to look at.
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { filesUnder, root } from '../../config-folder.ts'
import { linkTo } from '../../screens.ts'

const CODE = /\.tsx?$/

/** The files of screens whose links to this route lead to the other name, by path from the root, with their new text. */
export function relinked(from: string, to: string): Map<string, string> {
  const files = ['src/screens', 'src/screen-api', 'src/domain'].flatMap((folder) =>
    filesUnder(join(root, folder)),
  )
  return new Map(
    files
      .filter((path) => CODE.test(path) && !path.endsWith('.gen.ts'))
      .flatMap((path) => {
        const text = readFileSync(path, 'utf8')
        const after = text.replaceAll(linkTo(from), (link) => link.replace(from, to))
        return after === text ? [] : [[relative(root, path).replaceAll('\\', '/'), after]]
      }),
  )
}

/** Where code and tests still have this name in quotes: "src/a.ts:3". */
export function stillNamed(name: string, changed: ReadonlyMap<string, string> = new Map()): string[] {
  const word = new RegExp(`(['"\`])${name.replaceAll('.', '\\.')}\\1`)
  return ['src', 'tests'].flatMap((folder) =>
    filesUnder(join(root, folder))
      .filter((path) => CODE.test(path) && !path.endsWith('.gen.ts'))
      .flatMap((path) => {
        const file = relative(root, path).replaceAll('\\', '/')
        const lines = (changed.get(file) ?? readFileSync(path, 'utf8')).split('\n')
        return lines.flatMap((line, i) => (word.test(line) ? [`${file}:${i + 1}`] : []))
      }),
  )
}
