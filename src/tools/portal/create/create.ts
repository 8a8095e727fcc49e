// portal create: writes a folder with a portal of its own that checks, starts and signs in.
import packageFile from '../../../../package.json' with { type: 'json' }
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from '../../config-folder.ts'
import type { Ask } from '../terminal.ts'
import { Usage } from '../usage.ts'
import { idOf, readAnswers, type NewPortal } from './answers.ts'
import { codeFiles } from './code-files.ts'
import { configFiles } from './config-files.ts'
import { mark, plainPng } from './pictures.ts'

interface Created {
  folder: string
  files: number
  text: string
}

/** Writes the portal and checks it. Throws Usage, and writes nothing, if the folder or an answer is wrong. */
export async function createPortal(
  folder: string,
  { from, ask }: { from: string | undefined; ask: Ask | undefined },
): Promise<Created> {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Usage(`${folder} is not empty: name a folder that does not exist yet.`)
  const wanted = await readAnswers(from, ask)
  const files = { ...allFiles(wanted, relative(folder, root).replaceAll('\\', '/')) }
  const isNew = !existsSync(folder)
  try {
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), content)
    }
    return checkedPortal(folder, wanted, Object.keys(files).length)
  } catch (error) {
    // What failed leaves nothing behind.
    if (isNew) rmSync(folder, { recursive: true, force: true })
    else for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true, force: true })
    throw new Error(`${failure(error)}\nThe portal is not made: nothing is left in ${folder}.`, {
      cause: error,
    })
  }
}

/** What a tool said of its failure, or the error itself. */
function failure(error: unknown): string {
  const { stderr, stdout } = error as { stderr?: string; stdout?: string }
  const said = `${stdout ?? ''}${stderr ?? ''}`.trim()
  return said !== '' ? said : error instanceof Error ? error.message : String(error)
}

/** Generates what follows from the files, writes the views and checks all of it. */
function checkedPortal(folder: string, wanted: NewPortal, count: number): Created {
  const run = (tool: string, ...words: string[]) =>
    execFileSync(process.execPath, [join(root, 'src/tools', tool), ...words], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PORTAL_CONFIG: join(folder, 'config') },
    })
  run('generate/generate.ts')
  run('portal/portal.ts', 'menus', '--accept', '--yes')
  const checked = run('portal/portal.ts', 'check').trim()
  const next = `cd ${folder}\nnpm start   # sign in as ${wanted.kinds.map(({ id }) => id).join(' or ')}, password "sandbox"\nnpm test`
  return {
    folder,
    files: count,
    text: `${wanted.name}: ${count} files written, and their schemas.\n${checked}\n\n${next}`,
  }
}

/** What tools write, and private keys. */
const IGNORED = [
  'node_modules/',
  'dist/',
  'dist-maps/',
  'schemas/',
  '.data/',
  '.writing',
  'review.html',
  'staff.html',
  '*.key.json',
]

function allFiles(wanted: NewPortal, engine: string): Record<string, string | Buffer> {
  const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`
  return {
    'package.json': json(packageOf(wanted, engine)),
    'tsconfig.json': json(tsconfigOf(engine)),
    '.gitignore': IGNORED.map((name) => `${name}\n`).join(''),
    'menus/.gitkeep': '',
    'config/logo.svg': mark(wanted.name),
    'public/apple-touch-icon.png': plainPng(180),
    'public/icon-192.png': plainPng(192),
    'public/icon-512.png': plainPng(512),
    ...Object.fromEntries(
      Object.entries(configFiles(wanted)).map(([name, content]) => [`config/${name}.json`, json(content)]),
    ),
    ...codeFiles(wanted),
  }
}

/** Scripts that run the engine's tools here, by the Node that it brings along. */
function packageOf({ name }: NewPortal, engine: string): object {
  const within = `PATH="$PWD/${engine}/node_modules/.bin:$PATH"`
  const run = (tool: string) => `${within} node ${engine}/src/tools/${tool}.ts`
  const checked = `npm --prefix ${engine} run -s node-version`
  return {
    name: idOf(name) || 'portal',
    ...{ private: true, type: 'module' },
    scripts: {
      ...{ prestart: checked, pretest: checked, prebuild: checked, prepreview: checked },
      start: run('serve/start'),
      test: `npm run -s generate && npm run -s portal -- check && npm run -s portal -- menus --compare && ${within} tsc -p .`,
      build: run('build/build'),
      preview: run('serve/preview'),
      generate: run('generate/generate'),
      portal: run('portal/portal'),
    },
  }
}

/** Types of the engine and its packages, which are found there. */
const tsconfigOf = (engine: string): object => ({
  extends: `${engine}/tsconfig.json`,
  compilerOptions: {
    typeRoots: [`${engine}/node_modules/@types`],
    types: ['node'],
    paths: {
      ...Object.fromEntries(
        Object.entries(packageFile.imports).map(([name, to]) => [name, [`${engine}${to.slice(1)}`]]),
      ),
      '*': [`${engine}/node_modules/@types/*`, `${engine}/node_modules/*`],
    },
  },
  include: ['.', `${engine}/src/engine/app/virtual.d.ts`, `${engine}/node_modules/vite/client.d.ts`],
  exclude: ['dist', 'dist-maps'],
})
