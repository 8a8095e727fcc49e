// Reads what has changed since a revision, and what the project has that a change can reach.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { compileFolder } from '../build/manifest-plugin.ts'
import { engineFolder } from '../config-folder.ts'
import { git, gitLines } from '../git.ts'
import { namedBy } from './config-change.ts'
import { journeysIn } from './journeys-in.ts'
import { reach, type Known, type Reach } from './reach.ts'

/** What must run for everything that has changed since the merge base with this revision, committed or not. */
export function reachedSince(revision: string): Reach {
  const base = gitLines(engineFolder, 'merge-base', 'HEAD', revision)[0] ?? revision
  const reached = reach(changedSince(base), known(base))
  if (reached.unit === 'all') return reached
  // These read the whole project as files, so no import leads to them.
  return {
    ...reached,
    unit: [...reached.unit.filter((file) => existsSync(join(engineFolder, file))), ...projectTests()],
  }
}

const changedSince = (base: string): string[] => [
  ...gitLines(engineFolder, 'diff', '--name-only', '--no-renames', base),
  ...gitLines(engineFolder, 'ls-files', '--others', '--exclude-standard'),
]

const projectTests = () => globSync('tests/tools/*.test.ts', { cwd: engineFolder })

function known(base: string): Known {
  const tests = (folder: string, pattern: string) =>
    globSync(pattern, { cwd: join(engineFolder, folder) }).map((file) => ({
      file,
      text: withSupport(join(engineFolder, folder, file)),
    }))
  const { resolved } = compileFolder()
  if (!resolved) throw new Error('The manifests have problems: npm run portal -- check')
  const screens = resolved.routes.flatMap(({ path, shows }) =>
    shows.kind === 'screen' ? [{ screen: shows.screen, path }] : [],
  )
  const labels = new Map([
    ...resolved.routes.map(({ id, title }) => [id, title] as const),
    ...Object.entries(resolved.links).map(([id, { label }]) => [id, label] as const),
  ])
  return {
    specs: tests('tests/journeys', '**/*.spec.ts').flatMap(journeysIn),
    units: tests('', 'tests/**/*.test.{ts,tsx}'),
    screens,
    named: (file) => namedBy(textAt(base, file), textNow(file), (id) => labels.get(id)),
  }
}

/** A test's text, with that of the files of tests/ that it imports. */
function withSupport(path: string, seen = new Set<string>()): string {
  if (seen.has(path) || !existsSync(path)) return ''
  seen.add(path)
  const text = readFileSync(path, 'utf8')
  const imported = [...text.matchAll(/from '(\.[^']+)'/g)].map(([, to]) => join(dirname(path), to!))
  return [
    text,
    ...imported.filter((each) => !ALL_USE.test(each)).map((each) => withSupport(each, seen)),
  ].join('\n')
}

/** What every journey imports tells nothing of what one is about. */
const ALL_USE = /\/support\/(journey|portal|sign-ins|consent|expected-view)\.ts$/

const textNow = (file: string): string | undefined =>
  existsSync(join(engineFolder, file)) ? readFileSync(join(engineFolder, file), 'utf8') : undefined

function textAt(base: string, file: string): string | undefined {
  try {
    return git(engineFolder, ['show', `${base}:${file}`])
  } catch {
    return undefined
  }
}
