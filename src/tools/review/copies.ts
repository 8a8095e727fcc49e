// Copies of the project as it was and as it is, each built and served with a sandbox of its own.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../config-folder.ts'
import { freePort } from '../serve/free-port.ts'

/** What a copy of the working tree leaves out. */
const LEFT_OUT = new Set(['node_modules', 'dist', 'tests', 'test-results', '.data', '.git', '.cache'])

export interface Copies {
  before: string
  after: string
  remove(): void
}

export const isFolder = (base: string): boolean => existsSync(base) && statSync(base).isDirectory()

/**
 * Two folders: the project at the base, and as it is now, with this config folder. If the base is a folder, it is a
 * config folder, and the code is today's on both sides. Packages are the installed ones.
 */
export function copyProject(base: string, config: string): Copies {
  const folder = mkdtempSync(join(tmpdir(), 'portal-review-'))
  const [before, after] = [join(folder, 'before'), join(folder, 'after')]
  copyWorkingTree(after, config)
  if (isFolder(base)) copyWorkingTree(before, base)
  else {
    mkdirSync(before)
    const archive = join(folder, 'base.tar')
    execFileSync('git', ['archive', '--format=tar', `--output=${archive}`, base], { cwd: root })
    execFileSync('tar', ['-xf', archive, '-C', before])
  }
  for (const copy of [before, after])
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
  return { before, after, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

function copyWorkingTree(to: string, config: string): void {
  cpSync(root, to, { recursive: true, filter: (path) => !LEFT_OUT.has(path.slice(root.length + 1)) })
  rmSync(join(to, 'config'), { recursive: true })
  cpSync(config, join(to, 'config'), { recursive: true })
}

/** Files besides config/ that are different since the base; none if the base is a config folder. */
export function otherFiles(base: string): string[] {
  if (isFolder(base)) return []
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
  const named = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]
  return [...new Set(named)].filter((path) => /^(src|schemas|package|vite|tsconfig)/.test(path)).toSorted()
}

/** Neither of the project's settings may reach into a copy. */
const environment = { ...process.env, PORTAL_CONFIG: '', PORTAL_SETTINGS: '' }

/** Builds a copy. Rejects with what the build said. */
export async function build(copy: string): Promise<void> {
  const child = spawn(process.execPath, ['src/tools/build/build.ts'], { cwd: copy, env: environment })
  const said = outputOf(child)
  const code = await new Promise((resolve) => child.once('close', resolve))
  if (code !== 0) throw new Error(`The build ended with ${String(code)}:\n\n${said()}`)
}

export interface Served {
  portal: string
  stop(): void
}

/** Serves a built copy with its own sandbox. */
export async function serve(copy: string): Promise<Served> {
  const [port, sandboxPort] = [await freePort(), await freePort()]
  const child = spawn(process.execPath, ['src/tools/serve/preview.ts'], {
    cwd: copy,
    env: { ...environment, PREVIEW_PORT: String(port), SANDBOX_PORT: String(sandboxPort) },
  })
  const said = outputOf(child)
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => said().includes(`localhost:${sandboxPort}`) && resolve())
    child.once('exit', (code) => reject(new Error(`The portal ended with ${String(code)}:\n\n${said()}`)))
  })
  return { portal: `http://localhost:${port}`, stop: () => void child.kill() }
}

function outputOf({ stdout, stderr }: ChildProcess): () => string {
  const said: string[] = []
  for (const stream of [stdout, stderr]) stream?.on('data', (text: Buffer) => said.push(text.toString()))
  return () => said.join('')
}
