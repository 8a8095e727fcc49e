// Edits in place of the inspector, in a config folder of their own.
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Editable } from '#inspector/edit/editing.ts'
import type { Change } from '#inspector/make/making.ts'
import type { Edit } from '#manifest/edit/edit-text.ts'
import { compile } from '#manifest/compile.ts'
import { pathInConfig, readConfigFolder } from '#tools/config-folder.ts'
import { readProduct } from '#tools/product.ts'
import { ConfigChanges } from '#tools/inspector/config-changes.ts'
import { editableAt } from '#tools/inspector/editable.ts'
import { UndoStack } from '#tools/inspector/undo-stack.ts'
import { config, remove, startAgain, views } from '../portal/small-portal.ts'

const menu = join(config, 'menus/main.json')
const read = (path = menu) => readFileSync(path, 'utf8')

beforeEach(() => {
  startAgain()
  vi.stubEnv('PORTAL_CONFIG', config)
})
afterAll(() => {
  vi.unstubAllEnvs()
  remove()
})

const resolvedNow = () => compile(readConfigFolder(), readProduct()).resolved!
const changesNow = () => new ConfigChanges(new UndoStack())

/** The planner's entry, as the inspector would ask for it. */
function planner(): Editable {
  const resolved = resolvedNow()
  const item = resolved.menus.get('main')!.items.find(({ id }) => id === 'planner')!
  return editableAt(resolved, { position: item.position, id: 'planner' })
}

const edited = ({ file, pointer, version }: Editable, ...edits: Edit[]): Change => ({
  ...{ what: 'edit', file, pointer, version, edits },
})
const labelled = (entry: Editable): Change =>
  edited(entry, { op: 'add', path: `${entry.pointer}/label`, value: 'Plan', before: 'to' })

describe('A product owner who edits in place', () => {
  it('reads who gains and loses before anything is written', async () => {
    const before = read()
    const { effect, files, problems } = await changesNow().plan(labelled(planner()))
    expect(effect).toContain('+ sees "Plan" (main/planner), which leads to planner\n')
    expect(files).toEqual(['config/menus/main.json'])
    expect(problems).toBeUndefined()
    expect(read()).toBe(before)
  })

  it('has it written with everything else as it was and with the expected views, and taken back with them', async () => {
    const before = read()
    const changes = changesNow()
    const change = labelled(planner())
    const { version } = await changes.plan(change)
    const { files, undoable, editable } = await changes.write({ change, version })
    expect(files).toEqual(['config/menus/main.json', 'tests/menus/client.txt'])
    expect(undoable).toBe(1)
    expect(editable).toEqual(planner())
    expect(editable!.written['label']).toBe('Plan')
    expect(read().replace('"label": "Plan", ', '')).toBe(before)
    expect(read(join(views, 'client.txt'))).toContain('Plan → /planner')

    expect(changes.undo()).toEqual({ undoable: 0 })
    expect(read()).toBe(before)
    expect(() => changes.undo()).toThrow('There is nothing to undo.')
  })

  it('has what was moved at its new place', async () => {
    const changes = changesNow()
    const entry = planner()
    const path = entry.pointer.replace(/\d+$/, '0')
    const change = edited(entry, { op: 'move', from: entry.pointer, path })
    const { version } = await changes.plan(change)
    const { editable } = await changes.write({ change, version })
    expect(editable).toMatchObject({ id: 'planner', pointer: path })
  })

  it('reads what is wrong with an edit that breaks the manifests, and nothing is written', async () => {
    const before = read()
    const changes = changesNow()
    const entry = planner()
    const change = edited(entry, { op: 'replace', path: `${entry.pointer}/to`, value: 'plannre' })
    const { problems, effect, files, version } = await changes.plan(change)
    expect(problems).toContain('Did you mean "planner"?')
    expect(effect).toBeUndefined()
    expect(files).toEqual([])
    await expect(changes.write({ change, version })).rejects.toThrow('Did you mean "planner"?')
    expect(read()).toBe(before)
  })

  it('edits texts of a dialog, which stand with whom they are for', async () => {
    const resolved = resolvedNow()
    const { id, position } = resolved.dialogs[0]!
    const dialog = editableAt(resolved, { position, id })
    const path = `${dialog.pointer}/title/0/text`
    expect(dialog.kind).toBe('texts')
    expect(dialog.texts).toContainEqual(expect.objectContaining({ pointer: path }))
    const { problems, effect } = await changesNow().plan(
      edited(dialog, { op: 'replace', path, value: 'Good day' }),
    )
    expect(problems).toBeUndefined()
    expect(effect).toContain('Good day')
  })

  it('edits the banner, which has no id', () => {
    const resolved = resolvedNow()
    const editable = editableAt(resolved, { position: resolved.banner!.position, id: 'banner' })
    expect(editable).toMatchObject({ kind: 'texts', id: 'banner', pointer: '', file: 'config/banner.json' })
    expect(editable.texts.map(({ pointer }) => pointer)).toContain('/action/label')
  })

  it('reads the groups around a route, with their guards', () => {
    const resolved = resolvedNow()
    const { id, position } = resolved.routes.find((route) => route.guards.length > 0)!
    const { groups } = editableAt(resolved, { position, id })
    expect(groups.map(({ guards }) => guards)).toContainEqual(expect.arrayContaining(['signed-in']))
  })

  it('is refused when somebody has changed the text meanwhile, and so is undoing over it', async () => {
    const changes = changesNow()
    const change = labelled(planner())
    const { version } = await changes.plan(change)
    const changed = read().replace('"to": "planner"', '"badge": "unread", "to": "planner"')
    writeFileSync(menu, changed)
    await expect(changes.plan(change)).rejects.toThrow(
      'config/menus/main.json was changed meanwhile. Nothing was written; choose it again.',
    )
    await expect(changes.write({ change, version })).rejects.toThrow('look at the effect again')
    expect(read()).toBe(changed)

    const again = labelled(planner())
    await changes.write({ change: again, version: (await changes.plan(again)).version })
    writeFileSync(menu, changed)
    expect(() => changes.undo()).toThrow(/so the edit stays/)
  })

  it('is refused where another entry stands by now', () => {
    const { position } = resolvedNow()
      .menus.get('main')!
      .items.find(({ id }) => id === 'planner')!
    expect(() => editableAt(resolvedNow(), { position, id: 'messages' })).toThrow(
      /not at this place any more/,
    )
  })

  it.each([
    '../package.json',
    'config/../package.json',
    'config/menus/../../outside.json',
    'config/menus/resolved.json',
    'config/resolved/outside.json',
    '/etc/passwd',
    'config//etc/passwd.json',
    'config/menus/none.json',
    'config/menus/main.json\0',
    'config\\menus\\main.json',
    'src/manifest.json',
    '',
  ])('has no file outside the config folder: %j', async (outside) => {
    const beside = join(dirname(config), 'outside.json')
    writeFileSync(beside, '{}')
    mkdirSync(join(dirname(config), 'elsewhere'), { recursive: true })
    symlinkSync(beside, join(config, 'menus/resolved.json'))
    symlinkSync(dirname(config), join(config, 'resolved'))
    expect(() => pathInConfig(outside)).toThrow(/is no manifest of the config folder/)
    const change: Change = {
      ...{ what: 'edit', file: outside, pointer: '', version: '' },
      edits: [{ op: 'add', path: '/a', value: 1 }],
    }
    await expect(changesNow().plan(change)).rejects.toThrow(/is no manifest of the config folder/)
    await expect(changesNow().write({ change, version: '' })).rejects.toThrow('Nothing was written')
    expect(readFileSync(beside, 'utf8')).toBe('{}')
  })
})
