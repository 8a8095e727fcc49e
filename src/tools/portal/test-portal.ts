// portal test: everything that must hold in a portal's folder. Generated files, manifests, expected views, types, its own tests.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { packagesFolder } from '../config-folder.ts'
import { runGenerate } from '../generate/generate.ts'
import { runCommand } from './run-command.ts'

export async function testPortal(): Promise<void> {
  await runGenerate([])
  process.exitCode =
    (await runCommand(['check'])) ||
    (await runCommand(['menus', '--compare'])) ||
    ran(join(packagesFolder, 'typescript/bin/tsc'), '-p', '.') ||
    (existsSync('tests') ? ran('--test', '--test-reporter=dot', 'tests/**/*.test.ts') : 0)
}

const ran = (...words: string[]): number =>
  spawnSync(process.execPath, words, { stdio: 'inherit' }).status ?? 1
