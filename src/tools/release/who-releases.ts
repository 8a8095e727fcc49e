// Who makes a release, and of which revision: as git says, or the machine.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs'
import { userInfo } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { configFolder } from '../config-folder.ts'
import { git } from '../git.ts'
import type { ReleaseRecord } from './record.ts'

/** How the revision of a config ends that was edited since. */
export const UNCOMMITTED = ', with changes that are not committed'

/** Throws a sentence where git fails. */
export const whoReleases = (): Pick<ReleaseRecord, 'author' | 'revision'> => ({
  author: authorHere(),
  revision: saidByGit(revisionOf) ?? 'not in git',
})

export function authorHere(): string {
  try {
    return git(configFolder(), ['config', '--default', '', 'user.name']) || userInfo().username
  } catch {
    return userInfo().username
  }
}

/** What the last commit says that it is for. */
export const lastMessage = (): string =>
  saidByGit((folder) => headOf(folder) && git(folder, ['log', '-1', '--format=%s'])) ?? ''

/** Of the config folder; undefined where it is in no checkout. */
function saidByGit(ask: (folder: string) => string): string | undefined {
  const folder = realpathSync(configFolder())
  let top = folder
  while (!existsSync(join(top, '.git')) && dirname(top) !== top) top = dirname(top)
  if (!existsSync(join(top, '.git'))) return undefined
  try {
    return ask(folder)
  } catch (error) {
    throw new Error(
      `Nobody knows what of ${configFolder()} is committed: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    )
  }
}

/** Empty before the first commit. */
const headOf = (folder: string): string =>
  git(folder, ['rev-list', '--abbrev-commit', '--max-count=1', '--ignore-missing', 'HEAD'])

function revisionOf(folder: string): string {
  const head = headOf(folder)
  return head !== '' && isCommitted(folder) ? head : `${head || 'no commit'}${UNCOMMITTED}`
}

const LINK = '120000'
const isRead = (path: string, isLink: boolean) =>
  !path.startsWith('.git/') && (isLink || /\.(json|svg)$/.test(path))

/** Is what is read there as the last commit has it, whatever git is told to overlook? Links by where they lead. */
function isCommitted(folder: string): boolean {
  const committed = new Map(
    git(folder, ['--no-replace-objects', 'ls-tree', '-r', '-z', 'HEAD', '.'])
      .split('\0')
      .flatMap((line) => {
        const [, mode = '', hash = '', path = ''] = /^(\d+) \w+ (\w+)\t(.*)$/s.exec(line) ?? []
        return isRead(path, mode === LINK) ? [[path, hash] as const] : []
      }),
  )
  const there = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => ({ path: join(entry.parentPath, entry.name), isLink: entry.isSymbolicLink() }))
    .map((entry) => ({ ...entry, name: relative(folder, entry.path).replaceAll('\\', '/') }))
    .filter(({ name, isLink }) => isRead(name, isLink))
  return (
    there.length === committed.size &&
    there.every(({ name, path, isLink }) => {
      const hash = committed.get(name) ?? ''
      const content = isLink ? readlinkSync(path, 'latin1') : readFileSync(path, 'latin1')
      // Git for Windows writes line ends of its own.
      return [content, content.replaceAll('\r\n', '\n')].some(
        (each) => hashOfBlob(each, hash.length) === hash,
      )
    })
  )
}

const hashOfBlob = (content: string, length: number): string =>
  createHash(length === 40 ? 'sha1' : 'sha256')
    .update(`blob ${content.length}\0${content}`, 'latin1')
    .digest('hex')
