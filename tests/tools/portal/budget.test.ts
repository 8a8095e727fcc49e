// portal diff --affects: a change that is meant for some people says whom it affects besides.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { compile } from '#manifest/compile.ts'
import { difference } from '#manifest/change/diff.ts'
import { readConfigFolder } from '#tools/config-folder.ts'
import { besides, besidesText, meantByCommits } from '#tools/portal/budget.ts'
import { readProduct } from '#tools/product.ts'

const texts = readConfigFolder()
const product = readProduct()
const before = compile(texts, product).resolved!

/** Clients' entry "Documents" has another label; menus of the app include it. */
const after = compile(
  texts.map((each) =>
    each.file === 'config/menus/client.json'
      ? { ...each, text: each.text.replace('"id": "documents",', '"id": "documents", "label": "Papers",') }
      : each,
  ),
  product,
).resolved!
const changes = difference(before, after)
const beside = (names: string) => besides(changes, after, names)

describe('A product owner who says whom a change is meant for', () => {
  it('reads who else is affected, and how', () => {
    expect(besidesText('client', beside('client'))).toBe(`
It is meant for client, and affects besides:

People with session not shared, member client, platform pwa, area default or modelling
  (2 of 16 example people: client-pwa, delegate-pwa; 340,992 combinations)
  + sees "Papers" (mobile-app-user/admin/documents), which leads to documents
  − sees "Documents" (mobile-app-user/admin/documents), which leads to documents
`)
  })

  it('reads that it is nobody, when contexts or a fact name all of them', () => {
    expect(beside('client, mobile-app-user')).toEqual([])
    expect(beside('member=client')).toEqual([])
    expect(besidesText('member=client', beside('member=client'))).toBe(
      '\nIt affects nobody besides those it is meant for: member=client.\n',
    )
  })

  it('has those counted who are only in part among them', () => {
    expect(beside('own-member=client').map(({ personas }) => personas)).toEqual([[], ['delegate-pwa']])
  })

  it('names personas as examples, and reads of other personas alone', () => {
    const clients = 'client-with-children, client-flags-off, delegate, multiple-access, invitee, inviter'
    const all = `${clients}, failing-services, long-standing, client-pwa`
    expect(beside(`${all}, delegate-pwa`).flatMap(({ personas }) => personas)).toEqual(['client'])
    expect(beside(all).flatMap(({ personas }) => personas)).toEqual(['client', 'delegate-pwa'])
  })

  it('is told of a name that nobody has', () => {
    expect(() => beside('clent')).toThrow('Nobody is called "clent". Did you mean "client"?')
  })

  it('counts who sees another order', () => {
    const turned = compile(
      texts.map((each) => {
        if (each.file !== 'config/menus/shared-access.json') return each
        const menu = JSON.parse(each.text) as { items: unknown[] }
        return {
          ...each,
          text: JSON.stringify({ ...menu, items: [menu.items[1], menu.items[0], menu.items[2]] }),
        }
      }),
      product,
    ).resolved!
    const moved = difference(before, turned)
    expect(besides(moved, turned, 'shared-access')).toEqual([])
    expect(besides(moved, turned, 'client').map(({ what }) => what)).toEqual([
      ['sees another order in shared-access'],
    ])
  })
})

describe('The commits of a branch', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-affects-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...words], { cwd: folder })
  const commit = (message: string) => git('commit', '-q', '--allow-empty', '-m', message)

  it('say together whom they are meant for', () => {
    git('init', '-q')
    commit('First\n\nAffects: everybody')
    git('tag', 'start')
    expect(meantByCommits('start', folder)).toBeUndefined()
    commit('Another label\n\nAffects: client')
    commit('No more')
    commit('Another badge\n\nAffects: registered, mobile-app-user')
    expect(meantByCommits('start', folder)).toBe('registered, mobile-app-user, client')
  })

  it('say nothing where the base is no revision', () => {
    expect(meantByCommits(join(folder, 'config'), folder)).toBeUndefined()
  })
})
