// The engine as its package, without the checkout: it is packed and unpacked in an empty folder, beside the packages that it names.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensureBrowser, launchOptions } from '#tools/browser.ts'
import { git } from '#tools/git.ts'
import { freePort } from '#tools/serve/free-port.ts'
import { root } from '../../support/root.ts'

const folder = mkdtempSync(join(tmpdir(), 'portal-package-'))
const bank = join(folder, 'small-bank')
const installed = join(bank, 'node_modules')
const env = {
  ...process.env,
  NODE_ENV: undefined,
  PORTAL_CONFIG: undefined,
  PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH'] ?? ''}`,
}
const run = (command: string, ...words: string[]) => {
  const { stdout, stderr, status } = spawnSync(command, words, { cwd: bank, encoding: 'utf8', env })
  return { text: stdout + stderr, code: status }
}
const portal = (...words: string[]) => run(join(installed, '.bin/portal'), ...words)
const edit = (file: string, from: string, to: string) => {
  const text = readFileSync(join(bank, file), 'utf8')
  expect(text).toContain(from)
  writeFileSync(join(bank, file), text.replace(from, to))
}
let files: string[]

beforeAll(() => {
  mkdirSync(join(installed, '.bin'), { recursive: true })
  const packed = execFileSync('npm', ['pack', '--json', '--pack-destination', folder], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const about = Object.values(JSON.parse(packed) as object)[0] as {
    filename: string
    files: { path: string }[]
  }
  files = about.files.map(({ path }) => path)
  const engine = join(installed, 'portal-engine')
  mkdirSync(engine)
  execFileSync('tar', ['-xzf', join(folder, about.filename), '-C', engine, '--strip-components=1'])
  const { dependencies, peerDependencies, bin } = JSON.parse(
    readFileSync(join(engine, 'package.json'), 'utf8'),
  ) as Record<'dependencies' | 'peerDependencies' | 'bin', Record<string, string>>
  for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
    mkdirSync(dirname(join(installed, name)), { recursive: true })
    symlinkSync(join(root, 'node_modules', name), join(installed, name))
  }
  symlinkSync(join(engine, bin['portal']!), join(installed, '.bin/portal'))
  writeFileSync(join(bank, 'package.json'), '{ "dependencies": { "portal-engine": "file:engine.tgz" } }')
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('The package of the engine', () => {
  it('has neither this firm nor tests, and the small bank as the example', () => {
    expect(files.length).toBeGreaterThan(900)
    const own =
      /^(tests(?!\/another-firm)|config|src\/portal(?!\/README.md)|src\/tools\/test)\/|\/dist\/|\.test\.ts|fees|tax-years/
    expect(files.filter((path) => own.test(path))).toEqual([])
    expect(files).toContain('tests/another-firm/screens/banking/home.screen.tsx')
  })

  it('has all that its guide names, and all that the example imports by names that any portal may use', () => {
    const guide = readFileSync(join(root, 'src/portal/README.md'), 'utf8')
    const named = [...guide.matchAll(/`((?:src|tests)\/[\w./-]+)`/g)].map(([, path]) => path!)
    expect(named).toContain('src/promised.gen.md')
    const isThere = (path: string) =>
      files.some((each) => each === path || each.startsWith(`${path.replace(/\/$/, '')}/`))
    expect(named.filter((path) => path !== 'src/portal/' && !isThere(path))).toEqual([])
    const imports = files
      .filter((path) => /^tests\/another-firm\/.+\.tsx?$/.test(path))
      .flatMap((path) =>
        [...readFileSync(join(root, path), 'utf8').matchAll(/(?:from|import\() ?'([.#][^']+)'/g)].map(
          ([, name]) => (name!.startsWith('#') ? name! : join(dirname(path), name!)),
        ),
      )
    expect(imports).toContain('tests/another-firm/questions/kinds.ts')
    expect(imports.filter((path) => !isThere(path))).toEqual([])
  })
})

describe('An engineer with an empty folder and the package', () => {
  it('creates a portal there, in one command', () => {
    const answers = { name: 'Small Bank', kinds: ['private', 'business'], pages: ['Payments', 'Statements'] }
    writeFileSync(join(folder, 'answers.json'), JSON.stringify(answers))
    expect(portal('create', '.', '--from', join(folder, 'answers.json'))).toEqual({
      text: `Small Bank: 32 files written, and their schemas.
The manifests are right: 7 routes, 3 menus, 4 contexts, 13 conditions.

cd ${bank}
npm start   # sign in as private or business, password "sandbox"
npm test
`,
      code: 0,
    })
    expect(readFileSync(join(bank, 'package.json'), 'utf8')).toContain('"portal-engine": "file:engine.tgz"')
    // A registry that is silent ends an installation in two minutes.
    expect(readFileSync(join(bank, '.npmrc'), 'utf8')).toBe('fetch-timeout=60000\nfetch-retries=1\n')
    expect(readFileSync(join(bank, 'README.md'), 'utf8')).toContain('src/portal/README.md')
    expect(readFileSync(join(bank, 'menus/business.txt'), 'utf8')).toContain('Statements → /statements')
    git(bank, ['init', '--quiet'])
    git(bank, ['add', '.'])
    const as = ['-c', 'user.name=A', '-c', 'user.email=a@b.example']
    git(bank, [...as, 'commit', '--quiet', '--message', 'All'])
  })

  it('adds a page, and reads how to take it back', () => {
    const words = ['--id', 'cards', '--title', 'Cards', '--routes', 'pages', '--in', 'private', '--yes']
    const { text, code } = portal('new', 'screen', ...words)
    expect(code).toBe(0)
    expect(text.slice(text.indexOf('Written:'))).toBe(`Written:
  config/menus/private.json
  config/routes/pages.json
  screens/cards/cards.screen.tsx
  menus/private.txt
  schemas/names.gen.schema.json
  names.gen.ts
To take it back: git checkout -- config/menus/private.json config/routes/pages.json menus/private.txt names.gen.ts && git clean -f -- screens/cards/cards.screen.tsx
`)
  })

  it('has manifests, views and types that hold, until a screen names a route that is not there', () => {
    expect(run('npm', 'test').text).toMatch(/conditions\.\nNothing to accept: [^\n]+\n\.\.\n$/)
    edit('product-api/product-api.ts', 'status: 403', 'status: 404')
    expect(run('npm', 'test')).toMatchObject({ code: 1, text: expect.stringContaining('does not know') })
    edit(
      'product-api/product-api.ts',
      "status: 404, body: { message: 'Nobody",
      "status: 403, body: { message: 'Nobody",
    )
    edit('screens/public/not-found.screen.tsx', 'to="root"', 'to="dashboard-client"')
    expect(run('npm', 'test')).toMatchObject({ code: 1, text: expect.stringContaining('"dashboard-client"') })
    edit('screens/public/not-found.screen.tsx', 'to="dashboard-client"', 'to="root"')
  }, 60_000)

  it('asks a question of a kind of its own, and reads which module is closed', () => {
    mkdirSync(join(bank, 'questions'))
    writeFileSync(
      join(bank, 'questions/kinds.ts'),
      `import { typedKind, type OwnKinds } from 'portal-engine/base/requests/kinds/kind.ts'

const parse = (typed: string) => /^M-\\d{4}$/.exec(typed)?.[0]
const said = { answered: 'with a member number', wrong: 'Enter a member number, like M-1001', most: 6 }
export const kinds = { 'member-number': typedKind({ ...said, parse }) } satisfies OwnKinds
`,
    )
    edit('portal.ts', 'people: {', "questions: () => import('./questions/kinds.ts'),\n  people: {")
    const words = ['--id', 'complaint', '--kind', 'request', '--title', 'Complain', '--routes', 'pages']
    const rest = ['--in', 'private', '--sent-by', 'owner', '--asks', 'Who are you?', '--next', 'We write.']
    expect(portal('new', 'page', ...words, ...rest, '--yes').code).toBe(0)
    edit('config/pages/complaint.json', '"kind": "text"', '"kind": "member-number"')
    edit('config/pages/complaint.json', ',\n          "most": 200', '')
    expect(portal('check')).toMatchObject({ code: 0 })
    edit(
      'portal.ts',
      "from './api/calls.ts'",
      "from './api/calls.ts'\nimport 'portal-engine/base/sentence.ts'",
    )
    expect(portal('check')).toEqual({
      text: `${join(bank, 'portal.ts')} imports portal-engine/base/sentence.ts, which is closed: ${join(installed, 'portal-engine/src/promised.gen.md')} lists what a portal may import.\n`,
      code: 1,
    })
    edit('portal.ts', "\nimport 'portal-engine/base/sentence.ts'", '')
  })

  it('has its engine’s version also where its code is broken, and is refused by one of another first number in a sentence', () => {
    edit('portal.ts', 'export default', 'export default {')
    expect(portal('--version')).toEqual({ text: 'portal-engine 0.1.0\n', code: 0 })
    edit('portal.ts', 'export default {', 'export default')
    edit('portal.tools.ts', "engine: '0.1.0'", "engine: '3.0.0'")
    const text = `portal.tools.ts: this portal is for version 3.0.0 of the engine, and this is 0.1.0. npm install portal-engine@3.0.0.\n`
    expect(portal('check')).toEqual({ text, code: 2 })
    expect(portal('build')).toEqual({ text, code: 1 })
    edit('portal.tools.ts', "engine: '3.0.0'", "engine: '0.1.0'")
  })

  it('is told which package npm has left out or taken in another first number, and which Node is needed', () => {
    const react = join(installed, 'react')
    rmSync(react)
    const left = `The package react is not installed, as after an install that was broken off: npm install. If that stays silent, the registry is slow: npm ping.\n`
    expect(portal('start')).toEqual({ text: left, code: 1 })
    mkdirSync(react)
    writeFileSync(join(react, 'package.json'), '{ "name": "react", "version": "18.3.1" }')
    const other = 'react 18.3.1 is installed, and the engine needs ^19.3.1: npm install react@^19.3.1\n'
    expect(portal('check')).toEqual({ text: other, code: 1 })
    rmSync(react, { recursive: true })
    symlinkSync(join(root, 'node_modules/react'), react)
    const older = `data:text/javascript,Object.defineProperties(process, { versions: { value: { node: '22.1.0' } }, version: { value: 'v22.1.0' } })`
    expect(run(process.execPath, '--import', older, join(installed, '.bin/portal'), 'check')).toEqual({
      text: 'This needs Node.js 24 or newer, and this is v22.1.0. npm install --save-dev node brings one along; then use npm run.\n',
      code: 1,
    })
  })

  it('is told in a folder without a portal how to make one', () => {
    const { stdout, stderr } = spawnSync(join(installed, '.bin/portal'), ['start'], {
      cwd: folder,
      encoding: 'utf8',
      env,
    })
    expect(stdout + stderr).toBe(
      `There is no portal in ${folder}: it has no portal.ts. To make one: portal create <folder>.\n`,
    )
  })

  it('has its own API as a document, and reads what would break an older portal', () => {
    const { info, paths } = JSON.parse(portal('api').text) as { info: object; paths: object }
    expect(info).toMatchObject({ title: 'API of the portal', version: '0.1.0' })
    expect(Object.keys(paths)).toEqual(['/api/person'])
    edit('api/calls.ts', '/api/person', '/api/people')
    expect(portal('api', '--base', 'HEAD')).toEqual({
      text: 'One change breaks a portal of HEAD:\n\n  GET /api/person is gone.\n',
      code: 1,
    })
    edit('api/calls.ts', '/api/people', '/api/person')
  }, 60_000)

  it('builds it, and signs in', { timeout: 120_000 }, async () => {
    expect(run('npm', 'run', 'build').code).toBe(0)
    const page = readFileSync(join(bank, 'dist/index.html'), 'utf8')
    expect(page).toContain('<title>Small Bank</title>')
    expect(readFileSync(join(bank, 'dist/third-party-notices.txt'), 'utf8')).not.toContain('portal-engine')
    // A page that a tool has written is no code.
    portal('staff-page')
    edit('config/routes/pages.json', '"title": "Payments"', '"title": "Pay"')
    const released = portal('release', '--yes', '--uncommitted', '--message', 'Pay')
    expect(released.text).toMatch(/\nThe release \w+ is current: open portals follow within a minute\.\n$/)
    expect(portal('rollback').text).toContain('is current again')
    edit('config/routes/pages.json', '"title": "Pay"', '"title": "Payments"')
    expect(portal('releases').text).toContain(', engine 0.1.0)\n')
    const [port, sandboxPort] = [String(await freePort()), String(await freePort())]
    const served = spawn(join(installed, '.bin/portal'), ['preview'], {
      cwd: bank,
      env: { ...env, PREVIEW_PORT: port, SANDBOX_PORT: sandboxPort },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await new Promise<void>((resolve, reject) => {
      served.stdout.on('data', (text: Buffer) => text.includes(sandboxPort) && resolve())
      served.once('exit', (code) => reject(new Error(`The preview ended with ${code}`)))
    })
    ensureBrowser()
    const browser = await chromium.launch(launchOptions())
    try {
      const tab = await browser.newPage()
      await tab.goto(`http://localhost:${port}/home`)
      await tab.getByLabel('Username').fill('private')
      await tab.getByLabel('Password', { exact: true }).fill('sandbox')
      await tab.getByRole('button', { name: 'Sign in' }).click()
      await tab.getByText('Welcome to Small Bank').waitFor()
      expect(await tab.getByRole('link', { name: 'Cards' }).count()).toBeGreaterThan(0)
    } finally {
      served.kill()
      await browser.close()
    }
  })
})
