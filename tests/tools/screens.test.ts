import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { compile } from '#manifest/compile.ts'
import { readConfigFolder } from '#tools/config-folder.ts'
import { readProduct } from '#tools/product.ts'
import { readScreens } from '#tools/screens.ts'
import { root } from '../support/root.ts'

describe('What screens link to', () => {
  it('is read from their code and from the files they import', () => {
    const folder = mkdtempSync(join(tmpdir(), 'screens-'))
    mkdirSync(join(folder, 'pets'))
    const write = (name: string, text: string) => writeFileSync(join(folder, 'pets', name), text)
    write(
      'cat.screen.tsx',
      `import { List } from './list.tsx'
       import { TaskList } from '#screens/shared/cards/task-list.tsx'
       <RouteLink to="dog">; portal.go('fish'); const steps = [{ to: 'bird' }]`,
    )
    write('list.tsx', `import './cat.screen.tsx'\n<ButtonLink to="dog">; portal.href('hamster')`)
    write('dog.screen.tsx', 'export default () => null')
    expect([...readScreens(folder)]).toEqual([
      [
        'pets/cat',
        [
          'bank-details',
          'bank-transfers',
          'basket',
          'bird',
          'dog',
          'expression-of-wish',
          'fish',
          'hamster',
          'isa-jisa',
          'messages',
          'pension',
          'pension-contributions',
          'pension-drawdown',
          'portfolio-review',
          'regular-contributions',
          'shared-with-you',
          'tax-allowances',
          'withdrawing-funds',
        ],
      ],
      ['pets/dog', []],
    ])
  })

  it('is known for every screen of the portal', () => {
    const { screens } = readProduct()
    expect(screens.get('learn/article')).toEqual(['learn-educate', 'learn-explore', 'tax-allowances'])
    expect(screens.get('opening/basket')).toEqual([
      'account-dashboard',
      'application',
      'dashboard-registered',
      'how-your-money-is-held',
      'projections',
    ])
    expect(screens.get('account/all-accounts')).toEqual([
      'account-dashboard',
      'account-performance',
      'all-transactions',
      'dashboard-registered',
      'full-breakdown',
      'message-compose',
      'projections',
    ])
    expect(screens.get('documents/documents')).toEqual(['projections', 'requests'])
  })

  it('is complete: no screen names a route outside to, go and href', () => {
    const files = ['src/portal/screens', 'src/engine/screen-api'].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name))
        .map((name) => join(folder, name)),
    )
    const { resolved } = compile(readConfigFolder(), readProduct())
    // Ids of one word are words of other things too.
    const ids = resolved!.routes.map(({ id }) => id).filter((id) => id.includes('-'))
    // A form's outdated queries may be called as a route is.
    const elsewhere = new RegExp(
      String.raw`(?<!\bto=|\bto: |\b(?:go|href|routeTitle)\(|\boutdated: \[)['"](${ids.join('|')})['"]`,
      'g',
    )
    expect(
      files.flatMap((file) =>
        [...readFileSync(join(root, file), 'utf8').matchAll(elsewhere)].map((found) => `${file} ${found[1]}`),
      ),
    ).toEqual([])
  })

  it('is refused when config has no such route', () => {
    const product = readProduct()
    const screens = new Map([...product.screens, ['documents/documents', ['document-shop']] as const])
    expect(
      compile(readConfigFolder(), { ...product, screens }).problems.map(({ message }) => message),
    ).toEqual([
      'The screen "documents/documents" links to the route "document-shop", which does not exist, so the link would open nothing.',
    ])
  })
})
