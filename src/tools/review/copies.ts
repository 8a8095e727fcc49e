// Copies of the project as it was and as it is, each built and served with a sandbox of its own.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { engineFolder, packagesFolder } from '../config-folder.ts'
import { git, gitLines } from '../git.ts'
import { productFolder } from '../product.ts'
import { freePort } from '../serve/free-port.ts'

/** What a copy of the working tree leaves out. */
const LEFT_OUT = new Set([
  'node_modules',
  'dist',
  'dist-maps',
  'tests',
  'test-results',
  '.data',
  '.git',
  '.cache',
])

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
  const portal = productFolder(config)
  copyWorkingTree(after, portal, config)
  if (isFolder(base)) copyWorkingTree(before, portal, base)
  else copyCommitted(before, portal, base)
  return { before, after, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** The portal at a git reference, in this folder; another one than the project's own gets today's engine. */
export function copyCommitted(to: string, portal: string, base: string): void {
  mkdirSync(to, { recursive: true })
  git(portal, ['archive', '--format=tar', '-o', `${to}.tar`, base])
  execFileSync('tar', ['-xf', `${to}.tar`, '-C', to])
  linkPackages(to)
}

function linkPackages(copy: string): void {
  symlinkSync(packagesFolder, join(copy, 'node_modules'), 'junction')
  // What it extends may lie elsewhere from here; the engine's own counts.
  if (!existsSync(join(copy, 'src/tools'))) rmSync(join(copy, 'tsconfig.json'), { force: true })
}

/** A tool for a copy: its own where it has the engine, today's for the copy of another portal. */
export function toolOf(copy: string, tool: string): string {
  return join(existsSync(join(copy, 'src/tools')) ? copy : engineFolder, 'src/tools', tool)
}

function copyWorkingTree(to: string, portal: string, config: string): void {
  copyFolder(portal, to)
  rmSync(join(to, 'config'), { recursive: true })
  cpSync(config, join(to, 'config'), { recursive: true })
  linkPackages(to)
}

const copyFolder = (from: string, to: string): void =>
  cpSync(from, to, { recursive: true, filter: (path) => !LEFT_OUT.has(path.slice(from.length + 1)) })

/** Files of the portal's code that are different since the base; none if the base is a config folder. */
export function otherFiles(base: string, config: string): string[] {
  if (isFolder(base)) return []
  const portal = productFolder(config)
  const named = [
    ...gitLines(portal, 'diff', '--name-only', '--relative', base),
    ...gitLines(portal, 'ls-files', '--others', '--exclude-standard'),
  ]
  const code = portal === engineFolder ? /^(src|schemas|package|vite|tsconfig)/ : /^(?!config|menus|schemas)/
  return [...new Set(named)].filter((path) => code.test(path)).toSorted()
}

/** None of the project's settings may reach into a copy, which is only looked at: nobody signs its release. */
export const environment = () => ({
  ...process.env,
  ...{ PORTAL_SETTINGS: '', PORTAL_DIST: '', PORTAL_QUICK: '1', PORTAL_CONFIG: '' },
  PORTAL_RELEASE_KEYS: 'none',
})

/** Builds a copy. Rejects with what the build said. */
export async function build(copy: string): Promise<void> {
  const child = spawn(process.execPath, [toolOf(copy, 'build/build.ts')], { cwd: copy, env: environment() })
  const said = outputOf(child)
  const code = await new Promise((resolve) => child.once('close', resolve))
  if (code !== 0) throw new Error(`The build ended with ${String(code)}:\n\n${said()}`)
}

export interface Served {
  portal: string
  stop(): void
}

/** Serves a built copy with its own sandbox, on other ports if somebody else takes one of them meanwhile. */
export async function serve(copy: string, attempts = 3): Promise<Served> {
  const [port, sandboxPort] = [await freePort(), await freePort()]
  const child = spawn(process.execPath, [toolOf(copy, 'serve/preview.ts')], {
    cwd: copy,
    env: { ...environment(), PREVIEW_PORT: String(port), SANDBOX_PORT: String(sandboxPort) },
  })
  const said = outputOf(child)
  const code = await new Promise<number | null | undefined>((resolve) => {
    child.stdout.on('data', () => said().includes(`localhost:${sandboxPort}`) && resolve(undefined))
    child.once('exit', resolve)
  })
  if (code === undefined) return { portal: `http://localhost:${port}`, stop: () => void child.kill() }
  if (attempts > 1 && said().includes('EADDRINUSE')) return serve(copy, attempts - 1)
  throw new Error(`The portal ended with ${String(code)}:\n\n${said()}`)
}

function outputOf({ stdout, stderr }: ChildProcess): () => string {
  const said: string[] = []
  for (const stream of [stdout, stderr]) stream?.on('data', (text: Buffer) => said.push(text.toString()))
  return () => said.join('')
}
