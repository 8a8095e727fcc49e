// Which releases explain codes: those that are kept beside a build, each by its own config.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compileOlder } from '#tools/portal/base.ts'
import { configsOfReleases, knownReleases } from '#tools/portal/code/releases.ts'
import { configFolder, readConfigFolder } from '#tools/config-folder.ts'

const texts = readConfigFolder()
const folder = { config: configFolder(), texts, compiled: compileOlder(texts, 'the folder') }
const older = texts.map(({ file, text }) => ({
  file,
  text: file === 'config/header.json' ? text.replace('"label": "Search"', '"label": "Find"') : text,
}))

const dist = mkdtempSync(join(tmpdir(), 'portal-dist-'))
const write = (file: string, content: object) => {
  mkdirSync(join(dist, file, '..'), { recursive: true })
  writeFileSync(join(dist, file), JSON.stringify(content))
}

/** What a release says of itself, beside when it was made. */
const record = {
  ...{ author: 'Ann', message: 'A release', revision: 'abc' },
  ...{ layers: [], effect: 'None', claims: [], routes: 1 },
}

beforeAll(() => {
  process.env['PORTAL_DIST'] = dist
})
afterAll(() => {
  delete process.env['PORTAL_DIST']
  rmSync(dist, { recursive: true })
})

describe('Somebody who is read a code', () => {
  it('has it explained by the config as it is while nothing was released', () => {
    expect(knownReleases(folder).map(({ id }) => id)).toEqual([''])
    expect(configsOfReleases(folder)).toEqual([{ id: '', texts }])
  })

  it('has it explained by the release that it names: the current one comes first, then the newest', () => {
    for (const [id, at, config] of [
      ['aaaaaaaaaaaaaaaa', '2026-11-25T10:00:00Z', texts],
      ['bbbbbbbbbbbbbbbb', '2026-11-24T10:00:00Z', older],
      ['cccccccccccccccc', '2026-11-26T10:00:00Z', texts],
    ] as const) {
      write(`releases/${id}.json`, {})
      write(`.hosting/releases/${id}/record.json`, { ...record, at })
      write(`.hosting/releases/${id}/config.json`, config)
    }
    write('current.json', { release: 'bbbbbbbbbbbbbbbb' })
    const releases = knownReleases(folder)
    expect(releases.map(({ id }) => id[0] ?? '')).toEqual(['b', 'c', 'a', ''])
    expect(releases.slice(0, 2).map((each) => each.manifest().header.panel!.search?.label)).toEqual([
      'Find',
      'Search',
    ])
    expect(configsOfReleases(folder).map(({ id }) => id[0])).toEqual(['b', 'c', 'a'])
  })
})
