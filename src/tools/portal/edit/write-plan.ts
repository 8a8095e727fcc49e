// Writes a change that has been examined: config, other files, expected views, generated files.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ConfigText } from '#manifest/read/config-file.ts'
import { root } from '../../config-folder.ts'
import { generate } from '../../generate/generate.ts'
import { acceptViews, viewsFolder } from '../accept.ts'
import { changedFiles, type Examined, type Plan } from './examine.ts'

interface Where {
  /** The config folder. */
  config: string
  before: readonly ConfigText[]
  /** Say nothing of the expected views. */
  quiet: boolean
}

/** Returns the generated files that it wrote besides. */
export async function writePlan(
  plan: Plan,
  { manifest, linked }: Examined,
  { config, before, quiet }: Where,
): Promise<string[]> {
  for (const file of changedFiles(before, plan.texts)) {
    const text = plan.texts.find((each) => each.file === file)?.text
    const path = join(config, file.replace(/^config\//, ''))
    if (text === undefined) rmSync(path)
    else write(path, text)
  }
  for (const [path, text] of plan.files ?? []) write(join(root, path), text)
  if (existsSync(viewsFolder(config)))
    await acceptViews(manifest, linked.personas, {
      config,
      yes: true,
      json: false,
      quiet,
    })
  return generate({ config })
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
