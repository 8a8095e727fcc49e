// Takes the five-minute example of config/README.md, word for word, in a clone of the working tree.
import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../support/root.ts'

const text = readFileSync(join(root, 'config/README.md'), 'utf8')
const example = text.slice(text.indexOf('## Five minutes'), text.indexOf('## The files'))
const blocks = [...example.matchAll(/^ {3}```(\w*)\n(.*?)^ {3}```$/gms)].map(([, language, block]) => ({
  language,
  text: block!.replaceAll(/^ {3}/gm, ''),
}))
const [, file, oldLabel] = /Open `(config\/[^`]+)` and give _([^_]+)_ another label/.exec(example)!
const entry = blocks.find(({ language }) => language === 'json')!.text.trim()
const commands = [...example.matchAll(/^\d\. .*?`npm run portal -- ([^`]+)`/gm)].map(([, words]) => words!)

const clone = mkdtempSync(join(tmpdir(), 'portal-clone-'))
const git = (...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example', ...words], { cwd: clone })

function run(...words: string[]) {
  const { CI: _, PORTAL_CONFIG: __, ...env } = process.env
  const { status, stdout, stderr } = spawnSync(process.execPath, words, {
    cwd: clone,
    encoding: 'utf8',
    env: { ...env, NODE_NO_WARNINGS: '1' },
  })
  return { code: status, out: stdout, all: stdout + stderr }
}
/** What a command of the guide prints, which must be right. */
function printed(command: string, code = 0): string {
  const done = run('src/tools/portal/portal.ts', ...command.split(' '))
  expect(done, done.all).toMatchObject({ code })
  return done.out
}

/** The unit tests that the edit can reach, as `npm test -- changed` chooses them. */
function reachedTests(): string[] {
  const { out } = run(
    ...(['--input-type=module', '--eval'] as const),
    "const { reachedSince } = await import('./src/tools/test/changed.ts'); console.log(JSON.stringify(reachedSince('HEAD').unit))",
  )
  return (JSON.parse(out) as string[]).filter((path) => path !== 'tests/tools/portal/guide.test.ts')
}

/** Numbers and lines move with every edit of the manifests; the words must be those that are printed. */
const shape = (output: string) => output.replaceAll(/\d[\d,]*/g, '#').trimEnd()
const shown = blocks.filter(({ language }) => language === '').map((block) => shape(block.text))

function edit(path: string, from: RegExp, to: string): void {
  const before = readFileSync(join(clone, path), 'utf8')
  expect(before).toMatch(from)
  writeFileSync(join(clone, path), before.replace(from, to))
}

describe('The five-minute example of config/README.md', { timeout: 1_200_000 }, () => {
  beforeAll(() => {
    const known = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
      cwd: root,
      encoding: 'utf8',
    })
    for (const path of known.trim().split('\n'))
      if (existsSync(join(root, path))) cpSync(join(root, path), join(clone, path))
    symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'))
    git('init', '--quiet')
    writeFileSync(join(clone, '.git/info/exclude'), 'node_modules\n')
    git('add', '--all')
    git('commit', '--quiet', '--message', 'As cloned')
    const id = /"id": "[^"]+"/.exec(entry)![0]
    edit(file!, new RegExp(`\\{\\s*${id}[^}]*\\}`), entry)
  }, 300_000)
  afterAll(() => rmSync(clone, { recursive: true, force: true }))

  it('asks what a product owner would ask, in this order', () => {
    expect(commands.map((command) => command.split(' ')[0])).toEqual(['check', 'diff', 'explain', 'menus'])
    expect(shown).toHaveLength(5)
  })

  it.each(commands.slice(0, 3))('`npm run portal -- %s` prints what the guide shows', (command) => {
    expect(shown).toContain(shape(printed(command)))
  })

  it('tells a mistake as the guide shows it', () => {
    const mistake = join(clone, 'mistaken')
    cpSync(join(clone, 'config'), mistake, { recursive: true })
    edit('mistaken/menus/client.json', /"to": "documents"/, '"to": "documnets"')
    expect(shown).toContain(shape(printed('check --config mistaken', 1)))
    rmSync(mistake, { recursive: true })
  })

  it('ends green: the views are accepted, and the unit tests that `npm test -- changed` chooses pass', () => {
    const [accept] = commands.slice(3)
    const asked = shape(printed(accept!, 1))
    expect(asked).toContain(shown.at(-1))
    // Nobody sits at this terminal to answer.
    expect(printed(`${accept} --yes`)).toMatch(/\d+ files written\.\n$/)
    expect(printed('check')).not.toContain('warning')
    const generated = run('src/tools/generate/generate.ts', '--check')
    expect(generated, generated.all).toMatchObject({ code: 0 })

    const about = reachedTests()
    expect(about).toContain('tests/tools/portal/menus.test.ts')
    const tests = run('node_modules/vitest/vitest.mjs', 'run', ...about)
    expect(tests, tests.all).toMatchObject({ code: 0 })
    expect(tests.out).toMatch(/Tests .*\d+ passed/)
  })

  it('changes a label that no journey knows', () => {
    const journeys = readdirSync(join(root, 'tests/journeys'), { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.spec.ts'),
    )
    const knowing = journeys.filter((name) =>
      readFileSync(join(root, 'tests/journeys', name), 'utf8').includes(oldLabel!),
    )
    expect(oldLabel).toBe('New portfolios')
    expect(knowing).toEqual([])
  })
})
