import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { compile } from '#manifest/compile.ts'
import { readConfigFolder } from '#tools/config-folder.ts'
import { readProduct } from '#tools/product.ts'
import { codeFolders } from '#tools/portal/edit/code-names.ts'
import { removePlan } from '#tools/portal/edit/plans.ts'
import { root } from '../../support/root.ts'

const texts = readConfigFolder()
const product = readProduct()
const resolved = compile(texts, product).resolved!

/** What the command says that no route shows any more. */
const saidOf = (...words: string[]) =>
  removePlan({ resolved, texts, product, code: codeFolders(join(root, 'config')) }, words, {}).says

const leftBehind = (...words: string[]) =>
  saidOf(...words).filter((line) => line.includes(' stays, and no route shows it any more'))

const PROMISES = `client/admin/messages goes
claim client-menu (“A client’s menu has My accounts, Admin, new portfolios, payments and transfers, Learn and the user name.”) no longer says:
  client/admin/messages is shown; no claim protects it now
`

describe('portal remove', () => {
  it('names the file of a screen that no route shows any more', () => {
    const file = 'src/portal/screens/fees/fees-and-network.screen.tsx'
    expect(existsSync(join(root, file))).toBe(true)
    expect(leftBehind('route', 'fees-and-network')).toEqual([
      `${file} stays, and no route shows it any more: delete it with what only it used`,
    ])
  })

  it('takes the file of a page without code with the one route that showed it', () => {
    const file = 'config/pages/accessibility.json'
    const { says, texts: left } = removePlan(
      { resolved, texts, product, code: codeFolders(join(root, 'config')) },
      ['route', 'accessibility'],
      {},
    )
    expect(says).toContain(`${file} goes too: no route shows it any more`)
    expect(texts.some((each) => each.file === file)).toBe(true)
    expect(left.some((each) => each.file === file)).toBe(false)
  })

  it('says which promises go with it, and that nothing protects it now', () => {
    expect(saidOf('client/admin/messages').join('\n')).toContain(PROMISES)
  })

  it('says nothing of a screen that another route shows, nor of any where only an entry goes', () => {
    expect(leftBehind('route', 'learn-explore')).toEqual([])
    expect(leftBehind('client/admin/fees-and-network')).toEqual([])
  })
})
