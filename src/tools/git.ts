// Runs git in a folder.
import { execFileSync } from 'node:child_process'

interface Options {
  /** What it reads. */
  input?: string
  env?: Readonly<Record<string, string>>
}

/** What it prints. Throws what it complains of. */
export function git(cwd: string, words: readonly string[], { input, env = {} }: Options = {}): string {
  // The folder decides which checkout it is, not the one in which a hook may have started this process; variables say who somebody is alone.
  const inherited = Object.entries(process.env).filter(([name]) => !/^GIT_(?!AUTHOR|COMMITTER)/.test(name))
  try {
    return execFileSync('git', words, {
      cwd,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      stdio: ['pipe', 'pipe', 'pipe'],
      input: input ?? '',
      env: { ...Object.fromEntries(inherited), ...env },
    }).replace(/\n$/, '')
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string }
    throw new Error(`git: ${stderr?.trim() || message}`, { cause: error })
  }
}

/** The lines that it prints. */
export const gitLines = (cwd: string, ...words: string[]): string[] =>
  git(cwd, words).split('\n').filter(Boolean)
