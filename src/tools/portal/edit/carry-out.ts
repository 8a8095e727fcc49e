// Shows what an edit of config/ does, asks, and writes it: config, other files, expected views, generated files.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { declarationChanges } from '#manifest/change/declaration-changes.ts'
import { difference } from '#manifest/change/diff.ts'
import { compile } from '#manifest/compile.ts'
import type { Supplied } from '#manifest/supplied.ts'
import { formatProblems } from '#manifest/problem.ts'
import type { ConfigText } from '#manifest/read/config-file.ts'
import { root } from '../../config-folder.ts'
import { generate } from '../../generate/generate.ts'
import { acceptViews, viewsFolder } from '../accept.ts'
import { diffText } from '../diff.ts'
import type { Ask } from '../terminal.ts'

/** A change to carry out. */
export interface Plan {
  /** In words, one line each: what is done apart from what the difference says. */
  says: string[]
  texts: ConfigText[]
  product: Supplied
  /** What to diff instead of `texts`: after a rename, the config with the old name put back; only other effects show. */
  diffedAs?: { texts: ConfigText[]; product: Supplied }
  /** Files outside config/, by path from the project's root, with their new text. */
  files?: ReadonlyMap<string, string>
}

interface Options {
  /** The config folder. */
  config: string
  before: readonly ConfigText[]
  product: Supplied
  yes: boolean
  json: boolean
  ask: Ask | undefined
}

/** Returns the exit code: 0 when it is written, 1 when something is wrong with it or the answer was no. */
export async function carryOut(plan: Plan, options: Options): Promise<number> {
  const { config, before, json } = options
  const say = json ? console.error : console.log
  const was = compile(before, options.product)
  const now = compile(plan.texts, plan.product)
  const isNew = (message: string) => !was.problems.some((each) => each.message === message)
  const problems = now.problems.filter(({ message }) => isNew(message))
  const textOf = (file: string) => plan.texts.find((each) => each.file === file)?.text
  if (plan.says.length > 0) say(`${plan.says.join('\n')}\n`)
  if (!now.manifest || !now.linked || !was.linked) {
    console.error(`${formatProblems(problems.length > 0 ? problems : now.problems, textOf)}\n`)
    console.error('Nothing is written: it would not be right like this.')
    return 1
  }
  const { declarations, ...effect } = difference(was.linked, linkedAs(plan) ?? now.linked)
  const changes = {
    ...effect,
    declarations: plan.diffedAs ? declarationChanges(was.linked, now.linked) : declarations,
  }
  say(diffText(changes, now.linked, false))
  const files = [...changedFiles(before, plan.texts), ...(plan.files?.keys() ?? [])]
  const question = `Write ${files.join(', ')}? [y/N] `
  const answer = options.yes ? 'y' : await options.ask?.(question)
  const isConfirmed = /^y(es)?$/i.test(answer?.trim() ?? '')
  if (isConfirmed) {
    writeConfig(config, before, plan.texts)
    for (const [path, text] of plan.files ?? []) write(join(root, path), text)
    if (existsSync(viewsFolder(config)))
      await acceptViews(now.manifest, now.linked.personas, { config, yes: true, json: false, quiet: json })
    const generated = await generate({ config })
    say(['Written:', ...[...files, ...generated].map((file) => `  ${file}`)].join('\n'))
  } else if (answer === undefined)
    console.error('Nothing is written: there is no terminal to ask on. Add --yes to write without asking.')
  else say('Nothing is written.')
  if (json) console.log(JSON.stringify({ says: plan.says, files, changes, written: isConfirmed }, null, 2))
  return isConfirmed ? 0 : 1
}

const linkedAs = ({ diffedAs }: Plan) => diffedAs && compile(diffedAs.texts, diffedAs.product).linked

/** Writes what differs into a config folder, and removes the files that are gone. */
function writeConfig(folder: string, before: readonly ConfigText[], after: readonly ConfigText[]): void {
  const pathOf = (file: string) => join(folder, file.replace(/^config\//, ''))
  for (const file of changedFiles(before, after)) {
    const text = after.find((each) => each.file === file)?.text
    if (text === undefined) rmSync(pathOf(file))
    else write(pathOf(file), text)
  }
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

/** Files that are added, changed or gone. */
function changedFiles(before: readonly ConfigText[], after: readonly ConfigText[]): string[] {
  const texts = (all: readonly ConfigText[]) => new Map(all.map(({ file, text }) => [file, text]))
  const [was, is] = [texts(before), texts(after)]
  return [...new Set([...was.keys(), ...is.keys()])].filter((file) => was.get(file) !== is.get(file))
}
