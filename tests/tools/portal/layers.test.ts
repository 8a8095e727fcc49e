// Layers at the command line: which are in force, what the commands say of them, and those that this project ships.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { logo } from '#tools/build/pictures.ts'
import { limitsText, servedValue } from '#tools/config-folder.ts'
import { layerNames } from '#tools/layers.ts'
import { lightColour } from '#tools/tokens.ts'
import { ConfigChanges } from '#tools/inspector/config-changes.ts'
import { UndoStack } from '#tools/inspector/undo-stack.ts'
import { commandSays } from './command-says.ts'
import { config, portal, remove, startAgain, views } from './small-portal.ts'

beforeEach(startAgain)
afterEach(() => vi.unstubAllEnvs())
afterAll(remove)

function write(layer: string, file: string, value: unknown): void {
  const path = join(config, 'layers', layer, file)
  mkdirSync(dirname(path), { recursive: true })
  if (file !== 'layer.json')
    write(layer, 'layer.json', {
      $schema: '../../../schemas/layer.schema.json',
      about: `The layer ${layer}.`,
    })
  writeFileSync(path, JSON.stringify(value, null, 1))
}

/** Two layers: one renames the help, one hides it. */
function twoLayers(): void {
  write('test', 'menus/main.json', { items: [{ id: 'help', label: 'Answers' }] })
  write('short', 'menus/main.json', { items: [{ id: 'help', remove: true }] })
}

describe('Layers at the command line', { timeout: 60_000 }, () => {
  it('are in force by --layers or PORTAL_LAYERS, in their order', async () => {
    twoLayers()
    const menuOf = async (...words: string[]) =>
      (await portal('menus', '--as', 'client', '--area', 'default', ...words)).out
    expect(await menuOf()).toContain('Help hub → link help-hub')
    expect(await menuOf('--layers', 'test')).toContain('Answers → link help-hub')
    vi.stubEnv('PORTAL_LAYERS', ' test ')
    expect(await menuOf()).toContain('Answers → link help-hub')
    expect(await menuOf('--layers', 'base')).toContain('Help hub → link help-hub')
    vi.stubEnv('PORTAL_LAYERS', 'test,short')
    expect(await menuOf()).not.toContain('help-hub')
    expect(await portal('check')).toMatchObject({ code: 0 })
    vi.stubEnv('PORTAL_LAYERS', 'short,test')
    const { code, out } = await portal('check')
    expect(code).toBe(1)
    expect(out).toContain('"help" is no longer here: config/layers/short/menus/main.json:3 removes it.\n')
  })

  it.each([
    ['tset', 'There is no layer "tset" in config/layers/. Did you mean "test"?\n'],
    ['production', 'There is no layer "production" in config/layers/. There are short, test.\n'],
    ['../test', 'Only diff compares two lists of layers, a..b: name the layers themselves.\n'],
    ['/test', 'There is no layer "/test" in config/layers/. Did you mean "test"?\n'],
    ['__proto__', 'There is no layer "__proto__" in config/layers/. There are short, test.\n'],
    ['test,short,test', 'The layer "test" is named twice in "test,short,test".\n'],
    ['base,test', 'There is no layer "base" in config/layers/. There are short, test.\n'],
  ])('must be there, each once: %s', async (layers, err) => {
    twoLayers()
    expect(await portal('check', '--layers', layers)).toEqual({ code: 2, out: '', err })
  })

  it('are none where nothing is named', () => {
    expect(['', ' ', ',', 'base'].map(layerNames)).toEqual([[], [], [], []])
  })

  it('say where there are none', async () => {
    expect((await portal('check', '--layers', 'test')).err).toBe(
      'There is no layer "test" in config/layers/. There are none.\n',
    )
  })

  it('are compared two by two, for whom they differ', async () => {
    twoLayers()
    const { code, out } = await portal('diff', '--layers', 'test..short')
    expect(code).toBe(0)
    expect(out).toBe(`People with session normal, area default
  (1 of 2 example people: client; ${countOf(out)} combinations)
  − sees "Answers" (main/help), which leads to the link help-hub

Declared
  entry main/help removed  config/layers/test/menus/main.json:3
`)
    expect((await portal('diff', '--layers', '..test')).out).toBe(
      (await portal('diff', '--layers', 'base..test')).out,
    )
    expect((await portal('diff', '--layers', 'test..test')).out).toContain(
      'No effect: everybody sees the same',
    )
    expect(await portal('diff', '--layers', 'test..short', '--base', config)).toMatchObject({
      code: 2,
      err: '--layers a..b compares two lists of layers: leave out --base.\n',
    })
  })

  it('are explained with the place that decides', async () => {
    write('test', 'menus/main.json', { items: [{ id: 'help', when: { member: 'registered' } }] })
    const { out } = await portal('explain', 'main/help', '--as', 'client', '--layers', 'test')
    expect(out).toContain('config/layers/test/menus/main.json:3')
  })

  it('are each checked on the base: one that is broken is red', async () => {
    twoLayers()
    const right = await portal('check')
    expect(right.code).toBe(0)
    expect(right.out).toContain(' So they are with each layer: short, test.\n')
    write('test', 'menus/main.json', { items: [{ id: 'hepl', label: 'Answers' }] })
    const { code, out } = await portal('check')
    expect(code).toBe(1)
    expect(out).toBe(`With the layer "test":

config/layers/test/menus/main.json:3:3  error  unknown-name
config/menus/main.json has no "hepl" here, so this would change nothing.
  2 |  "items": [
> 3 |   {
    |   ^
  4 |    "id": "hepl",
Did you mean "help"?

`)
    expect((await portal('check', '--layers', 'short')).code).toBe(0)
    expect((await portal('check', '--layers', 'base')).code).toBe(0)
    expect(JSON.parse((await portal('check', '--json')).out)).toMatchObject({
      problems: [],
      layers: { short: [], test: [{ rule: 'unknown-name', line: 3 }] },
    })
  })

  it('are expected as they differ from the base', async () => {
    twoLayers()
    const accept = (...words: string[]) => portal('menus', ...words, '--layers', 'test,short')
    expect((await accept('--compare')).code).toBe(1)
    expect((await accept('--accept', '--yes')).code).toBe(0)
    expect(readFileSync(join(views, '../layers/test+short.txt'), 'utf8'))
      .toBe(`People with session normal, area default
  (1 of 2 example people: client)
  − sees "Help hub" (main/help), which leads to the link help-hub
`)
    expect((await accept('--compare')).code).toBe(0)
    expect(existsSync(join(views, 'client.txt'))).toBe(false)
  })

  it.each([
    ['rename', 'main/help', 'answers'],
    ['remove', 'main/help'],
  ])('are held against an edit of the base that they could not bear: %s', async (...words) => {
    twoLayers()
    const before = readFileSync(join(config, 'menus/main.json'), 'utf8')
    const { code, err } = await portal(...words, '--yes')
    expect(code).toBe(1)
    expect(err).toContain(`The layer "short" would no longer be right. Change it first.

config/layers/short/menus/main.json:3:3  error  unknown-name
config/menus/main.json has no "help" here, so this would change nothing.`)
    expect(readFileSync(join(config, 'menus/main.json'), 'utf8')).toBe(before)
  })

  it('are not edited from outside: nothing is written while they are in force', async () => {
    twoLayers()
    const sentence =
      'The layers test are in force, and edits are of the base: leave out PORTAL_LAYERS, or edit the files of the layer.'
    vi.stubEnv('PORTAL_LAYERS', 'test')
    vi.stubEnv('PORTAL_CONFIG', config)
    expect(await portal('rename', 'main/help', 'answers', '--yes')).toEqual({
      code: 2,
      out: '',
      err: `${sentence}\n`,
    })
    const edit = { what: 'remove', name: 'main/help' } as never
    await expect(new ConfigChanges(new UndoStack()).plan(edit)).rejects.toThrow(sentence)
  })

  it('give the build their colours, mark and limits', () => {
    vi.stubEnv('PORTAL_LAYERS', 'ashmere')
    expect(servedValue('brand.json')).toMatchObject({
      name: 'Ashmere Private Wealth',
      'app-start': 'nw-pwa-launch',
    })
    expect(lightColour('pine')).toBe('#23406e')
    expect(logo()).toContain('#23406e')
    vi.stubEnv('PORTAL_CONFIG', config)
    vi.stubEnv('PORTAL_LAYERS', 'test')
    write('test', 'limits.json', { limits: { 'badge-cap': { value: 5 } } })
    expect(JSON.parse(limitsText()!)).toMatchObject({
      limits: { 'badge-cap': { value: 5, unit: 'messages' } },
    })
  })
})

const countOf = (out: string) => / ([\d,]+) combinations\)/.exec(out)?.[1]

describe('The layers that are shipped', () => {
  it.each(['staging', 'ashmere'])(
    '%s is right, and differs from the base as expected, on one page',
    async (name) => {
      expect(await commandSays(['menus', '--compare', '--layers', name])).toEqual({
        code: 0,
        out: 'Nothing to accept: the expected views are what the manifests give.\n',
        err: '',
      })
      const { out } = await commandSays(['diff', '--layers', `..${name}`])
      expect(out.split('\n').length).toBeLessThan(60)
    },
  )
})
