import { describe, expect, it } from 'vitest'
import { compile } from '#manifest/compile.ts'
import { readConfigFolder } from '#tools/config-folder.ts'
import { readProduct } from '#tools/product.ts'
import { menusText } from '#tools/portal/menus.ts'

/** The shipped config with one text replaced by another in one file. */
const edited = (texts: ReturnType<typeof readConfigFolder>, file: string, from: string, to: string) =>
  texts.map((each) => {
    if (each.file !== file) return each
    expect(each.text).toContain(from)
    return { file, text: each.text.replace(from, to) }
  })

describe('An engineer who adds a screen', () => {
  const product = readProduct()
  const withScreen = { ...product, screens: new Map([...product.screens, ['walked-hello/walked-hello', []]]) }
  const route =
    '{ "id": "walked-hello", "path": "/walked-hello", "title": "Walked hello", "screen": "walked-hello/walked-hello", "guards": ["signed-in", "not-shared"], "area": "default" },'
  const withRoute = edited(
    readConfigFolder(),
    'config/routes/learn.json',
    '"routes": [',
    `"routes": [ ${route}`,
  )
  const withItem = edited(
    withRoute,
    'config/menus/client.json',
    '"id": "my-accounts"',
    '"id": "walked-hello", "to": "walked-hello" }, { "id": "my-accounts"',
  )

  it('makes three edits: a route, a menu item and the screen file [R-CFG-13]', () => {
    const { manifest, resolved, problems } = compile(withItem, withScreen)
    expect(problems).toEqual([])
    const client = resolved!.personas.personas.find(({ id }) => id === 'client')!
    expect(menusText(manifest!, client, resolved!.personas, 'default')).toContain(
      '\n      Walked hello → /walked-hello\n',
    )
  })

  it('is told when the screen file is missing', () => {
    expect(compile(withItem, product).problems.map(({ message }) => message)).toEqual([
      'No file src/portal/screens/walked-hello/walked-hello.screen.tsx exists, so people would see an empty page.',
    ])
  })

  it('changes only config for a footer link, a card and an older-app redirect [R-CFG-07, R-CFG-08, R-CFG-09]', () => {
    let texts = edited(
      readConfigFolder(),
      'config/footer.json',
      '"link": "careers"',
      '"link": "careers", "when": { "member": "registered" }',
    )
    // The footer is promised to everybody, and viewers of an account are promised no specialist.
    texts = edited(texts, 'config/claims.json', '"footer/company/careers",', '')
    texts = edited(
      texts,
      'config/routes/account.json',
      '"id": "fees-and-network",',
      '"id": "fees-and-network", "card": "tax-specialist",',
    )
    texts = edited(
      texts,
      'config/guards.json',
      '"has-children": {',
      '"documents-on": { "require": { "flag.expression-of-wish": true }, "otherwise": [{ "older-app": "same-path" }] }, "has-children": {',
    )
    texts = edited(
      texts,
      'config/routes/account.json',
      '"id": "full-breakdown",',
      '"id": "full-breakdown", "guards": ["documents-on"],',
    )
    const { manifest, resolved, problems } = compile(texts, product)
    expect(problems).toEqual([])
    expect(manifest!.guards['documents-on']).toMatchObject({ otherwise: [{ action: { kind: 'older-app' } }] })
    expect(manifest!.routes.find(({ id }) => id === 'fees-and-network')?.card).toBe('tax-specialist')
    const client = resolved!.personas.personas.find(({ id }) => id === 'client')!
    expect(menusText(manifest!, client, resolved!.personas)).not.toContain('link careers')
  })
})
