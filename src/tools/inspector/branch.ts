// "Open as a branch": commits what differs from the last commit to a branch of its own. The working tree, the index and
// the current branch stay as they are.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import type { BranchOffer, OpenedBranch } from '#inspector/make/branching.ts'
import { compile } from '#manifest/compile.ts'
import { configFolder, readConfigFolder } from '../config-folder.ts'
import { withKnownLayersOf } from '../layers.ts'
import { generatedFiles } from '../generate/generate.ts'
import { viewsFolder } from '../portal/accept.ts'
import { compileOlder } from '../portal/base.ts'
import { readCommitted } from '../portal/base.ts'
import { diffText } from '../portal/diff.ts'
import { differenceByNames } from '../portal/former-names.ts'
import { isCopy, productFolder, readProduct } from '../product.ts'
import { git } from '../git.ts'

/** What a branch would have, or why none can be opened; `written` are files that the inspector wrote, also outside config/. */
export async function branchOffer(written: readonly string[]): Promise<BranchOffer> {
  const config = configFolder()
  const reason = whyNot(config)
  if (reason !== undefined) return { reason }
  return { files: changedIn(await placesOf(config, written)), effect: effectNow(config) }
}

/** Commits them to a new branch named after the title. Throws a sentence if that cannot be. */
export async function openBranch(title: string, written: readonly string[]): Promise<OpenedBranch> {
  const config = configFolder()
  const reason = whyNot(config)
  if (reason !== undefined) throw new Error(reason)
  const branch = branchName(title)
  if (branch === undefined) throw new Error('Say in words what the branch is about.')
  const places = await placesOf(config, written)
  const files = changedIn(places)
  if (files.length === 0) throw new Error('Nothing differs from the last commit.')
  const { top } = places
  if (git(top, ['branch', '--list', branch]) !== '')
    throw new Error(`There is a branch "${branch}" already: say it in other words.`)
  const message = `${title.trim()}\n\n${effectNow(config)}`
  const folder = mkdtempSync(join(tmpdir(), 'portal-branch-'))
  try {
    const index = { GIT_INDEX_FILE: join(folder, 'index') }
    git(top, ['read-tree', 'HEAD'], { env: index })
    const list = files.map((file) => `${file}\0`).join('')
    git(top, ['update-index', '--add', '--remove', '-z', '--stdin'], { input: list, env: index })
    const tree = git(top, ['write-tree'], { env: index })
    const commit = git(top, ['commit-tree', tree, '-p', 'HEAD', '-F', '-'], { input: message })
    git(top, ['branch', '--no-track', branch, commit])
    return { branch, commit: commit.slice(0, 10), files }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** "Fees in the footer" is portal/fees-in-the-footer; undefined for a title without words. */
export function branchName(title: string): string | undefined {
  const words = title.toLowerCase().match(/[a-z0-9]+/g)
  return words === null ? undefined : `portal/${words.join('-').slice(0, 60).replace(/-$/, '')}`
}

function whyNot(config: string): string | undefined {
  const soThereIsNone = 'so there is nothing to make a branch of.'
  try {
    git(config, ['rev-parse', '--show-toplevel'])
  } catch {
    return `The config folder is in no git checkout, ${soThereIsNone}`
  }
  try {
    if (git(config, ['ls-tree', '--name-only', 'HEAD', '--', '.']) !== '') return undefined
  } catch {
    return `The git checkout has no commit yet, ${soThereIsNone}`
  }
  return `The last commit has nothing of the config folder, ${soThereIsNone}`
}

interface Places {
  /** The root of the checkout. */
  top: string
  /** What a change of config/ may touch in it. */
  paths: string[]
}

async function placesOf(config: string, written: readonly string[]): Promise<Places> {
  const top = git(config, ['rev-parse', '--show-toplevel'])
  const generated = isCopy(config)
    ? []
    : Object.keys(await generatedFiles(config)).map((path) => join(productFolder(config), path))
  const paths = [config, viewsFolder(config), ...generated, ...written]
    .map((path) => relative(top, path).replaceAll('\\', '/') || '.')
    .filter((path) => !path.startsWith('..'))
  return { top, paths }
}

/** Which of these files differ from the last commit; ignored ones count as not there. */
function changedIn({ top, paths }: Places): string[] {
  const listed = (words: string[]) =>
    git(top, [...words, '-z', '--', ...paths])
      .split('\0')
      .filter(Boolean)
  const changed = listed(['diff', '--name-only', '--no-renames', 'HEAD'])
  return [...new Set([...changed, ...listed(['ls-files', '--others', '--exclude-standard'])])].toSorted()
}

/** Who gains and loses by all of it, in the words of `portal diff`. */
function effectNow(config: string): string {
  const [texts, product] = [readConfigFolder(config), readProduct(config)]
  const { resolved, manifest } = compile(texts, product)
  if (!resolved || !manifest) throw new Error('The manifests have problems; mend them first.')
  const base = compileOlder(withKnownLayersOf(readCommitted('HEAD', config)), 'HEAD').resolved
  return diffText(differenceByNames(base, resolved, texts, product), resolved, false)
}
