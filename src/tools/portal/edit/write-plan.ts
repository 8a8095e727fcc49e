// Writes a change that has been examined: config, other files, expected views, generated files.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ConfigText } from '#manifest/read/config-file.ts'
import { generate } from '../../generate/generate.ts'
import { productFolder } from '../../product.ts'
import { viewsFolder } from '../accept.ts'
import { changedFiles, type Examined, type Plan } from './examine.ts'
import { FileChanges, mustBeUnchanged } from './file-changes.ts'
import { writeViews, type WrittenViews } from './write-views.ts'

interface Where {
  /** The config folder. */
  config: string
  before: readonly ConfigText[]
}

export interface WrittenPlan {
  /** The expected views that changed by it, and the generated files. */
  besides: string[]
  views: WrittenViews
  /** Where all of it lies, and what was not there before. */
  paths: string[]
  made: string[]
}

/** Writes all of it, or nothing: not if the manifests are others by now, and not half of it. */
export async function writePlan(
  plan: Plan,
  { was, manifest, resolved }: Examined,
  { config, before }: Where,
): Promise<WrittenPlan> {
  mustBeUnchanged(config, before)
  const changes = new FileChanges()
  const write = (path: string, text: string | undefined) => changes.write(path, text)
  return changes.allOrNothing(async () => {
    for (const file of changedFiles(before, plan.texts))
      write(join(config, file.replace(/^config\//, '')), plan.texts.find((each) => each.file === file)?.text)
    for (const [path, text] of plan.files ?? []) write(join(productFolder(config), path), text)
    const views = existsSync(viewsFolder(config))
      ? writeViews(
          { manifest: was.manifest, personas: was.resolved.personas },
          { manifest, personas: resolved.personas },
          config,
          write,
        )
      : { files: [], left: [], changes: [] }
    const generated = await generate({ config, write })
    return { besides: [...views.files, ...generated], views, paths: changes.paths, made: changes.made }
  })
}
