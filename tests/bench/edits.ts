// How many files of a build an edit of one sentence renames, and so everybody loads again after a deploy: ten edits of different
// kinds, each built from a copy of the sources.
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { kilobytes, printTable } from './table.ts'
import { root } from '../support/root.ts'

/** A file, and the words in it that become others. */
const EDITS: readonly [file: string, words: string][] = [
  ['src/portal/screens/public/signed-out.screen.tsx', 'You can close this page, or sign in again.'],
  ['src/portal/screens/payments/regular/regular-values.ts', 'Change that one instead.'],
  ['src/portal/screens/account/performance/choices.ts', 'The start date must be before the end date.'],
  ['src/portal/screens/shared/saved-plans/use-saved-plans.ts', 'We couldn’t save this plan.'],
  ['src/engine/forms/send/sending-line.tsx', 'Your latest answers are not saved yet, so nothing was sent.'],
  ['src/portal/domain/retirement/health-questions.ts', 'Nothing goes towards your retirement at the moment.'],
  ['src/engine/shell/session-dialogs/signed-out-message.ts', 'See you next time.'],
  ['config/menus/client.json', '"label": "Dashboard"'],
  ['config/routes/planning.json', '"title": "Retirement planner"'],
  ['config/dialogs.json', 'They have given you shared access: you can look, but can’t change anything.'],
]

export function benchEdits(): void {
  const copy = mkdtempSync(join(tmpdir(), 'portal-edits-'))
  try {
    for (const name of [
      'src',
      'config',
      'schemas',
      'package.json',
      'package-lock.json',
      'tsconfig.json',
      'vite.config.ts',
    ])
      cpSync(join(root, name), join(copy, name), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
    const before = built(copy)
    const rows = EDITS.map(([name, words]) => {
      const file = join(copy, name)
      const text = readFileSync(file, 'utf8')
      const edited = text.replace(words, (found) => found.replace(/[a-z]+(?=\W*$)/, 'otherwise'))
      if (edited === text) throw new Error(`${name} does not say "${words}" any more`)
      writeFileSync(file, edited)
      const after = built(copy)
      writeFileSync(file, text)
      const renamed = [...after].filter(([built]) => !before.has(built))
      const bytes = renamed.reduce((sum, [, size]) => sum + size, 0)
      return [name, String(renamed.length), kilobytes(bytes)]
    })
    printTable(`An edit of one sentence: files renamed of ${before.size}, and what they weigh, gzip kB`, [
      ['edited', 'files', 'kB'],
      ...rows,
    ])
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

/** Builds, and returns the scripts and styles with their size in bytes as gzip. */
function built(folder: string): Map<string, number> {
  const dist = join(folder, 'dist')
  rmSync(dist, { recursive: true, force: true })
  const { status, stderr } = spawnSync(process.execPath, [join(folder, 'src/tools/build/build.ts')], {
    cwd: folder,
    env: { ...process.env, PORTAL_CONFIG: '', PORTAL_DIST: '' },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr)
  const assets = join(dist, 'assets')
  const names = readdirSync(assets).filter((name) => /\.(js|css)$/.test(name))
  return new Map(names.map((name) => [name, statSync(join(assets, `${name}.gz`)).size]))
}
