// Who makes a release, and of which revision: as git says, or the machine.
import { execFileSync } from 'node:child_process'
import { userInfo } from 'node:os'
import { configFolder } from '../config-folder.ts'
import type { ReleaseRecord } from './record.ts'

/** How the revision of a config ends that was edited since. */
export const UNCOMMITTED = ', with changes that are not committed'

export function whoReleases(): Pick<ReleaseRecord, 'author' | 'revision'> {
  const changed = git('status', '--porcelain', '--untracked-files=all', '--', '.')
  const head = git('rev-parse', '--short', 'HEAD')
  return {
    author: git('config', 'user.name') || userInfo().username,
    revision: head === '' ? 'not in git' : changed === '' ? head : `${head}${UNCOMMITTED}`,
  }
}

/** What the last commit says that it is for. */
export const lastMessage = (): string => git('log', '-1', '--format=%s')

function git(...words: string[]): string {
  try {
    return execFileSync('git', words, {
      cwd: configFolder(),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return ''
  }
}
