import { describe, expect, it } from 'vitest'
import { compile } from '#manifest/compile.ts'
import { readConfigFolder } from '#tools/config-folder.ts'
import { readProduct } from '#tools/product.ts'
import { protection, protectionText } from '#tools/portal/claimed.ts'
import { diffText } from '#tools/portal/diff.ts'
import { difference } from '#manifest/change/diff.ts'
import { base, broken, compiled } from '../../checks/broken-config.ts'

const all = protection(compile(readConfigFolder(), readProduct()).resolved!)
const without = (kind: string) =>
  all.filter((each) => each.kind === kind && each.claims.length === 0).map(({ name }) => name)
const claimsOf = (name: string) => all.find((each) => each.name === name)?.claims

describe('The claims', () => {
  it('protect every guard but the one that loads a backup and the one that completes a sign-in, which a check of its own does', () => {
    expect(without('guard')).toEqual(['opening-backup', 'complete-sign-in'])
  })

  it('leave out no page: of routes only those that lead on to another', () => {
    expect(without('route')).toEqual([
      ...['account', 'root', 'app-prefix', 'welcome', 'styleguide', 'nw-pwa', 'nw-pwa-launch'],
    ])
  })

  it('protect each dialog and each entry', () => {
    expect(without('dialog')).toEqual([])
    expect(without('entry')).toEqual([])
  })

  it('leave out only parts that are a greeting, a hint or a control', () => {
    expect(without('part')).toEqual([
      'route dashboard-client/greeting',
      'route app-login/in-a-browser',
      'route retirement-health-check/pay-in',
      'route retirement-health-check/open-first',
      'route projections/own-controls',
    ])
  })

  it('hold each change that the owner alone may make', () => {
    const both = ['owner-alone-changes-security', 'owner-changes-security']
    expect(claimsOf('route personal-details/edit-contact-points')).toEqual(both)
    expect(claimsOf('route account-security/own-security')).toEqual(both)
    expect(claimsOf('route bank-details/edit-bank-details')).toEqual(both)
    expect(claimsOf('route expression-of-wish/edit-wish')).toEqual(['owner-alone-changes-security'])
    expect(claimsOf('route application/new-bank-account')).toEqual(['owner-alone-changes-security'])
  })

  it('say which of them would fail without a guard', () => {
    expect(claimsOf('has-children')).toEqual(['child-details-without'])
    expect(claimsOf('shared-access-on')).toEqual(['feature-off-is-no-access'])
  })

  it('say who protects a route and an entry', () => {
    expect(claimsOf('payments')).toEqual(['shared-opens-nothing-else', 'sign-in-on-account-routes'])
    expect(claimsOf('tab-bar/accounts')).toEqual([
      'shared-tabs',
      'pwa-payments-for-customers',
      'pwa-registered-tabs',
    ])
  })
})

describe('A person who reads what claims protect', () => {
  it('reads first what none does', () => {
    const [first, ...rest] = protectionText(protection(compiled(base).resolved!)).split('\n\n')
    expect(first!.split('\n').slice(0, 5).join('\n')).toBe(`No claim protects
  Routes: message, family, planner, conversation, files, root, download, guides, not-found, signing-in
  Parts: route home/tasks
  Guards: signed-in, has-children, planner-on, backup, callback
  Dialogs: dialogs/shared-account`)
    expect(rest[0]!.split('\n')[0]).toBe('Routes: 3 of 13 protected')
  })
})

describe('A product owner who edits a claim by hand', () => {
  const told = (find: string, replace: string) => {
    const texts = broken([{ file: 'config/claims.json', find, replace }])
    const [before, after] = [compiled(base).resolved!, compiled(texts).resolved!]
    const lines = diffText(difference(before, after), after, false).split('\n')
    return lines.slice(lines.indexOf('No longer promised'), lines.indexOf('Declared')).filter(Boolean)
  }

  it('is told which page nothing protects any more', () => {
    expect(told('"opens": ["home", "documents"]', '"opens": ["home"]')).toEqual([
      'No longer promised',
      '  /documents is no longer protected',
    ])
  })

  it('is told for whom something is promised no more', () => {
    expect(
      told(
        '"for": { "session": "shared" },\n      "opens"',
        '"for": { "session": "shared", "platform": "web" },\n      "opens"',
      ),
    ).toEqual([
      'No longer promised',
      '  /home: no claim says any more that it opens for people with session shared, platform pwa',
      '  /documents: no claim says any more that it opens for people with session shared, platform pwa',
      '  /messages: no claim says any more that it is closed for people with session shared, platform pwa',
    ])
  })
})
