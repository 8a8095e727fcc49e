// The sign-in rules (R-OIDC) and their error texts (R-ERR), against the sandbox's provider.
import { UserManager, type INavigator, type OidcMetadata } from 'oidc-client-ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as limits from '#domain/limits.gen.ts'
import { discover } from '#session/sign-in/discovery.ts'
import { managerSettings } from '#session/sign-in/oidc.ts'
import type { Sandbox } from '#sandbox/server.ts'
import { control, journalOf, openSandbox, TestBrowser } from '../../../sandbox/sandbox-client.ts'
import { portal, settle, TestProfile, type TestTab } from '../page.ts'
import { peopleApi } from '../people-api.ts'
import { comeBack, signInAs } from '../signing-in.ts'

let sandbox: Sandbox & AsyncDisposable
let profile: TestProfile
let tab: TestTab

beforeEach(async () => {
  sandbox = await openSandbox(peopleApi().open)
  profile = new TestProfile(sandbox.url)
  tab = profile.openTab()
})
afterEach(async () => {
  vi.useRealTimers()
  await sandbox[Symbol.asyncDispose]()
})

const issuer = () => `${sandbox.url}/idp`
const signInState = () => [...profile.local.entries].find(([key]) => key.startsWith('oidc.')) ?? ['', '{}']

/** Signs in up to the callback, with the stored sign-in state changed on the way. */
async function finishAfter(change: (state: Record<string, unknown>) => void): Promise<string | undefined> {
  await tab.session.signIn('/myaccount')
  const back = await comeBack(tab, new TestBrowser(sandbox), 'client')
  const [key, text] = signInState()
  const state = JSON.parse(text) as Record<string, unknown>
  change(state)
  profile.local.setItem(key, JSON.stringify(state))
  tab.load()
  expect(await tab.session.completeSignIn(back)).toHaveProperty('failed')
  return tab.reported.at(-1)
}

describe('a sign-in that was begun and never finished', () => {
  it.each([
    ['in the browser is forgotten after an hour, at the next one [R-CONST-12]', 'web', 3600],
    ['in the installed app is forgotten after three minutes, at the next one [R-CONST-13]', 'pwa', 180],
  ] as const)('%s', async (_what, platform, seconds) => {
    const page = profile.openTab({ platform })
    const now = Math.floor(Date.now() / 1000)
    const begun = (id: string, secondsAgo: number) =>
      profile.local.setItem(
        `oidc.${id}`,
        JSON.stringify({ id, created: now - secondsAgo, request_type: 'si:r' }),
      )
    begun('old', seconds + 5)
    begun('young', seconds - 60)
    await page.session.signIn('/myaccount')
    const keys = [...profile.local.entries.keys()]
    expect(keys).toContain('oidc.young')
    expect(keys).not.toContain('oidc.old')
  })
})

describe('the sign-in state', () => {
  it('holds what the specification lists, and no user id of the address [R-ENT-05]', async () => {
    tab.storage.keepPendingUserId('C-30007')
    await tab.session.signIn('/myaccount')
    const [, text] = signInState()
    expect(JSON.parse(text)).toMatchObject({
      id: expect.any(String),
      created: expect.any(Number),
      request_type: 'si:r',
      code_verifier: expect.any(String),
      authority: issuer(),
      client_id: 'portal-web',
      redirect_uri: `${portal}/signin-oidc`,
      scope: 'openid profile portal-api',
      data: { target: '/myaccount' },
    })
    expect(text).not.toContain('C-30007')
  })

  it('must be the one that was stored [R-ERR-12]', async () => {
    expect(await finishAfter((state) => (state['id'] = 'another'))).toBe('State does not match')
  })

  it('must name our client [R-OIDC-05] [R-ERR-15] [R-ERR-18]', async () => {
    expect(await finishAfter((state) => (state['client_id'] = 'other'))).toBe(
      'client_id mismatch on settings vs. signin state',
    )
    expect(await finishAfter((state) => (state['client_id'] = ''))).toBe('No client_id on state')
  })

  it('must name our authority [R-OIDC-06] [R-ERR-16] [R-ERR-17]', async () => {
    expect(await finishAfter((state) => (state['authority'] = 'https://evil.example'))).toBe(
      'authority mismatch on settings vs. signin state',
    )
    expect(await finishAfter((state) => (state['authority'] = ''))).toBe('No authority on state')
  })
})

describe('the target of a sign-in', () => {
  const TARGET = '/myaccount/documents?year=2025'
  const arrive = async (change = () => {}) => {
    await tab.session.signIn(TARGET)
    const back = await comeBack(tab, new TestBrowser(sandbox), 'client')
    change()
    tab.load()
    return tab.session.completeSignIn(back)
  }

  it('is the home page when none is left in the sign-in state [R-ROUTE-04]', async () => {
    const forget = () => {
      const [key, text] = signInState()
      const { data, ...state } = JSON.parse(text) as Record<string, unknown>
      expect(data).toEqual({ target: TARGET })
      profile.local.setItem(key, JSON.stringify(state))
    }
    expect(await arrive(forget)).toEqual({ target: '/dashboard' })
  })

  it.each([
    ['is refused', { status: 403 }],
    ['fails', { status: 500 }],
    ['answers with a page', { status: 200, contentType: 'text/html', body: '<p>Sorry</p>' }],
    ['takes long', { delayMs: 500 }],
  ])('is reached when the first call %s, and the person stays signed in', async (_what, fault) => {
    await control(sandbox, 'PUT', 'faults', [{ path: '/api/user', ...fault }])
    expect(await arrive()).toEqual({ target: TARGET })
    await tab.session.start()
    await control(sandbox, 'DELETE', 'faults')
    tab.load()
    await tab.session.start()
    expect(tab.session.get()).toMatchObject({ mode: 'normal', ready: true })
    const exchanges = (await journalOf(sandbox)).entries.filter(({ path }) => path === '/idp/token')
    expect(exchanges).toHaveLength(1)
  })
})

describe('the answer of the provider', () => {
  const answer = async (query: Record<string, string>) => {
    await tab.session.signIn('/myaccount')
    const state = new URL(tab.visited.at(-1) ?? '').searchParams.get('state') ?? ''
    tab.load()
    const address = new URL(
      `${portal}/signin-oidc?${new URLSearchParams({ state, iss: issuer(), ...query }).toString()}`,
    )
    expect(await tab.session.completeSignIn(address)).toHaveProperty('failed')
    return tab.reported.at(-1)
  }

  it('is an error when it carries one [R-OIDC-07]', async () => {
    expect(await answer({ error: 'access_denied', error_description: 'The person said no' })).toBe(
      'access_denied',
    )
    expect(await answer({ error: 'nonsense of Amelia Hart' })).toBe('The provider answered an unknown error')
  })

  it('must carry a code when a verifier waits for it [R-OIDC-08] [R-ERR-19]', async () => {
    expect(await answer({})).toBe('Expected code in response')
  })

  it('must come from the issuer that was asked (RFC 9207)', async () => {
    expect(await answer({ code: 'x', iss: 'https://evil.example' })).toBe(
      'iss in the response does not match the authority',
    )
  })

  it('must hold a readable ID token [R-ERR-29]', async () => {
    const body = {
      access_token: 'a',
      token_type: 'Bearer',
      expires_in: 60,
      id_token: 'garbage',
      scope: 'openid',
    }
    await control(sandbox, 'PUT', 'faults', [{ path: '/idp/token', body }])
    expect(await answer({ code: 'x' })).toMatch(/^Invalid token specified/)
  })
})

describe('the discovery document', () => {
  const answering = async (body: unknown, contentType = 'application/json') => {
    await control(sandbox, 'PUT', 'faults', [{ path: '/idp/.well-known/*', body, contentType }])
    return discover({ authority: issuer() }, fetch)
  }
  const good = () => ({ issuer: issuer(), jwks_uri: `${issuer()}/jwks` })

  it('must name the authority as its issuer', async () => {
    await expect(answering({ ...good(), issuer: 'https://evil.example' })).rejects.toThrow(
      'names another issuer',
    )
  })

  it('must keep its endpoints on the origin of the authority', async () => {
    await expect(answering({ ...good(), token_endpoint: 'https://evil.example/token' })).rejects.toThrow(
      "The provider's token_endpoint is on another origin",
    )
  })

  it('must be JSON [R-ERR-22]', async () => {
    await expect(answering('<p>Sorry</p>', 'text/html')).rejects.toThrow(
      /^Invalid response Content-Type: text\/html/,
    )
  })

  it('must not redirect', async () => {
    const redirecting: typeof fetch = (_address, init) => {
      expect(init?.redirect).toBe('manual')
      return Promise.resolve(new Response(null, { status: 302, headers: { location: '/elsewhere' } }))
    }
    await expect(discover({ authority: issuer() }, redirecting)).rejects.toThrow(
      'The provider redirected /idp/.well-known/openid-configuration',
    )
  })

  it('is reported when the endpoint that is needed is missing [R-ERR-24]', async () => {
    await control(sandbox, 'PUT', 'faults', [{ path: '/idp/.well-known/*', body: good() }])
    await tab.session.signIn('/')
    expect(tab.reported).toEqual(['Metadata does not contain property authorization_endpoint'])
    expect(tab.session.get()).toMatchObject({ mode: 'anonymous', reason: 'sign-in-failed' })
  })
})

describe('a page without a secure connection', () => {
  it('is told so, and asks the provider for nothing', async () => {
    vi.stubGlobal('crypto', {})
    await tab.session.signIn('/')
    vi.unstubAllGlobals()
    expect(tab.reported).toEqual(['Crypto.subtle is available only in secure contexts (HTTPS).'])
    expect(tab.session.get()).toMatchObject({
      message: 'Signing in needs a secure connection. Open this page with https.',
    })
    expect((await journalOf(sandbox)).entries).toEqual([])
  })
})

describe('a token endpoint that never answers', () => {
  it('fails the renewal after 10 s, and the renewal is tried again 5 s later [R-CONST-07] [R-ERR-23] [R-OIDC-18]', async () => {
    await signInAs(tab, sandbox, 'client')
    await tab.session.renew()
    await control(sandbox, 'PUT', 'faults', [{ path: '/idp/token', hang: true, times: 1 }])
    const { next } = await journalOf(sandbox)
    const asked = async () =>
      (await journalOf(sandbox, next)).entries.filter(({ path }) => path === '/idp/token').length
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const renewal = tab.session.renew()
    while ((await asked()) === 0) await settle()
    await vi.advanceTimersByTimeAsync(10_000)
    await settle()
    vi.useRealTimers()
    await tab.clock.pass(4.9)
    expect(await asked()).toBe(1)
    await tab.clock.pass(0.1)
    await renewal
    expect(await asked()).toBe(2)
  })

  it('is reported once the token has run out meanwhile [R-ERR-23]', async () => {
    await signInAs(tab, sandbox, 'client')
    await control(sandbox, 'PUT', 'faults', [{ path: '/idp/token', hang: true, times: 1 }])
    const { next } = await journalOf(sandbox)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const renewal = tab.session.renew().catch((error: Error) => error.message)
    while (!(await journalOf(sandbox, next)).entries.some(({ path }) => path === '/idp/token')) await settle()
    await vi.advanceTimersByTimeAsync(10_000)
    await settle()
    vi.useRealTimers()
    tab.clock.wall += 3_600_000
    await tab.clock.pass(5)
    expect(await renewal).toBe('Network timed out')
    expect(tab.reported).toContain('Network timed out')
  })
})

describe('what the product keeps switched off', () => {
  /** Where the last visit to the provider ended, and what a frame's page handed to the page around it. */
  let arrived = ''
  let handedOver: string[] = []
  beforeEach(() => {
    handedOver = []
  })

  /** The library as the product sets it up, with something more, and with a hidden frame that answers at once. */
  async function manager(more: object, frame: (url: string) => Promise<string>): Promise<UserManager> {
    const { settings } = profile
    const platform = 'web' as const
    const { storage } = tab
    const options = {
      settings,
      platform,
      storage,
      address: () => new URL(portal),
      callbackPath: '/signin-oidc',
      navigate: () => {},
      fetch,
      now: Date.now,
      report: () => {},
    }
    const metadata = await discover(settings, fetch)
    const frames: INavigator = {
      prepare: () =>
        Promise.resolve({
          navigate: async ({ url }) => {
            arrived = await frame(url)
            return { url: arrived }
          },
          close: () => undefined,
        }),
      callback: (url) => Promise.resolve(void handedOver.push(url)),
    }
    const { userStore: _product, ...base } = managerSettings(options, metadata, {} as never)
    // What is switched off needs endpoints that the product gives to no library.
    const off = { ...base, metadata: metadata as Partial<OidcMetadata> }
    return new UserManager({ ...off, ...more }, frames, frames, frames)
  }
  const through = (browser: TestBrowser, persona: string) => async (url: string) => {
    const page = await browser.visit(url)
    return page.url.startsWith(sandbox.url) ? (await browser.visit(page.url, { persona })).url : page.url
  }
  /** Answers a request of the library with an error, as the provider would. */
  const refusing = (error: string) => (url: string) => {
    const state = new URL(url).searchParams.get('state') ?? ''
    return Promise.resolve(`${portal}/signin-oidc?${new URLSearchParams({ error, state }).toString()}`)
  }

  it('a silent renewal by frame that brings another person is login_required [R-OIDC-13]', async () => {
    const amelia = await manager({}, through(new TestBrowser(sandbox), 'client'))
    await amelia.signinRedirect()
    await amelia.signinCallback(arrived)
    const grace = new TestBrowser(sandbox)
    await grace.signIn('delegate')
    const renewing = await manager({ userStore: amelia.settings.userStore }, through(grace, 'delegate'))
    await expect(renewing.signinSilent({ forceIframeAuth: true })).rejects.toMatchObject({
      error: 'login_required',
    })
  })

  it('the answer to a silent renewal is handed to the page around the frame, without a second sign-in [R-OIDC-16]', async () => {
    const browser = new TestBrowser(sandbox)
    const library = await manager({}, through(browser, 'client'))
    await library.signinRedirect()
    await library.signinCallback(arrived)
    const inFrame = await manager({}, async (url) => {
      const back = await through(browser, 'client')(url)
      await inFrame.signinCallback(back)
      return back
    })
    await inFrame.signinSilent({ forceIframeAuth: true })
    expect(handedOver).toEqual([arrived])
    const exchanges = (await journalOf(sandbox)).entries.filter(({ path }) => path === '/idp/token')
    expect(exchanges).toHaveLength(2)
  })

  it('user info of another person is refused [R-OIDC-14]', async () => {
    await control(sandbox, 'PUT', 'faults', [{ path: '/idp/userinfo', body: { sub: 'somebody-else' } }])
    const loading = await manager({ loadUserInfo: true }, through(new TestBrowser(sandbox), 'client'))
    await loading.signinRedirect()
    await expect(loading.signinCallback(arrived)).rejects.toThrow(
      'subject from UserInfo response does not match subject in ID Token',
    )
  })

  it.each(['login_required', 'consent_required', 'interaction_required', 'account_selection_required'])(
    '%s counts as an anonymous session when those are monitored [R-OIDC-17] [R-ERR-33]',
    async (error) => {
      const monitoring = await manager({ monitorAnonymousSession: true }, refusing(error))
      await expect(monitoring.querySessionStatus()).resolves.toHaveProperty('session_state')
    },
  )

  it('any other error does not count as an anonymous session [R-OIDC-17]', async () => {
    const monitoring = await manager({ monitorAnonymousSession: true }, refusing('server_error'))
    await expect(monitoring.querySessionStatus()).rejects.toMatchObject({ error: 'server_error' })
  })

  it('a revocation sends the token, its type and the client id [R-IDP-10]', async () => {
    const signedIn = await manager({}, through(new TestBrowser(sandbox), 'client'))
    await signedIn.signinRedirect()
    await signedIn.signinCallback(arrived)
    await signedIn.revokeTokens(['refresh_token'])
    const seen = (await journalOf(sandbox)).entries.find(({ path }) => path === '/idp/revocation')
    expect(seen).toMatchObject({ method: 'POST', status: 200 })
    expect(seen?.body).toEqual({
      token: expect.any(String),
      token_type_hint: 'refresh_token',
      client_id: 'portal-web',
    })
  })

  it('any other response type than code is refused by the library too [R-OIDC-02]', async () => {
    const implicit = await manager({ response_type: 'id_token' }, refusing('server_error'))
    await expect(implicit.signinRedirect()).rejects.toThrow(
      'Only the Authorization Code flow (with PKCE) is supported',
    )
  })

  it('defaults stand where the product sets nothing [R-CONST-01] [R-CONST-14]', () => {
    const { settings } = new UserManager({ authority: issuer(), client_id: 'x', redirect_uri: portal })
    expect(settings.accessTokenExpiringNotificationTimeInSeconds).toBe(60)
    expect(settings.staleStateAgeInSeconds).toBe(900)
    expect(limits['expiring-notice-default'].value).toBe(60)
    expect(limits['stale-state-age-default'].value).toBe(900)
  })
})
