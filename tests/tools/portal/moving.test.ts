import { describe, expect, it } from 'vitest'
import { difference } from '#manifest/change/diff.ts'
import { compile } from '#manifest/compile.ts'
import { readConfigFolder } from '#tools/config-folder.ts'
import { readProduct } from '#tools/product.ts'
import { movePlan, type MoveOptions } from '#tools/portal/edit/move-plan.ts'

const texts = readConfigFolder()
const product = readProduct()
const resolved = compile(texts, product).resolved!
const from = { resolved, texts, product, code: { linking: [], naming: [] } }

const move = (what: string, to: MoveOptions) => compile(movePlan(from, [what], to).texts, product)
/** Not what somebody has just added. */
const KNOWN = new Set(['my-accounts', 'admin', 'new-portfolios', 'payments', 'learn', 'username'])
const menu = (after: ReturnType<typeof move>, id = 'client') =>
  after.resolved!.menus.get(id)!.items.flatMap((each) => (KNOWN.has(each.id) ? [each.id] : []))

describe('portal move', () => {
  it('takes an entry one place up or down, or in front of a neighbour', () => {
    expect(menu(move('client/payments', { up: true }))).toEqual([
      ...['my-accounts', 'admin', 'payments', 'new-portfolios', 'learn', 'username'],
    ])
    expect(menu(move('client/admin', { down: true }))).toEqual([
      ...['my-accounts', 'new-portfolios', 'admin', 'payments', 'learn', 'username'],
    ])
    expect(menu(move('client/payments', { before: 'my-accounts' }))).toEqual([
      ...['payments', 'my-accounts', 'admin', 'new-portfolios', 'learn', 'username'],
    ])
  })

  it('says in the words of the difference who sees another order', () => {
    const { moved, groups } = difference(resolved, move('client/payments', { up: true }).resolved!)
    expect(moved.map(({ menu: name }) => name)).toEqual(['client'])
    expect(groups).toEqual([])
  })

  it('takes an entry into a group behind it in the same file, and to another file', () => {
    const first = movePlan(from, ['client/payments'], { before: 'my-accounts' }).texts
    const started = { ...from, texts: first, resolved: compile(first, product).resolved! }
    const to = { in: 'client/admin', before: 'messages' }
    const inGroup = compile(movePlan(started, ['client/payments'], to).texts, product)
    // The app's menu leads to that page already, beside the group that it shares.
    expect(inGroup.problems.map(({ rule }) => rule)).toEqual(['lit-twice'])
    expect(menu(inGroup)).toEqual(['my-accounts', 'admin', 'new-portfolios', 'learn', 'username'])
    const admin = inGroup.resolved!.menus.get('client')!.items.find(({ id }) => id === 'admin')!
    const ids = admin.target.kind === 'group' ? admin.target.children.map(({ id }) => id) : []
    expect(ids[ids.indexOf('messages') - 1]).toBe('payments')
    const elsewhere = move('client/payments', { in: 'registered' })
    expect(menu(elsewhere)).not.toContain('payments')
    // Before the places that the portal fills.
    expect(menu(elsewhere, 'registered').slice(-2)).toEqual(['payments', 'username'])
  })

  it('takes claims of the entry along', () => {
    const { files } = move('tab-bar/accounts', { in: 'registered' }).resolved!
    const claims = JSON.stringify(files.find(({ file }) => file === 'config/claims.json')!.value)
    expect(claims).toContain('"registered/accounts"')
    expect(claims).not.toContain('"tab-bar/accounts"')
  })

  it.each<[string, MoveOptions, string]>([
    ['client/my-accounts', { up: true }, '"client/my-accounts" is the first already.'],
    ['client/username', { down: true }, '"client/username" is the last already.'],
    ['client/payments', {}, 'Say where: --up, --down, --before <its neighbour> or --in <menu or group>.'],
    ['client/payments', { up: true, down: true }, 'Say where: --up, --down'],
    ['client/payments', { before: 'learnt' }, 'There is no "learnt" in this list. Did you mean "learn"?'],
    ['client/admin', { in: 'client/admin' }, '"client/admin" cannot move into itself.'],
    [
      'dialog pwa-registered',
      { in: 'client' },
      'A dialog stands in no menu: only entries move to another one.',
    ],
    ['guard signed-in', { up: true }, 'has no order'],
    ['client/paymnts', { up: true }, 'Did you mean "client/payments"?'],
  ])('refuses %s to %j, and says why', (what, to, sentence) => {
    expect(() => movePlan(from, [what], to)).toThrow(sentence)
  })
})
