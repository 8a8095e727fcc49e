// READMEs and guides answer "where is …?": every file and folder that they name is there.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import packageFile from '../../package.json' with { type: 'json' }
import { scripts, testParts } from '#tools/generate/commands-document.ts'
import { USAGE } from '#tools/portal/usage.ts'
import { root } from '../support/root.ts'

/** At most so many words; what is generated has no bound. */
const BOUNDS: Readonly<Record<string, number>> = {
  'README.md': 500,
  '.github/CONTRIBUTING.md': 700,
  'src/README.md': 1000,
  'config/README.md': 900,
  'config/pages/README.md': 400,
  ...Object.fromEntries(
    globSync('src/guides/*.md', { cwd: root })
      .filter((file) => !file.endsWith('.gen.md'))
      .map((file) => [file, 400]),
  ),
}

const FOLDERS = ['.', 'src', 'src/engine', 'src/portal', 'tests', 'config', 'schemas']

/** Files that the build or an installation writes, and what READMEs add as an example. */
const ELSEWHERE =
  /^\/?(settings\.json|current\.json|build\.json|files\.json|release-keys\.json|app\.webmanifest|assets|dist(-maps)?|dist\/(assets|pages)|src\/portal\/screens\/hello\/.*|config\/pages\/lost-card\.json)$/

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

/** What a portal imports of the engine, by the package's name. */
const isPromised = (path: string) => path.replace(packageFile.name, '.') in packageFile.exports

const isThere = (file: string, path: string) =>
  isPromised(path) ||
  [...FOLDERS, dirname(file)].some((folder) => existsSync(join(root, folder, path))) ||
  names.has(path)

const documents = [
  'README.md',
  '.github/CONTRIBUTING.md',
  ...globSync('{{src,config,tests}/**/README,src/guides/*,config/reference}.md', { cwd: root }),
]

describe.each(documents)('%s', (file) => {
  it('names files and folders that there are', () => {
    expect(named(file).length).toBeGreaterThan(2)
    expect(named(file).filter((path) => !isThere(file, path))).toEqual([])
  })
})

describe.each(Object.entries(BOUNDS))('%s', (file, most) => {
  it(`has at most ${most} words`, () => {
    const words = readFileSync(join(root, file), 'utf8')
      .split(/[\s|─►▲│]+/)
      .filter((word) => /\w/.test(word))
    expect(words.length).toBeLessThanOrEqual(most)
  })

  it('names commands that there are', () => {
    const text = readFileSync(join(root, file), 'utf8')
    const said = [...text.matchAll(/npm (?:run )?([a-z]+)(?: -- (?:--)?([a-z]+))?/g)]
    const unknown = said.filter(([, script = '', part]) => !isCommand(script, part)).map(([words]) => words)
    expect(unknown).toEqual([])
  })
})

const firstWords = (phrases: object) =>
  Object.keys(phrases).map((phrase) => phrase.split(' ')[0]!.replace('--', ''))

function isCommand(script: string, part: string | undefined): boolean {
  if (!['install', 'ci', ...Object.keys(scripts).map((name) => name.replace('run ', ''))].includes(script))
    return false
  if (part === undefined) return true
  if (script === 'test') return firstWords(testParts).includes(part)
  return script !== 'portal' || new RegExp(`^  ${part}\\b`, 'm').test(USAGE)
}

describe('The decisions', () => {
  const folder = join(root, 'src/decisions')
  const files = globSync('*/*.md', { cwd: folder })
  const index = readFileSync(join(folder, 'README.md'), 'utf8')

  it('are each in the index, under their title', () => {
    const listed = [...index.matchAll(/^- \[(.+)\]\((.+)\)$/gm)].map(([, title, file]) => `${file}: ${title}`)
    const there = files.map((file) => {
      const [title = ''] = readFileSync(join(folder, file), 'utf8').split('\n')
      return `${file}: ${title.replace('# ', '')}`
    })
    expect(there.length).toBeGreaterThan(150)
    expect(listed.toSorted()).toEqual(there.toSorted())
  })

  it('have at most 90 words each', () => {
    const words = (file: string) => readFileSync(join(folder, file), 'utf8').split('\n').slice(1).join(' ')
    expect(files.filter((file) => words(file).split(/\s+/).filter(Boolean).length > 90)).toEqual([])
  })

  it('name files and folders that there are', () => {
    const missing = files.flatMap((file) =>
      named(`src/decisions/${file}`)
        .filter((path) => !isThere(`src/decisions/${file}`, path))
        .map((path) => `${file}: ${path}`),
    )
    expect(missing).toEqual([])
  })
})
