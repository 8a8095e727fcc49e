import Ajv from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { compile } from '#manifest/compile.ts'
import { listNames } from '#manifest/read/names.ts'
import { kindOfPage, schemaOfKind } from '#manifest/read/page-files.ts'
import { schemaOf } from '#manifest/read/structure.ts'
import { elementsOf, entriesOf } from '#manifest/surfaces/entries.ts'
import { readConfigFolder, readSchemas } from '#tools/config-folder.ts'
import { readProduct } from '#tools/product.ts'
import { closedNames } from '#tools/generate/names-schema.ts'

interface Listed {
  enum: string[]
  enumDescriptions?: string[]
}

const texts = readConfigFolder()
const product = readProduct()
const names = closedNames(listNames(texts, product))
const listed = names.$defs as Record<string, Listed>
/** The manifest of the portal's own that lies in this file. */
const added = (file: string) => product.extensions.find(({ name }) => file === `config/${name}.json`)?.name
/** What an editor shows for this name. */
const about = (kind: string, id: string) => listed[kind]!.enumDescriptions?.[listed[kind]!.enum.indexOf(id)]

describe('An editor that knows JSON Schema', () => {
  it('offers every entry that claims can name, and no other', () => {
    const { resolved } = compile(texts, product)
    const frame = elementsOf(resolved!).filter(({ when }) => when !== undefined)
    const paths = [...entriesOf(resolved!), ...frame].map(({ path }) => path)
    const parts = resolved!.routes.flatMap(({ id, parts: all }) =>
      Object.keys(all).map((part) => `route ${id}/${part}`),
    )
    expect(listed.entry!.enum).toEqual([...new Set([...paths, ...parts])].toSorted())
  })

  it.each([
    ['route', 'messages', '“Messages” at /myaccount/messages'],
    ['screen', 'messages/inbox', '“Messages”, src/portal/screens/messages/inbox.screen.tsx'],
    ['entry', 'client/my-accounts/dashboard', '“Dashboard” → account-dashboard'],
    ['entry', 'mobile-app-user/admin/messages', '→ messages'],
    ['used', 'client/admin', 'Admin'],
    ['param', 'account', 'in /myaccount/:account'],
    ['context', 'shared-access', expect.stringContaining('menu shared-access. Shared outranks')],
    ['link', 'help-hub', expect.stringMatching(/^“.+”$/)],
    ['session', 'delegated', 'acting for a client'],
  ])('shows what the %s %s is', (kind, id, words) => {
    expect(about(kind, id)).toEqual(words)
  })

  it('describes each name or none, so that no description stands beside another name', () => {
    for (const [kind, { enum: ids, enumDescriptions }] of Object.entries(listed).filter(
      ([, each]) => each.enum,
    )) {
      expect(new Set(ids).size, kind).toBe(ids.length)
      expect(enumDescriptions?.length ?? ids.length, kind).toBe(ids.length)
    }
  })

  it('finds nothing wrong with the shipped config', () => {
    const ajv = new Ajv({ schemas: [names, ...readSchemas()], strict: false, validateFormats: false })
    const wrong = texts.filter(({ file, text }) => {
      const value: unknown = JSON.parse(text)
      const kind = kindOfPage({ file, value })
      return !ajv.validate(
        `${kind ? schemaOfKind(kind) : (added(file) ?? schemaOf(file))}.schema.json`,
        value,
      )
    })
    expect(wrong.map(({ file }) => file)).toEqual([])
  })

  it.each([
    ['config/contexts.json', '"beats": ["shared-access"', '"beats": ["shared-acess"'],
    ['config/claims.json', '"context": "shared-access"', '"context": "shared-acess"'],
    ['config/claims.json', '"shown": ["messages-icon"', '"shown": ["message-icon"'],
    ['config/menus/client.json', '"param": "*"', '"param": "articel"'],
    ['config/menus/mobile-app-user.json', '"except": ["download-app"', '"except": ["downlod-app"'],
    ['config/menus/mobile-app-user.json', '"use": "client/my-accounts"', '"use": "client/my-acounts"'],
  ])('marks a wrong name in %s: %s', (file, from, to) => {
    const ajv = new Ajv({ schemas: [names, ...readSchemas()], strict: false, validateFormats: false })
    const { text } = texts.find((each) => each.file === file)!
    expect(text).toContain(from)
    expect(ajv.validate(`${schemaOf(file)}.schema.json`, JSON.parse(text.replace(from, to)))).toBe(false)
  })
})
