// A review for the second firm: its own people are looked at, and its own portal is built and served on both sides.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { difference } from '#manifest/change/diff.ts'
import { compile } from '#manifest/compile.ts'
import { readConfigFolder } from '#tools/config-folder.ts'
import { sectionsOf } from '#tools/portal/diff.ts'
import { loadPortal, readProduct } from '#tools/product.ts'
import { build, copyProject, serve } from '#tools/review/copies.ts'
import { affectedBy } from '#tools/review/screenshots.ts'
import { root } from '../../support/root.ts'

const config = join(root, 'tests/another-firm/config')

/** The config as it was: the page of payments was called "Money out". */
let base: string
beforeEach(() => {
  // As at the command line.
  vi.stubEnv('NODE_ENV', undefined)
  base = join(mkdtempSync(join(tmpdir(), 'bank-reviewed-')), 'config')
  cpSync(config, base, { recursive: true })
  const file = join(base, 'routes/pages.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace('"title": "Payments"', '"title": "Money out"'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(join(base, '..'), { recursive: true, force: true })
})

describe('A product owner of the second firm who renames a page', () => {
  it('reads what it changes, for whom, and where the first of them is looked at', async () => {
    await loadPortal(config)
    const [before, after] = [base, config].map((folder) => {
      const { resolved, manifest } = compile(readConfigFolder(folder), readProduct(config))
      return { resolved: resolved!, manifest: manifest! }
    }) as [Parameters<typeof affectedBy>[1], Parameters<typeof affectedBy>[2]]
    const changed = difference(before.resolved, after.resolved)
    const affected = affectedBy(changed, before, after, 'private')
    expect(affected.map(({ persona }) => persona.id)).toEqual(['private', 'private-plus', 'business'])
    expect(affected.map(({ looks }) => looks.map(({ title }) => title))).toEqual([
      ['Start page, menu', 'Payments'],
      [],
      [],
    ])
    expect(affected[0]!.persona.name).toBe('Priya Nair')
    const lines = sectionsOf(changed, after.resolved).effect.flatMap((section) => section.lines)
    const lost = 'sees "Money out" (private/payments), which leads to payments'
    expect(lines).toContainEqual({ sign: '−', text: lost })
  })

  it('has their own portal built and served as it was and as it is', async () => {
    // As created outside this project: with scripts of its own.
    const own = join(base, '../own')
    cpSync(join(root, 'tests/another-firm'), own, {
      recursive: true,
      filter: (path) => !path.endsWith('/dist'),
    })
    writeFileSync(join(own, 'package.json'), '{ "name": "harbour-bank", "type": "module" }')
    // Nobody signs what is only looked at.
    const key = { kty: 'EC', crv: 'P-256', x: 'x'.repeat(43), y: 'y'.repeat(43) }
    const signing = JSON.stringify({ approvals: 1, keys: [{ name: 'ann', key }] })
    for (const folder of [own, join(base, '..')]) writeFileSync(join(folder, 'release-keys.json'), signing)
    const copies = copyProject(base, join(own, 'config'))
    try {
      const pages = (copy: string) => readFileSync(join(copy, 'config/routes/pages.json'), 'utf8')
      expect(pages(copies.before)).toContain('"title": "Money out"')
      expect(pages(copies.after)).toContain('"title": "Payments"')
      await build(copies.after)
      const code = readFileSync(join(copies.after, 'dist/.hosting/code/code.json'), 'utf8')
      expect(JSON.parse(code)).toMatchObject({ keys: { approvals: 0 } })
      const served = await serve(copies.after)
      try {
        expect(await (await fetch(served.portal)).text()).toContain('<title>Harbour Bank</title>')
      } finally {
        served.stop()
      }
    } finally {
      copies.remove()
    }
  }, 240_000)
})
