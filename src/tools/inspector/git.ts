// Runs git in a folder.
import { execFileSync } from 'node:child_process'

interface Options {
  /** What it reads. */
  input?: string
  env?: Readonly<Record<string, string>>
}

/** What it prints. Throws what it complains of. */
export function git(cwd: string, words: readonly string[], { input, env = {} }: Options = {}): string {
  // The folder decides which checkout it is, not the one in which a hook may have started this process.
  const { GIT_DIR: _, GIT_WORK_TREE: __, GIT_INDEX_FILE: ___, ...inherited } = process.env
  try {
    return execFileSync('git', words, {
      cwd,
      encoding: 'utf8',
      maxBuffer: 64e6,
      stdio: ['pipe', 'pipe', 'pipe'],
      input: input ?? '',
      env: { ...inherited, ...env },
    }).replace(/\n$/, '')
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string }
    throw new Error(`git: ${stderr?.trim() || message}`, { cause: error })
  }
}
