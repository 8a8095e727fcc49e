// Writes a change that has been examined: config, other files, expected views, generated files.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ConfigText } from '#manifest/read/config-file.ts'
import { root } from '../../config-folder.ts'
import { generate } from '../../generate/generate.ts'
import { productFolder } from '../../product.ts'
import { viewsFolder } from '../accept.ts'
import { changedFiles, type Examined, type Plan } from './examine.ts'
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

export async function writePlan(
  plan: Plan,
  { was, manifest, linked }: Examined,
  { config, before }: Where,
): Promise<WrittenPlan> {
  const made: string[] = []
  const paths: string[] = []
  const write = (path: string, text: string) => {
    paths.push(path)
    if (!existsSync(path)) made.push(path)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  for (const file of changedFiles(before, plan.texts)) {
    const text = plan.texts.find((each) => each.file === file)?.text
    const path = join(config, file.replace(/^config\//, ''))
    if (text !== undefined) write(path, text)
    else {
      paths.push(path)
      rmSync(path)
    }
  }
  for (const [path, text] of plan.files ?? []) write(join(root, path), text)
  const views = existsSync(viewsFolder(config))
    ? writeViews(
        { manifest: was.manifest, personas: was.linked.personas },
        { manifest, personas: linked.personas },
        config,
      )
    : { files: [], made: [], left: [], changes: [] }
  const generated = await generate({ config })
  const viewPath = (file: string) => join(dirname(config), file)
  return {
    besides: [...views.files, ...generated],
    views,
    paths: [
      ...paths,
      ...views.files.map(viewPath),
      ...generated.map((file) => join(productFolder(config), file)),
    ],
    made: [...made, ...views.made.map(viewPath)],
  }
}
