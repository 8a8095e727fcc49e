// portal test: everything that must hold in a portal's folder. Generated files, manifests, expected views, types.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { packagesFolder } from '../config-folder.ts'
import { runGenerate } from '../generate/generate.ts'
import { runCommand } from './run-command.ts'

export async function testPortal(): Promise<void> {
  await runGenerate([])
  process.exitCode = (await runCommand(['check'])) || (await runCommand(['menus', '--compare'])) || compiled()
}

const compiled = (): number =>
  spawnSync(process.execPath, [join(packagesFolder, 'typescript/bin/tsc'), '-p', '.'], { stdio: 'inherit' })
    .status ?? 1
