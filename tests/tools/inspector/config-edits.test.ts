// Edits of the inspector in a config folder of their own.
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { compile } from '#manifest/compile.ts'
import { pathInConfig, readConfigFolder } from '#tools/config-folder.ts'
import { readProduct } from '#tools/product.ts'
import { ConfigEdits } from '../../../src/tools/inspector/config-edits.ts'
import { config, remove, startAgain } from '../portal/small-portal.ts'

const menu = join(config, 'menus/main.json')
const file = 'config/menus/main.json'

beforeEach(() => {
  startAgain()
  vi.stubEnv('PORTAL_CONFIG', config)
})
afterAll(remove)

const linkedNow = () => compile(readConfigFolder(), readProduct()).linked!

/** The planner's entry, as the inspector would ask for it. */
function planner(edits: ConfigEdits) {
  const linked = linkedNow()
  const item = linked.menus.get('main')!.items.find(({ id }) => id === 'planner')!
  return edits.editable(linked, { position: item.position, id: 'planner' })
}

const labelled = ({ pointer, version }: ReturnType<typeof planner>, value = 'Plan') => ({
  file,
  pointer,
  version,
  edits: [{ op: 'add' as const, path: `${pointer}/label`, value, before: 'to' }],
})

describe('An edit from the inspector', () => {
  it('is written with everything else as it was, and tells who gains and loses', () => {
    const before = readFileSync(menu, 'utf8')
    const edits = new ConfigEdits()
    const { effect, problems, undoable, editable } = edits.edit(linkedNow(), labelled(planner(edits)))
    expect(problems).toBeUndefined()
    expect(effect).toContain('+ sees "Plan" (main/planner), which leads to planner\n')
    expect(undoable).toBe(1)
    expect(editable?.written['label']).toBe('Plan')
    expect(readFileSync(menu, 'utf8').replace('"label": "Plan", ', '')).toBe(before)

    expect(edits.undo(linkedNow())).toMatchObject({ undoable: 0 })
    expect(readFileSync(menu, 'utf8')).toBe(before)
    expect(() => edits.undo(linkedNow())).toThrow('There is nothing to undo.')
  })

  it('is written when it breaks the manifests, and its problems are told', () => {
    const edits = new ConfigEdits()
    const { pointer, version } = planner(edits)
    const broken = [{ op: 'replace' as const, path: `${pointer}/to`, value: 'plannre' }]
    const { problems, effect } = edits.edit(linkedNow(), { file, pointer, version, edits: broken })
    expect(problems).toContain('Did you mean "planner"?')
    expect(effect).toBeUndefined()
    expect(edits.undo(linkedNow()).problems).toBeUndefined()
  })

  it('is made of texts of a dialog, which stand with whom they are for', () => {
    const edits = new ConfigEdits()
    const linked = linkedNow()
    const { id, position } = linked.dialogs[0]!
    const { kind, texts, pointer, version } = edits.editable(linked, { position, id })
    expect(kind).toBe('texts')
    expect(texts).toContainEqual(expect.objectContaining({ pointer: `${pointer}/title/0/text` }))
    const { problems, effect } = edits.edit(linked, {
      file: 'config/dialogs.json',
      pointer,
      version,
      edits: [{ op: 'replace', path: `${pointer}/title/0/text`, value: 'Good day' }],
    })
    expect(problems).toBeUndefined()
    expect(effect).toContain('Good day')
  })

  it('is made of the banner, which has no id', () => {
    const linked = linkedNow()
    const editable = new ConfigEdits().editable(linked, { position: linked.banner!.position, id: 'banner' })
    expect(editable).toMatchObject({ kind: 'texts', id: 'banner', pointer: '', file: 'config/banner.json' })
    expect(editable.texts.map(({ pointer }) => pointer)).toContain('/action/label')
  })

  it('knows the groups around a route, with their guards', () => {
    const linked = linkedNow()
    const { id, position } = linked.routes.find((route) => route.guards.length > 0)!
    const { groups } = new ConfigEdits().editable(linked, { position, id })
    expect(groups.map(({ guards }) => guards)).toContainEqual(expect.arrayContaining(['signed-in']))
  })

  it('is refused when somebody has changed the text meanwhile, and so is undoing over it', () => {
    const edits = new ConfigEdits()
    const request = labelled(planner(edits))
    const changed = readFileSync(menu, 'utf8').replace(
      '"to": "planner"',
      '"badge": "unread", "to": "planner"',
    )
    writeFileSync(menu, changed)
    expect(() => edits.edit(linkedNow(), request)).toThrow(/was changed meanwhile/)
    expect(readFileSync(menu, 'utf8')).toBe(changed)

    edits.edit(linkedNow(), labelled(planner(edits)))
    writeFileSync(menu, changed)
    expect(() => edits.undo(linkedNow())).toThrow(/so the edit stays/)
  })

  it('is refused where another entry stands by now', () => {
    const edits = new ConfigEdits()
    const { position } = linkedNow()
      .menus.get('main')!
      .items.find(({ id }) => id === 'planner')!
    expect(() => edits.editable(linkedNow(), { position, id: 'messages' })).toThrow(
      /not at this place any more/,
    )
  })

  it.each([
    '../package.json',
    'config/../package.json',
    'config/menus/../../outside.json',
    'config/menus/linked.json',
    'config/linked/outside.json',
    '/etc/passwd',
    'config//etc/passwd.json',
    'config/menus/none.json',
    'config/menus/main.json\0',
    'config\\menus\\main.json',
    'src/manifest.json',
    '',
  ])('has no file outside the config folder: %j', (outside) => {
    const beside = join(dirname(config), 'outside.json')
    writeFileSync(beside, '{}')
    mkdirSync(join(dirname(config), 'elsewhere'), { recursive: true })
    symlinkSync(beside, join(config, 'menus/linked.json'))
    symlinkSync(dirname(config), join(config, 'linked'))
    expect(() => pathInConfig(outside)).toThrow(/is no manifest of the config folder/)
    const edits = [{ op: 'add' as const, path: '/a', value: 1 }]
    expect(() =>
      new ConfigEdits().edit(linkedNow(), { file: outside, pointer: '', version: '', edits }),
    ).toThrow(/is no manifest of the config folder/)
    expect(readFileSync(beside, 'utf8')).toBe('{}')
  })
})
