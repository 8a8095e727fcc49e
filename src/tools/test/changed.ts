// Reads what has changed since a revision, and what the project has that a change can reach.
import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileFolder } from '../build/manifest-plugin.ts'
import { root } from '../config-folder.ts'
import { reach, type Known, type Reach } from './reach.ts'

/** What must run for everything that has changed since the merge base with this revision, committed or not. */
export function reachedSince(revision: string): Reach {
  const reached = reach(changedSince(revision), known())
  if (reached.unit === 'all') return reached
  // These read the whole project as files, so no import leads to them.
  return {
    ...reached,
    unit: [...reached.unit.filter((file) => existsSync(join(root, file))), ...projectTests()],
  }
}

function changedSince(revision: string): string[] {
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
  const [base = revision] = git('merge-base', 'HEAD', revision)
  return [
    ...git('diff', '--name-only', '--no-renames', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
}

const projectTests = () => globSync('tests/tools/*.test.ts', { cwd: root })

function known(): Known {
  const folder = join(root, 'tests/journeys')
  const specs = globSync('**/*.spec.ts', { cwd: folder }).map((file) => ({
    file,
    text: readFileSync(join(folder, file), 'utf8'),
  }))
  const { linked } = compileFolder()
  if (!linked) throw new Error('The manifests have problems: npm run portal -- check')
  const screens = linked.routes.flatMap(({ path, shows }) =>
    shows.kind === 'screen' ? [{ screen: shows.screen, path }] : [],
  )
  return { specs, screens }
}
