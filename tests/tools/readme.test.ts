// The READMEs answer "where is …?": every file and folder that they name is there.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '#tools/config-folder.ts'

const FOLDERS = ['.', 'src', 'src/engine', 'src/portal', 'tests', 'config', 'schemas']

/** Files that the build or an installation writes, and the screen that the README adds as an example. */
const ELSEWHERE =
  /^\/?(settings\.json|build\.json|files\.json|app\.webmanifest|assets|dist(-maps)?|dist\/(assets|pages)|src\/portal\/screens\/hello\/.*)$/

const names = new Set(
  globSync('{src,tests,config,schemas}/**/*', { cwd: root }).map((path) => basename(path)),
)

/** What stands in backticks and is a path: it ends like a file, or with a slash. */
const named = (file: string) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/`([\w./-]+\/|[\w./-]+\.[a-z]+)`/g)]
    .map(([, path]) => path!)
    .filter((path) => path.endsWith('/') || /\.(ts|tsx|json|css|md|cjs|html|conf|webmanifest)$/.test(path))
    .map((path) => path.replace(/\/$/, ''))
    .filter((path) => !ELSEWHERE.test(path))

const isThere = (file: string, path: string) =>
  [...FOLDERS, dirname(file)].some((folder) => existsSync(join(root, folder, path))) || names.has(path)

describe.each(['README.md', ...globSync('{src,config,tests}/**/README.md', { cwd: root })])('%s', (file) => {
  it('names files and folders that there are', () => {
    expect(named(file).length).toBeGreaterThan(2)
    expect(named(file).filter((path) => !isThere(file, path))).toEqual([])
  })
})
