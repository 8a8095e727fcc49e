import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { compile } from '#manifest/compile.ts'
import { readConfigFolder } from '#tools/config-folder.ts'
import { readProduct } from '#tools/product.ts'
import { acceptViews } from '#tools/portal/accept.ts'
import { config, edit, portal, remove, startAgain, views } from './small-portal.ts'

beforeEach(startAgain)
afterEach(() => vi.restoreAllMocks())
afterAll(remove)

const accept = (...words: string[]) => portal('menus', '--accept', ...words)
const view = (persona: string) => readFileSync(join(views, `${persona}.txt`), 'utf8')

/** Ann's menu gets a label and loses an entry, which goes to the footer of everybody. */
function change(): void {
  edit('menus/main.json', '"to": "planner"', '"label": "Plan", "to": "planner"')
  edit('menus/main.json', '{ "id": "help", "link": "help-hub" },', '')
  edit('footer.json', '"items": [', '"items": [{ "id": "help", "link": "help-hub" },')
}

const TOLD = `Ann Field (client):
    area default: context own
      header menu
  −     Planner → /planner
  +     Plan → /planner
  −     Help hub → link help-hub

All 2 personas:
    footer
      Company
  +     Help hub → link help-hub

`

describe('A product owner who accepts expected views', { timeout: 60_000 }, () => {
  beforeEach(async () => {
    if ((await accept('--yes')).code !== 0)
      throw new Error('The views of the unchanged config were not written.')
  })

  it('reads that there is nothing to accept', async () => {
    expect(await accept()).toEqual({
      code: 0,
      out: 'Nothing to accept: the expected views are what the manifests give.\n',
      err: '',
    })
  })

  it('reads who is affected, and nothing is written where nobody can be asked', async () => {
    change()
    const before = view('client')
    expect(await accept()).toEqual({
      code: 1,
      out: TOLD,
      err: 'Nothing is written: there is no terminal to ask on. Add --yes to write without asking.\n',
    })
    expect(view('client')).toBe(before)
  })

  it('has them compared, and is asked nothing', async () => {
    change()
    expect(await portal('menus', '--compare')).toEqual({
      code: 1,
      out: `${TOLD}If that is meant: npm run portal -- menus --accept\n`,
      err: '',
    })
    startAgain()
    await accept('--yes')
    expect((await portal('menus', '--compare')).code).toBe(0)
    expect(await portal('menus', '--compare', '--accept')).toMatchObject({
      code: 2,
      err: '--compare and --accept do not go together.\n',
    })
  })

  it('has them written without a question, and no other file', async () => {
    change()
    writeFileSync(join(views, 'notes.md'), 'Mine.')
    const [client, viewer] = [view('client'), view('viewer')]
    expect(await accept('--yes')).toEqual({ code: 0, out: `${TOLD}2 files written.\n`, err: '' })
    expect(view('client')).toBe(
      client
        .replace('Planner → /planner', 'Plan → /planner')
        .replace('      Help hub → link help-hub\n', '')
        .replace('    Company\n', '    Company\n      Help hub → link help-hub\n'),
    )
    expect(view('viewer')).toBe(
      viewer.replace('    Company\n', '    Company\n      Help hub → link help-hub\n'),
    )
    expect(readdirSync(views)).toEqual(['client.txt', 'notes.md', 'viewer.txt'])
    expect((await accept()).code).toBe(0)
  })

  it('gets a file for a new persona, and loses that of one who is gone', async () => {
    edit('personas.json', '"id": "viewer"', '"id": "reader"')
    const { code, out } = await accept('--yes')
    expect(code).toBe(0)
    expect(out).toMatch(
      /^Bob Hill \(reader\): tests\/menus\/reader\.txt, a new file\n {2}\+ Bob Hill \(P02 reader\), on the installed app\n {2}\+ situation viewing\n/,
    )
    expect(out).toContain(
      '\n\nviewer: tests/menus/viewer.txt, which goes: there is no such persona\n  − Bob Hill (P02 viewer), on the installed app\n',
    )
    expect(out).toMatch(/\n2 files written\.\n$/)
    expect(readdirSync(views)).toEqual(['client.txt', 'reader.txt'])
  })

  it('gets the same as data', async () => {
    change()
    const { code, out, err } = await accept('--json')
    expect(code).toBe(1)
    expect(err).toContain(TOLD)
    const { changes, written } = JSON.parse(out) as { changes: unknown[]; written: boolean }
    expect(written).toBe(false)
    expect(changes).toHaveLength(2)
    expect(changes[1]).toEqual({
      persona: 'viewer',
      file: 'tests/menus/viewer.txt',
      change: 'changed',
      lines: ['  situation viewing', '    footer', '      Company', '+       Help hub → link help-hub'],
    })
    expect(JSON.parse((await accept('--json', '--yes')).out)).toMatchObject({ written: true })
    expect(JSON.parse((await accept('--json')).out)).toEqual({ changes: [], written: false })
  })

  it('accepts nothing of manifests that are wrong, of one persona alone, or without a folder for it', async () => {
    expect(await accept('--as', 'client')).toMatchObject({
      code: 2,
      err: '--accept and --as do not go together.\n',
    })
    edit('menus/main.json', '"to": "planner"', '"to": "plannre"')
    expect(await accept('--yes')).toMatchObject({ code: 1, out: '' })
    startAgain()
    rmSync(views, { recursive: true })
    expect(await accept('--yes')).toMatchObject({
      code: 2,
      err: `There is no folder ${views} of expected views.\n`,
    })
    expect(existsSync(views)).toBe(false)
  })
})

describe('The answer at the terminal', () => {
  /** What was asked, what was said and the exit code, with this answer. */
  async function answered(answer: string) {
    const said: string[] = []
    const asked: string[] = []
    vi.spyOn(console, 'log').mockImplementation((text: string) => said.push(text))
    const { manifest, resolved } = compile(readConfigFolder(config), readProduct(config))
    const code = await acceptViews(manifest!, resolved!.personas, {
      config,
      yes: false,
      json: false,
      ask: async (question) => {
        asked.push(question)
        return answer
      },
    })
    return { code, asked, last: said.at(-1), files: readdirSync(views) }
  }

  it.each(['y', 'Y', 'yes\n'])('%j writes', async (answer) => {
    expect(await answered(answer)).toEqual({
      code: 0,
      asked: ['Write 2 files? [y/N] '],
      last: '2 files written.',
      files: ['client.txt', 'viewer.txt'],
    })
  })

  it.each(['', 'n', 'yellow'])('%j writes nothing', async (answer) => {
    expect(await answered(answer)).toEqual({
      code: 1,
      asked: ['Write 2 files? [y/N] '],
      last: 'Nothing is written.',
      files: [],
    })
  })
})
