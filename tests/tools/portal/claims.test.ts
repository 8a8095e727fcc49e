import { describe, expect, it } from 'vitest'
import { compile } from '#manifest/compile.ts'
import { readConfigFolder } from '#tools/config-folder.ts'
import { readProduct } from '#tools/product.ts'
import { protection } from '../../../src/tools/portal/claimed.ts'

const all = protection(compile(readConfigFolder(), readProduct()).linked!)
const without = (kind: string) =>
  all.filter((each) => each.kind === kind && each.claims.length === 0).map(({ name }) => name)
const claimsOf = (name: string) => all.find((each) => each.name === name)?.claims

describe('The claims', () => {
  it('protect every guard but the one that loads a backup and the one that completes a sign-in, which a check of its own does', () => {
    expect(without('guard')).toEqual(['opening-backup', 'complete-sign-in'])
  })

  it('leave out only routes that show nobody’s money or data', () => {
    expect(without('route')).toEqual([
      ...['account', 'assumptions', 'cookie-consent', 'root', 'app-prefix', 'welcome', 'styleguide'],
      ...['nw-pwa', 'nw-pwa-launch'],
    ])
  })

  it('hold each change that the owner alone may make', () => {
    for (const part of [
      'personal-details/edit-contact-points',
      'account-security/own-security',
      'bank-details/edit-bank-details',
      'expression-of-wish/edit-wish',
      'application/new-bank-account',
    ])
      expect(claimsOf(`route ${part}`), part).toEqual(['owner-alone-changes-security'])
  })

  it('say which of them would fail without a guard', () => {
    expect(claimsOf('has-children')).toEqual(['child-details-without'])
    expect(claimsOf('shared-access-on')).toEqual(['feature-off-is-no-access'])
  })

  it('say who protects a route and an entry', () => {
    expect(claimsOf('payments')).toEqual(['shared-opens-nothing-else', 'sign-in-on-account-routes'])
    expect(claimsOf('tab-bar/accounts')).toEqual(['pwa-payments-for-customers'])
  })
})
