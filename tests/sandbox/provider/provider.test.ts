import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Sandbox } from '#sandbox/server.ts'
import {
  callback,
  control,
  echoApi,
  journalOf,
  openSandbox,
  portal,
  TestBrowser,
  type Tokens,
} from '../sandbox-client.ts'

let sandbox: Sandbox & AsyncDisposable
beforeAll(async () => {
  sandbox = await openSandbox()
})
afterAll(() => sandbox[Symbol.asyncDispose]())

describe('the discovery document', () => {
  it('names the issuer, every endpoint, and offers only the code flow with S256 [R-IDP-01]', async () => {
    const document = (await (
      await fetch(`${sandbox.url}/idp/.well-known/openid-configuration`)
    ).json()) as object
    expect(document).toMatchObject({
      issuer: `${sandbox.url}/idp`,
      authorization_endpoint: `${sandbox.url}/idp/authorize`,
      token_endpoint: `${sandbox.url}/idp/token`,
      userinfo_endpoint: `${sandbox.url}/idp/userinfo`,
      jwks_uri: `${sandbox.url}/idp/jwks`,
      end_session_endpoint: `${sandbox.url}/idp/end-session`,
      revocation_endpoint: `${sandbox.url}/idp/revocation`,
      response_types_supported: ['code'],
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
    })
  })
})

describe('a sign-in', () => {
  it('is refused without a code challenge [R-OIDC-02]', async () => {
    const query = new URLSearchParams({
      client_id: 'portal-web',
      redirect_uri: callback,
      response_type: 'code',
    })
    query.set('scope', 'openid')
    const response = await new TestBrowser(sandbox).visit(`/idp/authorize?${query.toString()}`)
    expect(new URL(response.url).searchParams.get('error')).toBe('invalid_request')
  })

  it('is refused with a plain code challenge [R-OIDC-02]', async () => {
    const { at } = await new TestBrowser(sandbox).startSignIn({ code_challenge_method: 'plain' })
    expect(at.searchParams.get('error')).toBe('invalid_request')
  })

  it('is refused for any other flow than the code flow [R-OIDC-02]', async () => {
    const { at } = await new TestBrowser(sandbox).startSignIn({ response_type: 'id_token' })
    expect(new URLSearchParams(at.hash.slice(1) || at.search).get('error')).toBe('unsupported_response_type')
  })

  it('gives a code for the chosen person, and tokens for the code with its verifier [R-IDP-04] [R-IDP-06] [R-CONST-16]', async () => {
    const tokens = await new TestBrowser(sandbox).signIn('client')
    expect(tokens).toMatchObject({
      token_type: 'Bearer',
      expires_in: 1800,
      scope: 'openid profile portal-api',
    })
    expect(tokens.refresh_token).toEqual(expect.any(String))
  })

  it('fails with another verifier [R-IDP-06]', async () => {
    const browser = new TestBrowser(sandbox)
    const { at } = await browser.startSignIn()
    const answer = await browser.visit(at.href, { persona: 'client' })
    const response = await browser.askToken({
      grant_type: 'authorization_code',
      code: new URL(answer.url).searchParams.get('code') ?? '',
      redirect_uri: callback,
      code_verifier: 'a'.repeat(43),
      client_id: 'portal-web',
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: 'invalid_grant' })
  })

  it('puts who the person is into an ID token signed by one of two keys [R-IDP-02] [R-ENT-02]', async () => {
    const tokens = await new TestBrowser(sandbox).signIn('client-with-children')
    const keys = (await (await fetch(`${sandbox.url}/idp/jwks`)).json()) as { keys: unknown[] }
    expect(keys.keys).toHaveLength(2)
    const { payload } = await jwtVerify(
      tokens.id_token,
      createRemoteJWKSet(new URL(`${sandbox.url}/idp/jwks`)),
      {
        issuer: `${sandbox.url}/idp`,
        audience: 'portal-web',
      },
    )
    expect(payload).toMatchObject({
      sub: 'sub-p03',
      userId: 'U-20003',
      name: 'Ben Osei',
      email: 'ben.osei@example.com',
      phoneNumber: '+447700900103',
      nonce: 'some-nonce',
      auth_time: expect.any(Number),
    })
  })

  it('is silent when the provider still knows the browser', async () => {
    const browser = new TestBrowser(sandbox)
    await browser.signIn('client')
    const { at } = await browser.startSignIn({ prompt: 'none' })
    expect(at.origin + at.pathname).toBe(callback)
    expect(at.searchParams.get('code')).toEqual(expect.any(String))
  })

  it('answers login_required to a silent request from a browser it does not know', async () => {
    const { at } = await new TestBrowser(sandbox).startSignIn({ prompt: 'none' })
    expect(at.searchParams.get('error')).toBe('login_required')
  })
})

describe('a refresh token', () => {
  it('gives new tokens with the same subject and sign-in time, and is replaced [R-IDP-07]', async () => {
    const browser = new TestBrowser(sandbox)
    const first = await browser.signIn('client')
    const second = (await (await browser.refresh(first.refresh_token)).json()) as Tokens
    expect(second.refresh_token).not.toBe(first.refresh_token)
    expect(second.access_token).not.toBe(first.access_token)
    expect(decodeJwt(second.id_token)['auth_time']).toBe(decodeJwt(first.id_token)['auth_time'])
    expect(decodeJwt(second.id_token).sub).toBe('sub-p02')
  })

  it('used twice ends every token of that sign-in', async () => {
    const browser = new TestBrowser(sandbox)
    const first = await browser.signIn('client')
    const second = (await (await browser.refresh(first.refresh_token)).json()) as Tokens
    const again = await browser.refresh(first.refresh_token)
    expect(await again.json()).toMatchObject({ error: 'invalid_grant' })
    expect((await browser.callApi('/api/user', second.access_token)).status).toBe(401)
    expect((await browser.refresh(second.refresh_token)).status).toBe(400)
  })
})

describe('the password grant', () => {
  const form = { grant_type: 'password', client_id: 'portal-web', scope: 'openid profile portal-api' }

  it('gives a person tokens that can be refreshed [R-IDP-08]', async () => {
    const browser = new TestBrowser(sandbox)
    const answer = await browser.askToken({ ...form, username: 'delegate', password: 'sandbox' })
    const tokens = (await answer.json()) as Tokens
    expect(decodeJwt(tokens.id_token)).toMatchObject({ sub: 'sub-p08', userId: 'U-20008' })
    expect((await browser.callApi('/api/user', tokens.access_token)).status).toBe(200)
    expect((await browser.refresh(tokens.refresh_token)).status).toBe(200)
  })

  it('refuses a wrong password', async () => {
    const answer = await new TestBrowser(sandbox).askToken({
      ...form,
      username: 'delegate',
      password: 'guess',
    })
    expect(await answer.json()).toMatchObject({ error: 'invalid_grant' })
  })

  it('is form encoded, as every token request: JSON is refused [R-IDP-09]', async () => {
    const answer = await fetch(`${sandbox.url}/idp/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...form, username: 'delegate', password: 'sandbox' }),
    })
    expect(answer.status).toBe(400)
  })
})

describe('user info', () => {
  it('names the person to whom the token belongs, and nobody without a token [R-IDP-03]', async () => {
    const tokens = await new TestBrowser(sandbox).signIn('registered')
    const answer = await fetch(`${sandbox.url}/idp/userinfo`, {
      headers: { authorization: `Bearer ${tokens.access_token}` },
    })
    expect(await answer.json()).toMatchObject({ sub: 'sub-p05', userId: 'U-20005', name: 'Dev Patel' })
    expect(
      (await fetch(`${sandbox.url}/idp/userinfo`, { headers: { authorization: 'Bearer x' } })).status,
    ).toBe(401)
  })
})

describe('revocation', () => {
  it('ends the token it is given [R-IDP-10]', async () => {
    const browser = new TestBrowser(sandbox)
    const tokens = await browser.signIn('client')
    const { next } = await journalOf(sandbox)
    const answer = await fetch(`${sandbox.url}/idp/revocation`, {
      method: 'POST',
      body: new URLSearchParams({
        token: tokens.access_token,
        token_type_hint: 'access_token',
        client_id: 'portal-web',
      }),
    })
    expect(answer.status).toBe(200)
    expect((await browser.callApi('/api/user', tokens.access_token)).status).toBe(401)
    const [seen] = (await journalOf(sandbox, next)).entries
    expect(Object.keys(seen?.body as object).toSorted()).toEqual(['client_id', 'token', 'token_type_hint'])
  })
})

describe('the end of a session', () => {
  it('needs no question when the portal proves whose it is, and leads back to the portal [R-IDP-05] [R-LOGOUT-12]', async () => {
    const browser = new TestBrowser(sandbox)
    const tokens = await browser.signIn('client')
    const query = new URLSearchParams({
      id_token_hint: tokens.id_token,
      post_logout_redirect_uri: `${portal}/`,
    })
    const page = await (await browser.visit(`/idp/end-session?${query.toString()}`)).text()
    expect(page).toContain(`document.getElementById('confirm').click()`)
    const [, action = ''] = /action="([^"]+)"/.exec(page) ?? []
    const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(page) ?? []
    const answer = await browser.visit(action, { xsrf, logout: 'yes' })
    expect(answer.url).toBe(`${portal}/`)
    expect((await browser.callApi('/api/user', tokens.access_token)).status).toBe(401)
    expect((await browser.startSignIn({ prompt: 'none' })).at.searchParams.get('error')).toBe(
      'login_required',
    )
  })

  it('asks when nothing proves whose session it is', async () => {
    const browser = new TestBrowser(sandbox)
    await browser.signIn('client')
    const page = await (await browser.visit('/idp/end-session')).text()
    expect(page).toContain('Do you want to sign out?')
    expect(page).not.toContain('<script')
  })

  it('asks when another person has signed in since', async () => {
    const browser = new TestBrowser(sandbox)
    const { id_token: before } = await browser.signIn('client')
    const other = new TestBrowser(sandbox)
    await other.signIn('delegate')
    const page = await (await other.visit(`/idp/end-session?id_token_hint=${before}`)).text()
    expect(page).toContain('Do you want to sign out?')
    expect(page).not.toContain('<script')
  })
})

describe('the sign-in page', () => {
  it('begins with the form, folds a button for each of 15 people, of the two children who can sign in at 18 and of a couple beneath it, and cannot be framed', async () => {
    const { response } = await new TestBrowser(sandbox).startSignIn()
    const page = await response.text()
    expect(page.match(/Continue as /g)).toHaveLength(19)
    expect(page).toContain('Continue as Amelia Hart')
    expect(page.indexOf('<summary>Sandbox people')).toBeGreaterThan(page.indexOf('name="password"'))
    expect(page).toContain('<h1>Sign in to Larkfield Wealth</h1>')
    expect(page).toContain('Call us on <a href="tel:02079460123">020 7946 0123</a>')
    expect(page).toContain('Client with an ISA, a general account and a pension')
    expect(response.headers.get('content-security-policy')).toContain(`frame-ancestors 'none'`)
    expect(response.headers.get('x-frame-options')).toBe('DENY')
  })

  it('says what is wrong with a wrong password and keeps the user name', async () => {
    const browser = new TestBrowser(sandbox)
    const { at } = await browser.startSignIn()
    const answer = await browser.visit(at.href, { username: 'client"', password: 'wrong' })
    const page = await answer.text()
    expect(answer.status).toBe(422)
    expect(page).toContain('There is a problem')
    expect(page).toContain('value="client&#34;"')
  })

  it('lets a person in with user name and password', async () => {
    const browser = new TestBrowser(sandbox)
    const { at } = await browser.startSignIn()
    const answer = await browser.visit(at.href, { username: 'client', password: 'sandbox' })
    expect(new URL(answer.url).searchParams.get('code')).toEqual(expect.any(String))
  })

  it('has its fonts and the firm’s mark, and nothing from elsewhere', async () => {
    const browser = new TestBrowser(sandbox)
    const { response } = await browser.startSignIn()
    const policy = response.headers.get('content-security-policy')
    expect(policy).toContain("font-src 'self'; img-src data:")
    expect(await response.text()).toContain('<p class="firm"><img src="data:image/svg+xml;base64,')
    for (const font of ['inter', 'source-serif'])
      expect((await browser.visit(`/fonts/${font}.woff2`)).headers.get('content-type')).toBe('font/woff2')
    expect((await browser.visit('/fonts/other.woff2')).status).toBe(404)
  })

  it('asks who is signed in for their password alone, by name', async () => {
    const browser = new TestBrowser(sandbox)
    await browser.signIn('client')
    const { at, response } = await browser.startSignIn({ prompt: 'login', max_age: '0' })
    const page = await response.text()
    expect(page).toContain('<h1>Confirm it’s you, Amelia</h1>')
    expect(page).toContain(
      'name="username" autocomplete="username" aria-label="Username" value="client" hidden',
    )
    expect(page).not.toContain('Continue as')
    const wrong = await browser.visit(at.href, { username: 'client', password: 'wrong' })
    expect(await wrong.text()).toContain('<a href="#password">Enter the password that you sign in with</a>')
    const answer = await browser.visit(at.href, { username: 'client', password: 'sandbox' })
    expect(new URL(answer.url).searchParams.get('code')).toEqual(expect.any(String))
  })

  it('says that a finished sign-in has ended', async () => {
    const browser = new TestBrowser(sandbox)
    const { at } = await browser.startSignIn()
    await browser.visit(at.href, { persona: 'client' })
    expect((await browser.visit(at.href)).status).toBe(400)
  })
})

describe('token rules', () => {
  it('change lifetime and claims of later tokens until the reset', async () => {
    await control(sandbox, 'PUT', 'tokens', {
      accessTokenSeconds: 65,
      idTokenClaims: { azp: 'x' },
      omitClaims: ['sub'],
    })
    const tokens = await new TestBrowser(sandbox).signIn('client')
    expect(tokens.expires_in).toBe(65)
    expect(decodeJwt(tokens.id_token)).toMatchObject({ azp: 'x', name: 'Amelia Hart' })
    expect(decodeJwt(tokens.id_token)).not.toHaveProperty('sub')
    await jwtVerify(tokens.id_token, createRemoteJWKSet(new URL(`${sandbox.url}/idp/jwks`)))
    await control(sandbox, 'POST', 'reset')
    const later = await new TestBrowser(sandbox).signIn('client')
    expect(later.expires_in).toBe(1800)
    expect(decodeJwt(later.id_token).sub).toBe('sub-p02')
  })
})

describe('a session whose tokens end', () => {
  /** Two browsers of one person, the tokens of the first, and which of the browsers the product API is told of. */
  async function twoBrowsers() {
    const browsers: string[] = []
    const ended: unknown[] = []
    const own = await openSandbox((options) => ({
      ...echoApi(options),
      noteSignIn: (_subject, { id }) => void browsers.push(id),
      noteSessionsEnded: (subject, isEnded) =>
        void ended.push([subject, ...browsers.map((id) => isEnded(id)), isEnded(undefined)]),
    }))
    const browser = new TestBrowser(own)
    const tokens = await browser.signIn('client')
    await new TestBrowser(own).signIn('client')
    const post = (place: string, body: Record<string, string>) =>
      fetch(`${own.url}/idp/${place}`, { method: 'POST', body: new URLSearchParams(body) })
    const renew = () =>
      post('token', {
        grant_type: 'refresh_token',
        refresh_token: tokens.refresh_token,
        client_id: 'portal-web',
      })
    const revoke = (token: string, client_id = 'portal-web') => post('revocation', { token, client_id })
    const signOut = async (about: Record<string, string>) => {
      const asked = await browser.visit(`${own.url}/idp/end-session?${new URLSearchParams(about)}`)
      const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(await asked.text()) ?? []
      await browser.visit(`${own.url}/idp/end-session/confirm`, { xsrf, logout: 'yes' })
    }
    return { tokens, ended, renew, revoke, signOut, [Symbol.asyncDispose]: () => own[Symbol.asyncDispose]() }
  }
  type Browsers = Awaited<ReturnType<typeof twoBrowsers>>

  it.each<[string, (browsers: Browsers) => Promise<unknown>]>([
    ['its refresh token is revoked', ({ revoke, tokens }) => revoke(tokens.refresh_token)],
    ['its access token is revoked', ({ revoke, tokens }) => revoke(tokens.access_token)],
    ['its refresh token is used twice', async ({ renew }) => [await renew(), await renew()]],
    ['somebody signs out at the provider', ({ signOut }) => signOut({})],
  ])('ends in its browser, and in no other, where %s', async (_how, end) => {
    await using browsers = await twoBrowsers()
    await end(browsers)
    expect(browsers.ended).toEqual([[decodeJwt(browsers.tokens.id_token).sub, true, false, false]])
    expect((await browsers.renew()).status).toBe(400)
  })

  it.each<[string, (browsers: Browsers) => Promise<unknown>]>([
    ['a token is revoked that is nobody’s', ({ revoke }) => revoke('nobody’s')],
    [
      'another app would revoke its token',
      ({ revoke, tokens }) => revoke(tokens.refresh_token, 'portal-pwa'),
    ],
  ])('goes on where %s', async (_how, attempt) => {
    await using browsers = await twoBrowsers()
    await attempt(browsers)
    expect(browsers.ended).toEqual([])
    expect((await browsers.renew()).status).toBe(200)
  })

  it('keeps what the portal decides about, where the portal signs somebody out', async () => {
    await using browsers = await twoBrowsers()
    await browsers.signOut({ id_token_hint: browsers.tokens.id_token })
    expect(browsers.ended).toEqual([])
    expect((await browsers.renew()).status).toBe(400)
  })
})
