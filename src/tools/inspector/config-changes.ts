// Plans what the inspector is asked to make, edit, move, remove or keep, writes it as the command line does, and takes it back.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Change, Making, MakingRequest, Planned, Undone, Written } from '#inspector/make/making.ts'
import { compile } from '#manifest/compile.ts'
import type { Resolved } from '#manifest/resolve/resolved.ts'
import { formatProblems } from '#manifest/problem.ts'
import type { ConfigText } from '#manifest/read/config-file.ts'
import { configFolder, layerFiles, readConfigFolder } from '../config-folder.ts'
import { mustBeBase } from '../layers.ts'
import { viewsFolder } from '../portal/accept.ts'
import { codeFolders } from '../portal/edit/code-names.ts'
import { examine, type Examined, type Plan } from '../portal/edit/examine.ts'
import { editedNow } from './edit-plan.ts'
import { makingOf, planOf } from './form.ts'
import type { From } from '../portal/edit/plans.ts'
import { writePlan } from '../portal/edit/write-plan.ts'
import { productFolder, readProduct } from '../product.ts'
import { beginWriting } from '../writing-lock.ts'
import { textAt, type UndoStack } from './undo-stack.ts'

export class ConfigChanges {
  readonly #done: UndoStack
  constructor(done: UndoStack) {
    this.#done = done
  }

  making(resolved: Resolved, asked: MakingRequest): Making {
    return makingOf({ resolved, product: readProduct() }, asked)
  }

  /** What the change would do. Throws a sentence if there is no such change. */
  async plan(change: Change): Promise<Planned> {
    const from = manifestsNow()
    const plan = await planOf(from, change)
    const examined = examine(plan, from.texts, from.product, layerFiles())
    const version = versionOf(from.texts)
    return 'problems' in examined
      ? { says: plan.says, problems: examined.problems, files: [], version }
      : {
          says: plan.says,
          effect: examined.effect,
          files: examined.files,
          version,
        }
  }

  /** Writes it. Throws a sentence, and writes nothing, if it is wrong or planned for other manifests. */
  async write(asked: { change: Change; version: string }): Promise<Written> {
    const endWriting = beginWriting(configFolder())
    return this.#write(asked).finally(endWriting)
  }

  async #write({ change, version }: { change: Change; version: string }): Promise<Written> {
    const from = manifestsNow()
    if (versionOf(from.texts) !== version)
      throw new Error('The manifests were changed meanwhile. Nothing was written; look at the effect again.')
    const plan = await planOf(from, change)
    const examined = examine(plan, from.texts, from.product, layerFiles())
    if ('problems' in examined) throw new Error(examined.problems)
    const config = configFolder()
    const paths = pathsOf(config, plan, examined)
    const before = new Map([...paths, ...viewsOf(config)].map(([file, path]) => [file, textAt(path)]))
    await writePlan(plan, examined, {
      config,
      before: from.texts,
    })
    const files = [...new Map([...paths, ...viewsOf(config)])]
      .map(([file, path]) => ({
        file,
        path,
        before: before.get(file),
        after: textAt(path),
      }))
      .filter((each) => each.before !== each.after)
    this.#done.push({ files })
    const editable = change.what === 'edit' ? editedNow(examined.resolved, plan, change) : undefined
    return {
      says: plan.says,
      files: files.map(({ file }) => file),
      undoable: this.#done.length,
      ...(editable ? { editable } : {}),
    }
  }

  /** Takes back what was written last. Throws a sentence if somebody has edited a file of it since. */
  undo(): Undone {
    const endWriting = beginWriting(configFolder())
    try {
      this.#done.pop()
    } finally {
      endWriting()
    }
    const texts = readConfigFolder()
    const { problems } = compile(texts, readProduct())
    const textOf = (name: string) => texts.find(({ file }) => file === name)?.text
    return {
      ...(problems.length > 0 ? { problems: formatProblems(problems, textOf) } : {}),
      undoable: this.#done.length,
    }
  }
}

/** The manifests as they lie there. Throws a sentence if they are not right. */
function manifestsNow(): From {
  mustBeBase()
  const [texts, product] = [readConfigFolder(), readProduct()]
  const { resolved, manifest } = compile(texts, product)
  if (!resolved || !manifest) throw new Error('The manifests have problems; mend them first.')
  return { texts, product, resolved, code: codeFolders(configFolder()) }
}

/** Hash of all manifests. */
const versionOf = (texts: readonly ConfigText[]) =>
  createHash('sha256').update(JSON.stringify(texts)).digest('hex')

/** Where the files of the change lie, by name. */
const pathsOf = (config: string, { files }: Plan, examined: Examined): [string, string][] =>
  examined.files.map((file) => [
    file,
    files?.has(file) ? join(productFolder(config), file) : join(config, file.replace(/^config\//, '')),
  ])

function viewsOf(config: string): [string, string][] {
  const folder = viewsFolder(config)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .map((name) => [`${relative(dirname(config), folder)}/${name}`.replaceAll('\\', '/'), join(folder, name)])
}
