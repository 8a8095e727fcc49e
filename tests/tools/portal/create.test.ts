import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { root } from '#tools/config-folder.ts'
import { git } from '#tools/inspector/git.ts'
import { readAnswers } from '#tools/portal/create/answers.ts'
import { commandSays } from './command-says.ts'

const folder = mkdtempSync(join(tmpdir(), 'portal-create-'))
const bank = join(folder, 'small-bank')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const started = (command: string, words: readonly string[], cwd: string) => {
  const env = { ...process.env, NODE_ENV: undefined, PORTAL_CONFIG: undefined }
  const { stdout, stderr, status } = spawnSync(command, words, { cwd, encoding: 'utf8', env })
  return { text: stdout + stderr, code: status }
}
/** Runs a script of the portal in its folder; gives what it says and its exit code. */
const run = (script: string, ...words: string[]) =>
  started('npm', ['run', '-s', script, ...(words.length > 0 ? ['--', ...words] : [])], bank)
/** Runs a command about the portal in this process. */
async function inBank(...words: string[]) {
  vi.stubEnv('PORTAL_CONFIG', join(bank, 'config'))
  return commandSays(words).finally(() => vi.unstubAllEnvs())
}

function commit(): void {
  git(bank, ['add', '.'])
  const as = ['-c', 'user.name=A', '-c', 'user.email=a@b.example']
  git(bank, [...as, 'commit', '--allow-empty', '--quiet', '--message', 'All'])
}

/** The words of the command that creates a portal from these answers. */
function creating(answers: unknown, into: string): string[] {
  const file = join(folder, 'answers.json')
  writeFileSync(file, JSON.stringify(answers))
  return ['create', into, '--from', file]
}
const inFolder = (text: string) => text.replaceAll(`${folder}/`, '')

describe('An engineer who creates a portal', () => {
  it('has one outside this project that passes its check, in one command', () => {
    const answers = { name: 'Small Bank', kinds: ['private', 'business'], pages: ['Payments', 'Statements'] }
    const { text, code } = started(
      process.execPath,
      [join(root, 'src/tools/portal/portal.ts'), ...creating(answers, bank)],
      root,
    )
    expect(inFolder(text)).toBe(`Small Bank: 29 files written, and their schemas.
The manifests are right: 7 routes, 3 menus, 4 contexts, 13 conditions.

cd small-bank
npm start   # sign in as private or business, password "sandbox"
npm test
`)
    expect(code).toBe(0)
  })

  it('finds the views of its people written down, and nothing to accept', async () => {
    expect(readFileSync(join(bank, 'menus/business.txt'), 'utf8')).toContain('Statements → /statements')
    git(bank, ['init', '--quiet'])
    commit()
    const { out, code } = await inBank('menus', '--accept')
    expect(out).toBe('Nothing to accept: the expected views are what the manifests give.\n')
    expect(code).toBe(0)
  })

  it('tries a change out in a copy of its config', () => {
    const copy = join(folder, 'copy')
    cpSync(join(bank, 'config'), copy, { recursive: true })
    expect(run('portal', 'diff', '--config', copy)).toEqual({
      text: 'No effect: everybody sees the same, and every URL leads where it did.\n',
      code: 0,
    })
  })

  it('adds a page with its views, and nothing is left to accept', async () => {
    const words = ['--id', 'cards', '--title', 'Cards', '--routes', 'pages', '--in', 'private', '--yes']
    const { text, code } = run('portal', 'new', 'screen', ...words)
    expect(code).toBe(0)
    expect(text).toContain('screen cards\n  screens/cards/cards.screen.tsx\n')
    expect(text.slice(text.indexOf('Written:'))).toBe(`Written:
  config/menus/private.json
  config/routes/pages.json
  screens/cards/cards.screen.tsx
  menus/private.txt
  schemas/names.gen.schema.json
  names.gen.ts
To take it back: git checkout -- config/menus/private.json config/routes/pages.json menus/private.txt names.gen.ts && git clean -f -- screens/cards/cards.screen.tsx
`)
    expect(readFileSync(join(bank, 'menus/private.txt'), 'utf8')).toContain('Cards → /cards')
    expect(readFileSync(join(bank, 'screens/cards/cards.screen.tsx'), 'utf8')).toContain('// Cards.')
    expect((await inBank('menus', '--compare')).code).toBe(0)
  })

  it('has its API as a document', async () => {
    const { out, err } = await inBank('api')
    expect(err).toBe('')
    const { info, paths } = JSON.parse(out) as { info: { title: string }; paths: object }
    expect(info.title).toBe('API of the portal')
    expect(Object.keys(paths)).toEqual(['/api/person'])
    const file = join(bank, 'api/calls.ts')
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, text.replace('/api/person', '/api/people'))
    commit()
    writeFileSync(file, text)
    const { out: changes } = await inBank('api', '--base', 'HEAD')
    expect(changes).toBe('One change breaks a portal of HEAD:\n\n  GET /api/people is gone.\n')
  })

  it('has screens in which a wrong route does not compile', () => {
    const compile = () =>
      spawnSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', bank], {
        encoding: 'utf8',
      })
    expect(compile().stdout).toBe('')
    const file = join(bank, 'screens/public/not-found.screen.tsx')
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, text.replace('to="root"', 'to="dashboard-client"'))
    expect(compile().stdout).toContain('"dashboard-client"')
    writeFileSync(file, text)
  })

  it('builds it into its own folder', { timeout: 120_000 }, () => {
    const { code } = run('build')
    expect(code).toBe(0)
    const page = readFileSync(join(bank, 'dist/index.html'), 'utf8')
    expect(page).toContain('<title>Small Bank</title>')
    expect(existsSync(join(bank, 'dist/sw.js'))).toBe(true)
  })

  it('is told why a portal would not be right, and nothing of it is left', async () => {
    const other = join(folder, 'braces')
    const answers = { name: 'Bank {of} braces', kinds: ['private'], pages: ['Payments'] }
    const { err, code } = await commandSays(creating(answers, other))
    expect(code).toBe(2)
    expect(err).toContain('Nothing fills in "{of}" in this text')
    expect(inFolder(err)).toContain('\nThe portal is not made: nothing is left in braces.\n')
    expect(existsSync(other)).toBe(false)
  })

  it('may name people and pages in any alphabet', async () => {
    const file = join(folder, 'letters.json')
    const kinds = ['Élève', 'Żółć', 'Частные лица', '法人']
    writeFileSync(file, JSON.stringify({ name: 'Банк', kinds, pages: ['Überweisung', 'Платежи'] }))
    const { kinds: people, pages } = await readAnswers(file, undefined)
    expect(people.map(({ id }) => id)).toEqual(['eleve', 'zolc', 'kind-3', 'kind-4'])
    expect(people.map(({ label }) => label)).toEqual(kinds)
    expect(pages.map(({ id }) => id)).toEqual(['uberweisung', 'page-2'])
  })

  it('is told where a folder or an answer is wrong, and nothing is written', async () => {
    const create = async (answers: unknown, into: string) => {
      const { out, err, code } = await commandSays(creating(answers, into))
      return { text: inFolder(out + err), code }
    }
    const right = { name: 'Small Bank', kinds: ['private'], pages: ['Payments'] }
    expect(await create(right, bank)).toEqual({
      text: 'small-bank is not empty: name a folder that does not exist yet.\n',
      code: 2,
    })
    const other = join(folder, 'other')
    expect(await create({ ...right, kinds: ['Private', 'private'] }, other)).toEqual({
      text: 'answers.json → kinds: "private" is there twice.\n',
      code: 2,
    })
    expect(await create({ ...right, pages: ['Home'] }, other)).toEqual({
      text: 'answers.json → pages: every portal has "home" already; give "Home" another name.\n',
      code: 2,
    })
    for (const [wrong, says] of [
      [{ ...right, pages: [] }, 'answers.json → pages: name at least one of the pages.'],
      [{ ...right, pages: 'Payments' }, 'answers.json → pages: this must be a list of pages, as ["…", "…"].'],
      [{ ...right, kinds: ['private', ''] }, 'answers.json → kinds → 1: this is empty; write a name.'],
      [{ ...right, kinds: ['private', 3] }, 'answers.json → kinds → 1: this must be a text in quotes.'],
      [{ ...right, name: undefined }, 'answers.json → name: say the name of the firm here.'],
      [
        { ...right, page: ['Payments'] },
        'answers.json: "page" is not asked for; there are name, kinds and pages.',
      ],
      [[], 'answers.json: this must be an object with name, kinds and pages.'],
    ] as const)
      expect(await create(wrong, other)).toEqual({ text: `${says}\n`, code: 2 })
    expect(existsSync(other)).toBe(false)
  })
})
