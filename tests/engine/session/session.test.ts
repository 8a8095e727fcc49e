import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getTaxYearInfo } from '#api/tax/tax-year-info.ts'
import { userTraits } from '#domain/access/user-facts.ts'
import type { Sandbox } from '#sandbox/server.ts'
import { control, journalOf, openSandbox, TestBrowser } from '../../sandbox/sandbox-client.ts'
import { portal, TestProfile, type TestTab } from './page.ts'
import { peopleApi, type PeopleApi } from './people-api.ts'
import { comeBack, signInAs } from './signing-in.ts'

let api: PeopleApi
let sandbox: Sandbox & AsyncDisposable
let profile: TestProfile
let tab: TestTab

beforeEach(async () => {
  api = peopleApi()
  sandbox = await openSandbox(api.open)
  profile = new TestProfile(sandbox.url)
  tab = profile.openTab()
})
afterEach(() => sandbox[Symbol.asyncDispose]())

/** Paths and client ids of the API calls since a journal number. */
async function callsSince(since: number): Promise<string[]> {
  const { entries } = await journalOf(sandbox, since)
  return entries
    .filter((entry) => entry.path.startsWith('/api/'))
    .map(
      (entry) => `${entry.path}${entry.headers['x-clientid'] ? ` for ${entry.headers['x-clientid']}` : ''}`,
    )
}

describe('a visitor', () => {
  it('is anonymous [R-SESS-01]', async () => {
    await tab.session.start()
    expect(tab.session.get()).toEqual({ mode: 'anonymous' })
    expect(await callsSince(0)).toEqual([])
  })

  it('leaves for the provider by code flow with PKCE, a nonce and three scopes [R-OIDC-01] [R-CONST-15] [R-CONST-16]', async () => {
    await tab.session.signIn('/myaccount')
    await tab.session.signIn('/myaccount')
    const [first, second] = tab.visited.map((address) => new URL(address))
    expect(first?.origin).toBe(sandbox.url)
    expect(Object.fromEntries(first?.searchParams ?? [])).toMatchObject({
      client_id: 'portal-web',
      response_type: 'code',
      code_challenge: expect.any(String),
      code_challenge_method: 'S256',
      nonce: expect.any(String),
      scope: 'openid profile portal-api',
      redirect_uri: `${portal}/signin-oidc`,
    })
    expect(second?.searchParams.get('nonce')).not.toBe(first?.searchParams.get('nonce'))
  })

  it('signs in with the other client in the installed app [R-OIDC-15]', async () => {
    const app = profile.openTab({ platform: 'pwa' })
    await app.session.signIn('/')
    expect(new URL(app.visited[0] ?? '').searchParams.get('client_id')).toBe('portal-pwa')
  })
})

describe('somebody who signs in', () => {
  it('comes back to the saved target as themselves [R-SESS-02] [R-SESS-07] [R-ACC-04]', async () => {
    const browser = new TestBrowser(sandbox)
    await tab.session.signIn('/myaccount/documents?year=2026#top')
    const back = await comeBack(tab, browser, 'client')
    tab.load()
    expect(await tab.session.completeSignIn(back)).toEqual({ target: '/myaccount/documents?year=2026#top' })
    const { next } = await journalOf(sandbox)
    await tab.session.start()
    expect(tab.session.get()).toMatchObject({
      mode: 'normal',
      ready: true,
      loggedIn: { userId: 'U-20002' },
      active: { userId: 'U-20002' },
      access: { type: 'NoAccess', clients: [], grantors: [] },
    })
    expect((await callsSince(next)).toSorted()).toEqual([
      '/api/client/delegates',
      '/api/sharedaccess/sharedwithyou',
      '/api/user',
    ])
  })

  it('has a stored user with the tokens and the profile of the specification [R-ENT-01] [R-ENT-02] [R-ROUTE-02] [R-OIDC-20]', async () => {
    await signInAs(tab, sandbox, 'client')
    expect(tab.session.user()).toMatchObject({
      id_token: expect.any(String),
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      token_type: 'Bearer',
      scope: 'openid profile portal-api',
      expires_at: expect.any(Number),
      profile: {
        sub: 'sub-p02',
        userId: 'U-20002',
        name: 'Amelia Hart',
        email: 'amelia.hart@example.com',
        phoneNumber: '+447700900102',
      },
    })
    const paths = (await journalOf(sandbox)).entries.map((entry) => entry.path)
    expect(paths).toContain('/idp/jwks')
    expect(paths).not.toContain('/idp/userinfo')
  })

  it('keeps no token in localStorage', async () => {
    await signInAs(tab, sandbox, 'client')
    expect([...profile.local.entries.keys()]).toEqual([
      expect.stringMatching(/^portal\.sign-in\.[0-9a-f]{8}$/),
    ])
    expect([...profile.local.entries.values()]).toEqual([
      expect.stringMatching(/^[0-9a-f]{8}\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
    ])
  })

  it('stays signed in after a reload, without a request to the provider', async () => {
    await signInAs(tab, sandbox, 'client')
    const { next } = await journalOf(sandbox)
    tab.load()
    await tab.session.start()
    expect(tab.session.get()).toMatchObject({ mode: 'normal', ready: true })
    expect((await journalOf(sandbox, next)).entries.filter((entry) => entry.path.startsWith('/idp'))).toEqual(
      [],
    )
  })

  it.each([
    [500, 'We could not load your details. We’ll keep trying.'],
    [404, 'We could not load your details. Please try again.'],
  ])('sees a calm error when the user cannot be loaded (%i), and can try again', async (status, message) => {
    api.instead['/api/user'] = { status }
    await signInAs(tab, sandbox, 'client')
    expect(tab.session.get()).toEqual({
      mode: 'failed',
      message,
      reference: expect.stringMatching(/^[0-9A-F]{8}$/) as string,
    })
    api.instead = {}
    await tab.session.start()
    expect(tab.session.get()).toMatchObject({ mode: 'normal' })
  })

  it('is offered to sign in again where a gateway stands in the way, and does so', async () => {
    await signInAs(tab, sandbox, 'client')
    const page = { body: '<h1>Sign in</h1>', contentType: 'text/html' }
    await control(sandbox, 'PUT', 'faults', [{ path: '/api/user', ...page }])
    tab.load()
    await tab.session.start()
    expect(tab.session.get()).toMatchObject({ mode: 'failed', maySignIn: true })
    expect(tab.reported.at(-1)).toContain('/api/user: a page came in place of the API')
    tab.visited.length = 0
    expect(await tab.session.signIn('/myaccount')).toBe('redirecting')
    expect(tab.visited.map((url) => new URL(url).pathname)).toEqual(['/idp/authorize'])
    expect([...tab.own.entries.keys()].filter((key) => key.startsWith('oidc.user:'))).toEqual([])
  })

  it('sees their account by itself within 5 to 10 s after the service is well again', async () => {
    api.instead['/api/user'] = { status: 503 }
    await signInAs(tab, sandbox, 'client')
    api.instead = {}
    await tab.clock.pass(4.9)
    expect(tab.session.get()).toMatchObject({ mode: 'failed' })
    await tab.clock.pass(5.1)
    await expect.poll(() => tab.session.get()).toMatchObject({ mode: 'normal', ready: true })
  })

  it('sees their account once they look again, where nobody saw the tab meanwhile', async () => {
    api.instead['/api/user'] = { status: 503 }
    await signInAs(tab, sandbox, 'client')
    api.instead = {}
    tab.clock.seen = false
    const { next } = await journalOf(sandbox)
    await tab.clock.pass(600)
    expect((await journalOf(sandbox, next)).entries).toEqual([])
    tab.clock.seen = true
    tab.clock.sleep(0)
    await expect.poll(() => tab.session.get()).toMatchObject({ mode: 'normal', ready: true })
  })

  it('waits as long as a busy service asks for', async () => {
    await signInAs(tab, sandbox, 'client')
    await control(sandbox, 'PUT', 'faults', [{ path: '/api/user', status: 429, retryAfterSeconds: 120 }])
    tab.load()
    await tab.session.start()
    await control(sandbox, 'DELETE', 'faults')
    await tab.clock.pass(119)
    expect(tab.session.get()).toMatchObject({ mode: 'failed' })
    await tab.clock.pass(2)
    await expect.poll(() => tab.session.get()).toMatchObject({ mode: 'normal', ready: true })
  })
})

describe('a browser that loses what the portal keeps', () => {
  /** Signs in once more, as guards do; the provider still knows the person. */
  async function round(browser: TestBrowser, lose: () => void) {
    await tab.session.start()
    await tab.session.signIn('/myaccount')
    lose()
    const back = await comeBack(tab, browser, 'client')
    tab.load()
    const outcome = await tab.session.completeSignIn(back)
    lose()
    return outcome
  }
  const users = () => [...tab.own.entries.keys()].filter((key) => key.startsWith('oidc.user:'))

  it.each<[string, () => void]>([
    ['everything of a tab', () => tab.own.entries.clear()],
    ['the person', () => users().forEach((key) => tab.own.entries.delete(key))],
  ])('signs nobody in without end: %s', async (_what, lose) => {
    const printed = vi.spyOn(console, 'error').mockReturnValue()
    const browser = new TestBrowser(sandbox)
    expect(await round(browser, lose)).toEqual({ target: '/myaccount' })
    expect(await round(browser, lose)).toEqual({ target: '/myaccount' })
    const last = await round(browser, lose)
    const words = /^We signed you in several times, but no page could be shown\..* quote [0-9A-F]{8}\.$/
    expect(last).toEqual({ failed: expect.stringMatching(words) as string })
    expect(tab.session.get()).toMatchObject({ mode: 'anonymous', reason: 'sign-in-failed' })
    expect(tab.reported.at(-1)).toMatch(/^Signed in again and again: tab kept: (true|false)/)
    // Trying again is a way on.
    expect(await round(browser, () => {})).toEqual({ target: '/myaccount' })
    printed.mockRestore()
  })

  it('is no matter of three sign-ins of which each showed a page', async () => {
    for (let time = 0; time < 3; time++) {
      await signInAs(tab, sandbox, 'client')
      expect(tab.session.get()).toMatchObject({ mode: 'normal' })
      users().forEach((key) => tab.own.entries.delete(key))
      tab.load()
    }
  })
})

describe('a failed sign-in', () => {
  it.each([
    ['?code=x', 'No state in response', '[R-OIDC-03] [R-ERR-13]'],
    ['?code=x&state=unknown', 'No matching state found in storage', '[R-OIDC-04] [R-ERR-14]'],
  ])('is reported and leaves nobody signed in: %s (%s) %s', async (query, reported, _ids) => {
    const address = new URL(`${portal}/signin-oidc${query}`)
    expect(await tab.session.completeSignIn(address)).toEqual({
      failed: 'We could not sign you in. Please try again.',
    })
    expect(tab.reported).toEqual([reported])
    expect(tab.session.get()).toMatchObject({ mode: 'anonymous', reason: 'sign-in-failed' })
  })

  it('shows its reason at the root after a reload, once, and no loop follows', async () => {
    await tab.session.completeSignIn(new URL(`${portal}/signin-oidc?error=access_denied`))
    tab.load()
    await tab.session.start()
    expect(tab.session.get()).toEqual({
      mode: 'anonymous',
      reason: 'sign-in-failed',
      message: 'We could not sign you in. Please try again.',
    })
    expect(tab.visited).toEqual([])
    tab.load()
    await tab.session.start()
    expect(tab.session.get()).toEqual({ mode: 'anonymous' })
  })

  it('does not harm the session when a callback address is opened twice', async () => {
    const browser = new TestBrowser(sandbox)
    await tab.session.signIn('/myaccount')
    const back = await comeBack(tab, browser, 'client')
    tab.load()
    await tab.session.completeSignIn(back)
    tab.load()
    expect(await tab.session.completeSignIn(back)).toEqual({ failed: expect.any(String) })
    await tab.session.start()
    expect(tab.session.get()).toMatchObject({ mode: 'normal' })
  })

  it('is reported in the library’s words when its address has nothing in it', async () => {
    expect(await tab.session.completeSignIn(new URL(`${portal}/signin-oidc`))).toHaveProperty('failed')
    expect(tab.reported).toEqual(['No state in response'])
  })

  it('is completed once for several callers', async () => {
    const address = new URL(`${portal}/signin-oidc?code=x`)
    expect(tab.session.completeSignIn(address)).toBe(tab.session.completeSignIn(address))
  })
})

describe('a page that comes back from the provider and is reloaded before anybody is signed in', () => {
  const bare = new URL(`${portal}/signin-oidc`)

  it('goes to the provider again with the same target, once', async () => {
    await tab.session.signIn('/myaccount/documents?year=2026')
    tab.load()
    void tab.session.completeSignIn(bare)
    await vi.waitFor(() => expect(tab.visited).toHaveLength(2), 20_000)
    tab.leave()
    const back = await comeBack(tab, new TestBrowser(sandbox), 'client')
    tab.load()
    expect(await tab.session.completeSignIn(back)).toEqual({ target: '/myaccount/documents?year=2026' })
    tab.load()
    expect(await tab.session.completeSignIn(bare)).toHaveProperty('failed')
  })

  it('goes to its target where somebody is signed in already', async () => {
    await signInAs(tab, sandbox, 'client')
    tab.storage.keepSignInTarget('/myaccount/messages')
    tab.load()
    expect(await tab.session.completeSignIn(bare)).toEqual({ target: '/myaccount/messages' })
    expect(tab.visited).toHaveLength(1)
  })
})

describe('a page that has just signed somebody in while its own earlier document still holds the tab', () => {
  it('is not a copy of another tab: the tokens stay', async () => {
    const browser = new TestBrowser(sandbox)
    await tab.session.start()
    await tab.session.signIn('/myaccount')
    const back = await comeBack(tab, browser, 'client')
    const name = `portal-tab-${tab.storage.tabId()}`
    void profile.locks.forPage(new Promise(() => {})).request(name, {}, () => new Promise(() => {}))
    tab.load()
    await tab.session.completeSignIn(back)
    await tab.session.start()
    expect(tab.visited).toHaveLength(1)
    expect(tab.session.get()).toMatchObject({ mode: 'normal', ready: true })
  })
})

describe('an ID token that is not right', () => {
  it.each([
    ['another issuer', { idTokenClaims: { iss: 'https://evil.example' } }, 'ID Token is not valid: iss'],
    [
      'another audience',
      { idTokenClaims: { aud: 'somebody-else' } },
      'ID Token is not valid: aud is somebody-else; the client portal-web is not among them',
    ],
    [
      'a further audience',
      { idTokenClaims: { aud: ['portal-web', 'other'] } },
      'ID Token is not valid: aud is portal-web, other; those beside the client that the firm trusts belong into provider.audiences',
    ],
    ['another authorised party', { idTokenClaims: { azp: 'other' } }, 'ID Token is not valid: azp'],
    ['an expiry in the past', { idTokenClaims: { exp: 1 } }, 'ID Token is not valid: exp'],
    ['no time of issue', { omitClaims: ['iat'] }, 'ID Token is not valid: iat'],
    ['a wrong access token hash', { idTokenClaims: { at_hash: 'AAAA' } }, 'ID Token is not valid: at_hash'],
    [
      'another nonce',
      { idTokenClaims: { nonce: 'x' } },
      'nonce in id_token does not match nonce in client storage',
    ],
    ['no subject [R-OIDC-09] [R-ERR-20]', { omitClaims: ['sub'] }, 'ID Token is missing a subject claim'],
  ])('is refused, and nothing is stored: %s', async (_name, rules, reported) => {
    await control(sandbox, 'PUT', 'tokens', rules)
    await tab.session.signIn('/myaccount')
    const back = await comeBack(tab, new TestBrowser(sandbox), 'client')
    tab.load()
    expect(await tab.session.completeSignIn(back)).toHaveProperty('failed')
    expect(tab.reported).toEqual([reported])
    expect([...tab.own.entries.keys()].filter((key) => key.startsWith('oidc.'))).toEqual([])
  })

  it('because the clock of the device is wrong says so', async () => {
    await control(sandbox, 'PUT', 'tokens', { idTokenClaims: { exp: 1 } })
    await tab.session.signIn('/myaccount')
    const back = await comeBack(tab, new TestBrowser(sandbox), 'client')
    tab.load()
    expect(await tab.session.completeSignIn(back)).toEqual({
      failed:
        'We could not sign you in because the clock of this device seems to be wrong. Check its date and time, then try again.',
    })
  })
})

describe('somebody who may act for clients', () => {
  beforeEach(() => {
    api.delegates = [
      { id: 'C-2', name: 'rose Lin', isActive: true },
      { id: 'C-1', name: 'Peter Lin', isActive: true },
      { id: 'C-3', name: 'Mary Lin', isActive: false },
    ]
  })

  it('sees the active ones by name [R-ACC-01] [R-ACC-07] [R-ACC-26]', async () => {
    await signInAs(tab, sandbox, 'delegate')
    expect(tab.session.get()).toMatchObject({
      mode: 'normal',
      access: {
        type: 'DelegatedAccess',
        clients: [
          { id: 'C-1', name: 'Peter Lin' },
          { id: 'C-2', name: 'rose Lin' },
        ],
      },
    })
  })

  it('switches to one: the grant is stored and the active user loaded with the client id [R-ACC-15] [R-ACC-18] [R-ACC-20] [R-SESS-12] [R-HDR-12]', async () => {
    await signInAs(tab, sandbox, 'delegate')
    const own = tab.session.api()
    const { next } = await journalOf(sandbox)
    await tab.session.switchTo({ kind: 'client', id: 'C-1' })
    expect(tab.session.get()).toMatchObject({
      mode: 'delegated',
      ready: true,
      loggedIn: { userId: 'U-20008' },
      active: { userId: 'C-1', userName: 'Peter Lin', facts: { member: 'client', hasChildren: 'true' } },
      clientActedFor: { id: 'C-1', name: 'Peter Lin' },
    })
    expect(profile.local.getItem('portal.switched-grant.U-20008')).toBe('{"kind":"client","id":"C-1"}')
    expect(await callsSince(next)).toEqual(['/api/currentuser for C-1'])
    expect(tab.session.api()).not.toBe(own)
    expect(tab.session.api()?.actor).not.toBe(own?.actor)
  })

  it('is still acting after a reload; the client id is sent only after the grants confirm it [R-SESS-03] [R-SESS-05]', async () => {
    await signInAs(tab, sandbox, 'delegate')
    await tab.session.switchTo({ kind: 'client', id: 'C-1' })
    const { next } = await journalOf(sandbox)
    tab.load()
    await tab.session.start()
    expect(tab.session.get()).toMatchObject({ mode: 'delegated', clientActedFor: { id: 'C-1' } })
    const calls = await callsSince(next)
    expect(calls.slice(0, 3).toSorted()).toEqual([
      '/api/client/delegates',
      '/api/sharedaccess/sharedwithyou',
      '/api/user',
    ])
    expect(calls.slice(3)).toEqual(['/api/currentuser for C-1'])
  })

  it('goes back to the own account: the grant is removed and the active user loaded [R-ACC-17] [R-ACC-19] [R-HDR-14]', async () => {
    await signInAs(tab, sandbox, 'delegate')
    await tab.session.switchTo({ kind: 'client', id: 'C-1' })
    const { next } = await journalOf(sandbox)
    await tab.session.backToOwnAccount()
    expect(tab.session.get()).toMatchObject({ mode: 'normal', ready: true, active: { userId: 'U-20008' } })
    expect(profile.kept).toEqual([])
    expect(await callsSince(next)).toEqual(['/api/currentuser'])
  })

  it('cannot switch to a client without an active grant [R-ACC-26]', async () => {
    await signInAs(tab, sandbox, 'delegate')
    await expect(tab.session.switchTo({ kind: 'client', id: 'C-3' })).rejects.toThrow(
      'no grant allows this switch',
    )
    await expect(tab.session.switchTo({ kind: 'grantor', id: 'C-1' })).rejects.toThrow(
      'no grant allows this switch',
    )
    expect(tab.session.get()).toMatchObject({ mode: 'normal' })
  })

  it('loses a stored grant that was taken back [R-SESS-11]', async () => {
    await signInAs(tab, sandbox, 'delegate')
    await tab.session.switchTo({ kind: 'client', id: 'C-1' })
    api.delegates = api.delegates.filter(({ id }) => id !== 'C-1')
    tab.load()
    await tab.session.start()
    expect(tab.session.get()).toMatchObject({ mode: 'normal', access: { type: 'DelegatedAccess' } })
    expect(profile.kept).toEqual([])
  })

  it('shows the own account when the grants cannot be loaded [R-ACC-06]', async () => {
    await signInAs(tab, sandbox, 'delegate')
    await tab.session.switchTo({ kind: 'client', id: 'C-1' })
    api.instead['/api/client/delegates'] = { status: 500 }
    const { next } = await journalOf(sandbox)
    tab.load()
    await tab.session.start()
    expect(tab.session.get()).toMatchObject({ mode: 'normal', ready: true, access: { type: 'NoAccess' } })
    expect((await callsSince(next)).filter((call) => call.includes('for'))).toEqual([])
  })

  it('is acting again after logging out and in, and the dialog shows again [R-SESS-06] [R-ACC-08] [R-LOGOUT-03]', async () => {
    await signInAs(tab, sandbox, 'delegate')
    await tab.session.switchTo({ kind: 'client', id: 'C-1' })
    tab.session.markGrantedAccessModalSeen()
    await tab.session.logOut('own-choice')
    tab.load()
    await signInAs(tab, sandbox, 'delegate')
    expect(tab.session.get()).toMatchObject({
      mode: 'delegated',
      modal: { showGrantedAccessModal: true, hasSeenGrantedAccessModal: false },
    })
  })

  it('reads whose account it is after the next sign-in when the dialog was open as they were signed out elsewhere', async () => {
    await signInAs(tab, sandbox, 'delegate')
    await tab.session.switchTo({ kind: 'client', id: 'C-1' })
    const other = profile.openTab()
    await signInAs(other, sandbox, 'delegate')
    await other.session.logOut('own-choice')
    expect(tab.session.get()).toEqual({ mode: 'anonymous', reason: 'other-tab' })
    // Every dialog closes then.
    tab.session.markGrantedAccessModalSeen()
    tab.load()
    await signInAs(tab, sandbox, 'delegate')
    expect(tab.session.get()).toMatchObject({ mode: 'delegated', modal: { showGrantedAccessModal: true } })
  })

  it('does not see the dialog again in one session [R-ACC-14]', async () => {
    await signInAs(tab, sandbox, 'delegate')
    await tab.session.switchTo({ kind: 'client', id: 'C-1' })
    expect(tab.session.get()).toMatchObject({ modal: { showGrantedAccessModal: true } })
    tab.session.markGrantedAccessModalSeen()
    tab.load()
    await tab.session.start()
    await tab.session.switchTo({ kind: 'client', id: 'C-2' })
    expect(tab.session.get()).toMatchObject({ mode: 'delegated', modal: { showGrantedAccessModal: false } })
  })

  it('leaves no grant behind for another person of the browser [R-ACC-24] [R-KEY-04]', async () => {
    await signInAs(tab, sandbox, 'delegate')
    await tab.session.switchTo({ kind: 'client', id: 'C-1' })
    await tab.session.logOut('own-choice')
    tab.load()
    await signInAs(tab, sandbox, 'multiple-access')
    expect(tab.session.get()).toMatchObject({ mode: 'normal', loggedIn: { userId: 'U-20012' } })
    expect(profile.kept.map(([key]) => key)).toEqual(['portal.switched-grant.U-20008'])
  })

  it('gets one reload when another active user comes back, then their own account [R-ACC-21]', async () => {
    await signInAs(tab, sandbox, 'delegate')
    const wrong = { userId: 'C-9', userName: 'Nobody', hasAccounts: true, ...userTraits(false) }
    api.instead['/api/currentuser'] = { status: 200, body: wrong }
    await tab.session.switchTo({ kind: 'client', id: 'C-1' })
    expect(tab.reloads).toBe(1)
    expect(tab.session.get()).toMatchObject({ ready: false })
    tab.load()
    await tab.session.start()
    expect(tab.reloads).toBe(1)
    expect(tab.session.get()).toMatchObject({ mode: 'normal', ready: true, active: { userId: 'U-20008' } })
    expect(profile.kept).toEqual([])
  })

  it('never sees data of the earlier client after a switch', async () => {
    await signInAs(tab, sandbox, 'delegate')
    await control(sandbox, 'PUT', 'faults', [{ path: '/api/currentuser', hang: true, times: 1 }])
    const slow = tab.session.switchTo({ kind: 'client', id: 'C-1' })
    await tab.session.switchTo({ kind: 'client', id: 'C-2' })
    await control(sandbox, 'DELETE', 'faults')
    await slow
    expect(tab.session.get()).toMatchObject({
      mode: 'delegated',
      active: { userId: 'C-2', userName: 'rose Lin' },
    })
  })

  it('switches in every tab after a switch in one of them', async () => {
    await signInAs(tab, sandbox, 'delegate')
    const other = tab.profile.openTab()
    await signInAs(other, sandbox, 'delegate')
    await tab.session.switchTo({ kind: 'client', id: 'C-1' })
    expect([tab.reloads, other.reloads]).toEqual([0, 1])
  })
})

describe('somebody who may view grantors', () => {
  beforeEach(() => {
    api.shares = [
      { id: 'C-7', name: 'Margaret Hale', status: 'Accepted' },
      { id: 'C-8', name: 'John Thornton', status: 'Pending' },
    ]
  })

  it('has shared access by accepted requests alone [R-ACC-02] [R-ACC-27]', async () => {
    await signInAs(tab, sandbox, 'shared-viewer')
    expect(tab.session.get()).toMatchObject({
      access: { type: 'SharedAccess', grantors: [{ id: 'C-7', name: 'Margaret Hale' }] },
    })
  })

  it('views one, also after a reload [R-SESS-04] [R-ACC-16] [R-ACC-22] [R-HDR-13]', async () => {
    await signInAs(tab, sandbox, 'shared-viewer')
    const { next } = await journalOf(sandbox)
    await tab.session.switchTo({ kind: 'grantor', id: 'C-7' })
    tab.load()
    await tab.session.start()
    expect(tab.session.get()).toMatchObject({ mode: 'shared', ready: true, grantor: { id: 'C-7' } })
    expect(profile.local.getItem('portal.switched-grant.U-20010')).toBe('{"kind":"grantor","id":"C-7"}')
    expect((await callsSince(next)).filter((call) => call === '/api/currentuser for C-7')).toHaveLength(2)
  })

  it('finds a newly accepted grantor in the picker without a reload', async () => {
    await signInAs(tab, sandbox, 'shared-viewer')
    api.shares = api.shares.map((share) => ({ ...share, status: 'Accepted' }))
    await tab.session.refreshAccess()
    expect(tab.session.get()).toMatchObject({
      access: { grantors: [{ name: 'John Thornton' }, { name: 'Margaret Hale' }] },
    })
  })

  it('returns to the own account when the grant is removed', async () => {
    await signInAs(tab, sandbox, 'shared-viewer')
    await tab.session.switchTo({ kind: 'grantor', id: 'C-7' })
    api.shares = []
    await tab.session.refreshAccess()
    expect(tab.session.get()).toMatchObject({ mode: 'normal', access: { type: 'NoAccess' } })
  })
})

describe('somebody whose first account opens', () => {
  const grace = { userId: 'U-20008', userName: 'Grace Lin', hasAccounts: false, ...userTraits(false) }

  it('is a client from the next look at the user on, without a new sign-in', async () => {
    api.instead['/api/user'] = {
      status: 200,
      body: { ...grace, flags: { 'shared-access': false, 'fido-authentication': false } },
    }
    await signInAs(tab, sandbox, 'delegate')
    expect(tab.session.get()).toMatchObject({
      mode: 'normal',
      ready: true,
      active: { facts: { member: 'registered' } },
    })
    api.instead['/api/currentuser'] = { status: 200, body: { ...grace, hasAccounts: true } }
    await tab.session.refreshUser()
    expect(tab.session.get()).toMatchObject({
      mode: 'normal',
      ready: true,
      active: { userId: 'U-20008', facts: { member: 'client' } },
      loggedIn: { facts: { member: 'client' } },
    })
  })

  it('stays who they are while the user cannot be loaded, or another one comes', async () => {
    await signInAs(tab, sandbox, 'delegate')
    const before = tab.session.get()
    api.instead['/api/currentuser'] = { status: 500 }
    await expect(tab.session.refreshUser()).rejects.toThrow('500')
    api.instead['/api/currentuser'] = { status: 200, body: { ...grace, userId: 'U-9', userName: 'Nobody' } }
    await tab.session.refreshUser()
    expect(tab.session.get()).toEqual(before)
  })

  it('is not mixed up with a client chosen meanwhile', async () => {
    api.delegates = [{ id: 'C-2', name: 'Rose Lin', isActive: true }]
    await signInAs(tab, sandbox, 'delegate')
    await control(sandbox, 'PUT', 'faults', [{ path: '/api/currentuser', hang: true, times: 1 }])
    const slow = tab.session.refreshUser()
    await tab.session.switchTo({ kind: 'client', id: 'C-2' })
    await control(sandbox, 'DELETE', 'faults')
    await slow
    expect(tab.session.get()).toMatchObject({ mode: 'delegated', active: { userId: 'C-2' } })
  })
})

describe('somebody with both kinds of grant', () => {
  beforeEach(() => {
    api.delegates = [{ id: 'C-12', name: 'Oscar Bell', isActive: true }]
    api.shares = [
      { id: 'C-12', name: 'Oscar Bell', status: 'Accepted' },
      { id: 'C-13', name: 'Bella Stone', status: 'Accepted' },
    ]
  })

  it('has multiple access, and at most one switched grant [R-ACC-03] [R-ACC-23]', async () => {
    await signInAs(tab, sandbox, 'multiple-access')
    expect(tab.session.get()).toMatchObject({ access: { type: 'MultipleAccess' } })
    await tab.session.switchTo({ kind: 'client', id: 'C-12' })
    await tab.session.switchTo({ kind: 'grantor', id: 'C-13' })
    expect(profile.kept).toEqual([['portal.switched-grant.U-20012', '{"kind":"grantor","id":"C-13"}']])
  })

  it('has no access while the feature is off, whatever is stored [R-ACC-05] [R-SWITCH-08]', async () => {
    api.sharedAccess = false
    tab.storage.keepSwitchedGrant('U-20012', { kind: 'client', id: 'C-12' })
    tab.storage.keepPendingUserId('C-13')
    await signInAs(tab, sandbox, 'multiple-access')
    expect(tab.session.get()).toMatchObject({
      mode: 'normal',
      access: { type: 'NoAccess', clients: [], grantors: [], ownFlags: { 'shared-access': false } },
    })
  })

  it('is switched by the id in the address, shared before delegated, after signing in, once [R-SWITCH-01] [R-SWITCH-02] [R-SWITCH-06]', async () => {
    tab.storage.keepPendingUserId('C-12')
    await signInAs(tab, sandbox, 'multiple-access')
    expect(tab.session.get()).toMatchObject({ mode: 'shared', grantor: { id: 'C-12' } })
    expect(tab.storage.takePendingUserId()).toBeUndefined()
    api.shares = []
    tab.storage.keepPendingUserId('C-12')
    tab.load()
    await tab.session.start()
    expect(tab.session.get()).toMatchObject({ mode: 'delegated', clientActedFor: { id: 'C-12' } })
  })

  it('keeps the account when the id is nobody’s, and returns to the own one by the own id [R-SWITCH-07]', async () => {
    await signInAs(tab, sandbox, 'multiple-access')
    await tab.session.switchTo({ kind: 'grantor', id: 'C-13' })
    tab.storage.keepPendingUserId('nobody')
    tab.load()
    await tab.session.start()
    expect(tab.session.get()).toMatchObject({ mode: 'shared', grantor: { id: 'C-13' } })
    tab.storage.keepPendingUserId('U-20012')
    tab.load()
    await tab.session.start()
    expect(tab.session.get()).toMatchObject({ mode: 'normal' })
  })
})

describe('somebody who logs out', () => {
  it('is signed out here first, then at the provider, and comes back to the root [R-LOGOUT-01] [R-LOGOUT-04] [R-LOGOUT-11] [R-LOGOUT-12] [R-CONST-19]', async () => {
    await signInAs(tab, sandbox, 'client')
    const idToken = tab.session.user()?.id_token
    await tab.session.logOut('own-choice')
    const leaving = new URL(tab.visited.at(-1) ?? '')
    expect(leaving.origin + leaving.pathname).toBe(`${sandbox.url}/idp/end-session`)
    expect(leaving.searchParams.get('id_token_hint')).toBe(idToken)
    expect(leaving.searchParams.get('post_logout_redirect_uri')).toBe(`${portal}/`)
    expect(tab.cachesCleared).toBe(1)
    expect(tab.session.api()).toBeUndefined()
    expect([...tab.own.entries.keys()].toSorted()).toEqual([
      'portal.signed-out',
      'portal.signed-out-here',
      'portal.tab-id',
    ])
    const paths = (await journalOf(sandbox)).entries.map((entry) => entry.path)
    expect(paths).not.toContain('/idp/revocation')
    tab.load()
    await tab.session.start()
    expect(tab.session.get()).toEqual({ mode: 'anonymous', reason: 'own-choice' })
  })

  it('is signed out here even when the provider cannot be reached', async () => {
    await signInAs(tab, sandbox, 'client')
    tab.load()
    await tab.session.start()
    await control(sandbox, 'PUT', 'faults', [{ path: '/idp/*', status: 503 }])
    await tab.session.logOut('own-choice')
    expect(tab.session.get()).toEqual({ mode: 'anonymous', reason: 'own-choice', isStillAtProvider: true })
    expect(tab.visited.at(-1)).toBe('/')
  })

  it('is asked who they are by the next sign-in from that tab, whatever session the provider still has', async () => {
    await signInAs(tab, sandbox, 'client')
    await control(sandbox, 'PUT', 'faults', [{ path: '/idp/*', status: 503 }])
    await tab.session.logOut('own-choice')
    await control(sandbox, 'DELETE', 'faults')
    const prompts = async () => {
      tab.load()
      await tab.session.start()
      await tab.session.signIn('/myaccount')
      return new URL(tab.visited.at(-1) ?? '').searchParams.get('prompt')
    }
    expect(await prompts()).toBe('login')
    const other = profile.openTab()
    await signInAs(other, sandbox, 'client')
    await other.session.start()
    expect(await prompts()).toBeNull()
    await signInAs(tab, sandbox, 'client')
    tab.storage.forgetUser(tab.profile.settings.authority, 'portal-web')
    expect(await prompts()).toBeNull()
  })

  it('is signed out in all tabs, which open the root after one second [R-LOGOUT-06] [R-LOGOUT-07] [R-LOGOUT-08] [R-LOGOUT-09] [R-KEY-05] [R-CONST-09]', async () => {
    await signInAs(tab, sandbox, 'client')
    const other = profile.openTab()
    await signInAs(other, sandbox, 'client')
    const departures = other.visited.length
    await tab.session.logOut('own-choice')
    expect(other.session.get()).toEqual({ mode: 'anonymous', reason: 'other-tab' })
    expect([...other.own.entries.keys()].filter((key) => key.startsWith('oidc.'))).toEqual([])
    await other.clock.pass(0.9)
    expect(other.visited).toHaveLength(departures)
    await other.clock.pass(0.1)
    expect(other.visited.slice(departures)).toEqual(['/'])
    expect(tab.visited.filter((address) => address.includes('end-session'))).toHaveLength(1)
    expect([...profile.local.entries.keys()]).toEqual([])
  })

  it('is signed out in a tab that was at the provider meanwhile, even after a new sign-in elsewhere [R-LOGOUT-07]', async () => {
    await signInAs(tab, sandbox, 'client')
    const other = profile.openTab()
    await signInAs(other, sandbox, 'client')
    other.leave()
    await tab.session.logOut('own-choice')
    tab.load()
    await signInAs(tab, sandbox, 'client')
    const { next } = await journalOf(sandbox)
    other.load()
    await other.session.start()
    expect(other.session.get()).toEqual({ mode: 'anonymous' })
    expect([...other.own.entries.keys()].filter((key) => key.startsWith('oidc.'))).toEqual([])
    expect(await callsSince(next)).toEqual([])
    expect(other.visited.filter((address) => address.includes('end-session'))).toEqual([])
    tab.load()
    await tab.session.start()
    expect(tab.session.get()).toMatchObject({ mode: 'normal' })
  })

  it('leaves the tabs of another person alone', async () => {
    await signInAs(tab, sandbox, 'client')
    const other = profile.openTab()
    await signInAs(other, sandbox, 'delegate')
    await tab.session.logOut('own-choice')
    expect(other.session.get()).toMatchObject({ mode: 'normal' })
  })
})

describe('an answer 401', () => {
  it('leads only to the sign-out while the page is opening, even if its guards want a sign-in', async () => {
    await signInAs(tab, sandbox, 'client')
    await control(sandbox, 'PUT', 'faults', [{ path: '/api/*', status: 401 }])
    tab.load()
    const departures = tab.visited.length
    tab.session.subscribe(() => {
      if (tab.session.get().mode === 'anonymous') void tab.session.signIn('/myaccount')
    })
    await tab.session.start()
    await expect.poll(() => tab.visited.length).toBeGreaterThan(departures)
    expect(tab.visited.slice(departures).map((address) => new URL(address).pathname)).toEqual([
      '/idp/end-session',
    ])
  })

  it('signs the person out once, however many there are [R-LOGOUT-10] [R-ERR-35]', async () => {
    await signInAs(tab, sandbox, 'client')
    await control(sandbox, 'PUT', 'faults', [{ path: '/api/*', status: 401 }])
    const actor = tab.session.api()
    const answers = Array.from({ length: 20 }, () => actor?.call(getTaxYearInfo))
    await Promise.allSettled(answers)
    await expect.poll(() => tab.visited.filter((address) => address.includes('end-session')).length).toBe(1)
    expect(tab.session.get()).toEqual({ mode: 'anonymous', reason: 'expired' })
  })
})
