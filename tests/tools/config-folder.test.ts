// The config folder as it may lie on a machine: with links, as a mounted ConfigMap has them, and with files of other kinds.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { passedOver, pathInConfig, readConfigFolder } from '#tools/config-folder.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-links-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (path: string) => {
  mkdirSync(join(folder, path, '..'), { recursive: true })
  writeFileSync(join(folder, path), '{}')
}
const link = (to: string, at: string) => symlinkSync(to, join(folder, at))
const read = () => readConfigFolder(join(folder, 'config')).map(({ file }) => file)

describe('A config folder', () => {
  it('of a mounted ConfigMap is read: every file and folder is a link', () => {
    write('config/..2026_11_26/facts.json')
    write('config/..2026_11_26/menus/main.json')
    link('..2026_11_26', 'config/..data')
    link('..data/facts.json', 'config/facts.json')
    link('..data/menus', 'config/menus')
    expect(read()).toEqual(['config/facts.json', 'config/menus/main.json'])
    expect(passedOver(join(folder, 'config'))).toEqual([])
    expect(pathInConfig('config/facts.json', join(folder, 'config'))).toBe(join(folder, 'config/facts.json'))
  })

  it('with a link round in a circle is read once', () => {
    write('config/menus/main.json')
    link('.', 'config/menus/again')
    link('..', 'config/menus/up')
    expect(read()).toEqual(['config/menus/main.json'])
    expect(passedOver(join(folder, 'config')).toSorted()).toEqual([
      'menus/again (a link that leads nowhere in this folder)',
      'menus/up (a link that leads nowhere in this folder)',
    ])
  })

  it('of nothing but links that lead outside is passed over by name', () => {
    write('elsewhere/facts.json')
    write('elsewhere/menus/main.json')
    mkdirSync(join(folder, 'config'))
    link('../elsewhere/facts.json', 'config/facts.json')
    link('../elsewhere/menus', 'config/menus')
    expect(read()).toEqual([])
    expect(passedOver(join(folder, 'config')).toSorted()).toEqual([
      'facts.json (a link that leads nowhere in this folder)',
      'menus (a link that leads nowhere in this folder)',
    ])
  })

  it('says what is passed over, and why', () => {
    for (const name of ['facts.json', 'README.md', 'logo.svg', 'brand.json.bak', '.flags.json'])
      write(`config/${name}`)
    link('nowhere.json', 'config/gone.json')
    expect(read()).toEqual(['config/facts.json'])
    expect(passedOver(join(folder, 'config')).toSorted()).toEqual([
      '.flags.json (its name begins with a dot)',
      'brand.json.bak (no .json file)',
      'gone.json (a link that leads nowhere in this folder)',
    ])
  })

  it('gives no file that a link has outside it to somebody who edits in the browser', () => {
    write('secrets.json')
    write('config/facts.json')
    link('../secrets.json', 'config/secrets.json')
    expect(() => pathInConfig('config/secrets.json', join(folder, 'config'))).toThrow('is no manifest')
  })
})
