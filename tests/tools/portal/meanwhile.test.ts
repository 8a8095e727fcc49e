// Two people edit the same manifests at once, or a file cannot be written: nothing is lost, and nothing is half done.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { compile } from '#manifest/compile.ts'
import { acceptViews } from '#tools/portal/accept.ts'
import { carryOut } from '#tools/portal/edit/carry-out.ts'
import { movePlan } from '#tools/portal/edit/move-plan.ts'
import { renamePlan } from '#tools/portal/edit/plans.ts'
import { readConfigFolder } from '#tools/config-folder.ts'
import { readProduct } from '#tools/product.ts'
import { lockOf } from '#tools/writing-lock.ts'
import { config, edit, portal, remove, startAgain, views } from './small-portal.ts'

beforeEach(async () => {
  startAgain()
  await portal('menus', '--accept', '--yes')
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
})
afterEach(() => vi.restoreAllMocks())
afterAll(remove)

const all = () => [
  ...readConfigFolder(config).map(({ text }) => text),
  ...['client', 'viewer'].map((name) => readFileSync(join(views, `${name}.txt`), 'utf8')),
]
function now() {
  const [texts, product] = [readConfigFolder(config), readProduct(config)]
  const from = {
    resolved: compile(texts, product).resolved!,
    texts,
    product,
    code: { linking: [], naming: [] },
  }
  return { from, options: { config, before: texts, product, yes: false, json: false } }
}

describe('A product owner whose manifests somebody else edits meanwhile', { timeout: 60_000 }, () => {
  it('is told, and the other edit stays: of two commands at once the second writes nothing', async () => {
    const [first, second] = [now(), now()]
    const moved = await movePlan(first.from, ['main/planner'], { up: true })
    const renamed = renamePlan(second.from, ['main/help', 'support'])
    expect(await carryOut(moved, { ...first.options, ask: () => Promise.resolve('y') })).toBe(0)
    const after = all()
    await expect(carryOut(renamed, { ...second.options, ask: () => Promise.resolve('y') })).rejects.toThrow(
      'The manifests were changed meanwhile. Nothing is written; ask for it again.',
    )
    expect(all()).toEqual(after)
  })

  it('is told where another process writes at that moment, and writes nothing', async () => {
    const { from, options } = now()
    const moved = await movePlan(from, ['main/planner'], { up: true })
    const before = all()
    const write = () => carryOut(moved, { ...options, yes: true, ask: undefined })
    writeFileSync(lockOf(config), String(process.ppid))
    await expect(write()).rejects.toThrow(
      `Process ${process.ppid} is writing the manifests just now (${lockOf(config)}). Nothing is written; ask for it again.`,
    )
    expect((await portal('menus', '--accept', '--yes')).code).toBe(2)
    expect(all()).toEqual(before)
    rmSync(lockOf(config))
    expect(await write()).toBe(0)
    expect(existsSync(lockOf(config))).toBe(false)
  })

  it('goes on where the process that was writing is gone, and hears of it', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    // No process has an id as high as this.
    writeFileSync(lockOf(config), '99999999')
    const { from, options } = now()
    const moved = await movePlan(from, ['main/planner'], { up: true })
    expect(await carryOut(moved, { ...options, yes: true, ask: undefined })).toBe(0)
    expect(said).toHaveBeenCalledWith(
      'A lock was left behind by process 99999999, which is gone: it is removed.',
    )
    expect(readdirSync(config).filter((name) => name.startsWith('.'))).toEqual([])
  })

  it('accepts no views of manifests that were changed while they read', async () => {
    edit('menus/main.json', '"to": "planner"', '"label": "Plan", "to": "planner"')
    const { from } = now()
    const { manifest, resolved } = compile(from.texts, from.product)
    const before = all().slice(-2)
    const asked = acceptViews(manifest!, resolved!.personas, {
      ...{ config, texts: from.texts, yes: false, json: false },
      ask: () => {
        edit('menus/main.json', '"label": "Plan"', '"label": "Plans"')
        return Promise.resolve('y')
      },
    })
    await expect(asked).rejects.toThrow('The manifests were changed meanwhile.')
    expect(all().slice(-2)).toEqual(before)
  })

  it('finds everything as it was where one of the files could not be written', async () => {
    const { from, options } = now()
    const moved = await movePlan(from, ['main/planner'], { up: true })
    const manifests = all().slice(0, -2)
    rmSync(join(views, 'client.txt'))
    mkdirSync(join(views, 'client.txt'))
    await expect(carryOut(moved, { ...options, ask: () => Promise.resolve('y') })).rejects.toThrow(
      /\nNothing is written: everything is as it was\.$/,
    )
    expect(readConfigFolder(config).map(({ text }) => text)).toEqual(manifests)
  })
})
