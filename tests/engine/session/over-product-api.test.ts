// The session over the sandbox's own product API, with the people of config/personas.json.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openProductApi } from '#product-api/product-api.ts'
import type { Sandbox } from '#sandbox/server.ts'
import { journalOf, openSandbox } from '../../sandbox/sandbox-client.ts'
import { TestProfile, type TestTab } from './page.ts'
import { signInAs } from './signing-in.ts'

let sandbox: Sandbox & AsyncDisposable
beforeAll(async () => {
  sandbox = await openSandbox(({ now }) => openProductApi({ file: ':memory:', now }))
})
afterAll(() => sandbox[Symbol.asyncDispose]())

async function tabOf(persona: string, seed?: (tab: TestTab) => void): Promise<TestTab> {
  const tab = new TestProfile(sandbox.url).openTab()
  seed?.(tab)
  await signInAs(tab, sandbox, persona)
  return tab
}

describe('Amelia Hart', () => {
  it('has her own account and nobody else’s [R-ACC-04] [R-SESS-02]', async () => {
    const tab = await tabOf('client')
    expect(tab.session.get()).toMatchObject({
      mode: 'normal',
      ready: true,
      active: {
        userId: 'U-20002',
        userName: 'Amelia Hart',
        facts: { member: 'client', hasChildren: 'false' },
      },
      access: { type: 'NoAccess', ownFlags: { 'shared-access': true, 'fido-authentication': false } },
    })
  })
})

describe('Chloe Marsh', () => {
  it('has no access to others because the feature is off for her [R-ACC-05] [R-SWITCH-08]', async () => {
    const tab = await tabOf('client-flags-off', ({ storage }) => storage.keepPendingUserId('C-30001'))
    expect(tab.session.get()).toMatchObject({
      mode: 'normal',
      access: { type: 'NoAccess', clients: [], grantors: [] },
    })
  })
})

describe('Grace Lin', () => {
  it('may act for two clients, by name, and not for the one whose grant is inactive [R-ACC-01] [R-ACC-07]', async () => {
    const tab = await tabOf('delegate')
    expect(tab.session.get()).toMatchObject({
      access: {
        type: 'DelegatedAccess',
        clients: [
          { id: 'C-30004', name: 'Peter Lin' },
          { id: 'C-30003', name: 'Rose Lin' },
        ],
      },
    })
  })

  it('is Rose Lin’s delegate after the switch, with Rose’s id in the header alone [R-SWITCH-02] [R-HDR-12] [R-HDR-15] [R-HDR-16]', async () => {
    const { next } = await journalOf(sandbox)
    const tab = await tabOf('delegate', ({ storage }) => storage.keepPendingUserId('C-30003'))
    expect(tab.session.get()).toMatchObject({
      mode: 'delegated',
      ready: true,
      loggedIn: { userId: 'U-20008' },
      active: { userId: 'C-30003', userName: 'Rose Lin', facts: { member: 'client' } },
    })
    const { entries } = await journalOf(sandbox, next)
    const call = entries.find(({ path }) => path === '/api/currentuser')
    expect(call?.headers).toMatchObject({ 'x-clientid': 'C-30003' })
    expect(call?.headers).not.toHaveProperty('x-userid')
    const atProvider = entries.filter(({ path }) => path.startsWith('/idp'))
    expect(atProvider.length).toBeGreaterThan(3)
    expect(atProvider.filter(({ headers }) => 'x-clientid' in headers || 'x-userid' in headers)).toEqual([])
  })
})

describe('Isla Reid', () => {
  it('is registered herself and views Margaret Hale’s account [R-ACC-02] [R-SWITCH-01] [R-HDR-13]', async () => {
    const tab = await tabOf('shared-viewer', ({ storage }) => storage.keepPendingUserId('C-30007'))
    expect(tab.session.get()).toMatchObject({
      mode: 'shared',
      loggedIn: { facts: { member: 'registered' } },
      active: { userId: 'C-30007', userName: 'Margaret Hale', facts: { member: 'client' } },
      access: { grantors: [{ name: 'John Thornton' }, { name: 'Margaret Hale' }] },
    })
  })
})

describe('Kira Bell', () => {
  it('has both kinds of grant, each list by name [R-ACC-03]', async () => {
    const tab = await tabOf('multiple-access')
    expect(tab.session.get()).toMatchObject({
      access: {
        type: 'MultipleAccess',
        clients: [{ name: 'Anna Bell' }, { name: 'Oscar Bell' }, { name: 'victor Bell' }],
        grantors: [{ name: 'Bella Stone' }, { name: 'Oscar Bell' }],
      },
    })
  })
})

describe('Liam Ford', () => {
  it('has no access yet by an invitation he has not answered [R-ACC-04]', async () => {
    const tab = await tabOf('invitee')
    expect(tab.session.get()).toMatchObject({ access: { type: 'NoAccess', grantors: [] } })
  })
})

describe('Noor Aziz', () => {
  it('acts for nobody: a client grant is stored but the grants cannot be loaded [R-ACC-06]', async () => {
    const tab = await tabOf('failing-services', ({ storage }) =>
      storage.keepSwitchedGrant('U-20015', { kind: 'client', id: 'C-30015' }),
    )
    expect(tab.session.get()).toMatchObject({ mode: 'normal', ready: true, access: { type: 'NoAccess' } })
    expect(tab.profile.kept).toEqual([])
  })
})
