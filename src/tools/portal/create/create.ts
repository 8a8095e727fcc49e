// portal create: writes a folder with a portal of its own that checks, starts and signs in.
import packageFile from '../../../../package.json' with { type: 'json' }
import { execFileSync } from 'node:child_process'
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { engineFolder, packagesFolder } from '../../config-folder.ts'
import type { Ask } from '../terminal.ts'
import { Usage } from '../usage.ts'
import { idOf, readAnswers, type NewPortal } from './answers.ts'
import { codeFiles } from './code-files.ts'
import { configFiles } from './config-files.ts'
import { mark, plainPng } from './pictures.ts'

/** What npm leaves in an empty folder into which the engine is installed, and git. */
const OF_INSTALLATION = new Set(['node_modules', 'package.json', 'package-lock.json', '.git'])

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
  const before = writableFolder(folder)
  const other = before.find((name) => !OF_INSTALLATION.has(name))
  if (other !== undefined)
    throw new Usage(`${folder} is not empty, it has ${other}: name a folder that does not exist yet.`)
  const wanted = await readAnswers(from, ask)
  const packageText = before.includes('package.json') ? readFileSync(join(folder, 'package.json')) : undefined
  const files = allFiles(wanted, folder)
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
    else
      for (const name of readdirSync(folder).filter((each) => !before.includes(each)))
        rmSync(join(folder, name), { recursive: true, force: true })
    if (packageText) writeFileSync(join(folder, 'package.json'), packageText)
    throw new Error(`${failure(error)}\nThe portal is not made: nothing is left in ${folder}.`, {
      cause: error,
    })
  }
}

/** What a folder has in which a portal may be written; nothing where it is still to be made. */
function writableFolder(folder: string): string[] {
  try {
    const made = mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    const names = readdirSync(folder)
    if (made !== undefined) rmSync(made, { recursive: true })
    return names
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new Usage(
      code === 'EEXIST' || code === 'ENOTDIR'
        ? `${folder} cannot be a folder: a file is there.`
        : `You may not write in ${folder} (${code}): name a folder of your own.`,
    )
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
    execFileSync(process.execPath, [join(engineFolder, 'src/tools', tool), ...words], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PORTAL_CONFIG: join(folder, 'config') },
    })
  run('generate/generate.ts')
  run('portal/portal.ts', 'menus', '--accept', '--yes')
  const checked = run('portal/portal.ts', 'check').trim()
  const install = existsSync(join(folder, 'node_modules')) ? '' : 'npm install\n'
  const next = `cd ${folder}\n${install}npm start   # sign in as ${wanted.kinds.map(({ id }) => id).join(' or ')}, password "sandbox"\nnpm test`
  return {
    folder,
    files: count,
    text: `${wanted.name}: ${count} files written, and their schemas.\n${checked}\n\n${next}`,
  }
}

const isInstalled = !packagesFolder.startsWith(engineFolder)

/** A registry that is silent ends an installation after two minutes, and not after fifteen. */
const PATIENCE = 'fetch-timeout=60000\nfetch-retries=1\n'

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

function allFiles(wanted: NewPortal, folder: string): Record<string, string | Buffer> {
  const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`
  return {
    'package.json': json(packageOf(wanted, folder)),
    'tsconfig.json': json(TSCONFIG),
    '.npmrc': `${isInstalled ? '' : 'install-links=true\n'}${PATIENCE}`,
    '.gitignore': IGNORED.map((name) => `${name}\n`).join(''),
    'menus/.gitkeep': '',
    'README.md': readmeOf(wanted),
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

/** Scripts that run the engine's tools here. A folder into which the engine was installed keeps how. */
function packageOf({ name }: NewPortal, folder: string): object {
  const installed = join(folder, 'package.json')
  type Given = { dependencies?: object }
  const given: Given = existsSync(installed) ? (JSON.parse(readFileSync(installed, 'utf8')) as Given) : {}
  const engine = isInstalled
    ? packageFile.version
    : `file:${relative(folder, engineFolder).replaceAll('\\', '/')}`
  const portal = (word: string) => `portal ${word}`.trimEnd()
  const words = ['start', 'test', 'build', 'preview', 'generate']
  return {
    ...given,
    name: idOf(name) || 'portal',
    ...{ version: '0.1.0', private: true, type: 'module' },
    scripts: { ...Object.fromEntries(words.map((word) => [word, portal(word)])), portal: portal('') },
    dependencies: { [packageFile.name]: engine, ...given.dependencies },
  }
}

const readmeOf = ({ name, kinds }: NewPortal): string => `# ${name}

    npm install && npm start           # sign in as ${kinds[0]!.id}, password "sandbox"
    npm test                           # manifests, expected views, types, and what is in tests/
    npm run portal -- pictures         # draws the app's icons from config/logo.svg, once it is yours
    npm run build && npm run preview

What is where, and the next steps: \`node_modules/${packageFile.name}/src/portal/README.md\`.
`

/** As strict as the engine is. */
const TSCONFIG = {
  extends: `${packageFile.name}/tsconfig.json`,
  include: ['.'],
  exclude: ['node_modules', 'dist', 'dist-maps'],
}
