import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { compile } from '#manifest/compile.ts'
import { readConfigFolder } from '#tools/config-folder.ts'
import { readProduct } from '#tools/product.ts'
import { menusText } from '#tools/portal/menus.ts'
import { root } from '../../support/root.ts'

const folder = join(root, 'tests/menus')
const { manifest, resolved } = compile(readConfigFolder(), readProduct())

describe('What each persona sees, from the manifests', () => {
  const written = readdirSync(folder).map((name) => name.replace('.txt', ''))

  it('is written down for every persona [R-CFG-15]', () => {
    expect(written.toSorted()).toEqual(resolved!.personas.personas.map(({ id }) => id).toSorted())
  })

  it('is written down for every context that can choose a menu [R-CFG-15]', () => {
    const views = written.map((id) => readFileSync(join(folder, `${id}.txt`), 'utf8')).join('\n')
    const contexts = [...views.matchAll(/^ *area [\w-]+: context ([\w-]+)$/gm)].map(([, id]) => id!)
    const { contexts: declared } = JSON.parse(readFileSync(join(root, 'config/contexts.json'), 'utf8')) as {
      contexts: { id: string }[]
    }
    expect([...new Set(contexts)].toSorted()).toEqual(declared.map(({ id }) => id).toSorted())
  })

  it.each(written)(
    '%s: header menu, panel, tab bar, banner and footer in every area are as accepted [R-MENU-01..52, R-MENU-58, R-HEAD-08..15, R-PANEL-03..12, R-TAB-01..09, R-FOOT-01..10, R-BAN-01..03, R-BAN-06..07, R-PROD-08..10, R-ACC-28]',
    (id) => {
      const persona = resolved!.personas.personas.find((each) => each.id === id)!
      expect(menusText(manifest!, persona, resolved!.personas)).toBe(
        readFileSync(join(folder, `${id}.txt`), 'utf8'),
      )
    },
  )
})
