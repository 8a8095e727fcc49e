import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openProductApi } from '#product-api/product-api.ts'
import type { Sandbox } from '#sandbox/server.ts'
import linksFile from '../../../config/links.json' with { type: 'json' }
import { control, echoApi, journalOf, openSandbox, portal, TestBrowser } from '../sandbox-client.ts'

let sandbox: Sandbox & AsyncDisposable
beforeEach(async () => {
  sandbox = await openSandbox()
})
afterEach(() => sandbox[Symbol.asyncDispose]())

describe('the product API', () => {
  it('answers a person the provider knows, and nobody else', async () => {
    const browser = new TestBrowser(sandbox)
    const { access_token } = await browser.signIn('client')
    expect(await (await browser.callApi('/api/user', access_token)).json()).toMatchObject({
      path: '/api/user',
      subject: 'sub-p02',
    })
    const refused = await browser.callApi('/api/user', 'made-up')
    expect(refused.status).toBe(401)
    expect(refused.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"')
    expect((await fetch(`${sandbox.url}/api/user`)).status).toBe(401)
  })

  it('refuses a token that has expired', async () => {
    await control(sandbox, 'PUT', 'tokens', { accessTokenSeconds: 1 })
    const browser = new TestBrowser(sandbox)
    const { access_token } = await browser.signIn('client')
    await expect
      .poll(async () => (await browser.callApi('/api/user', access_token)).status, {
        timeout: 4000,
        interval: 100,
      })
      .toBe(401)
  })

  const nested = (times: number) => '['.repeat(times) + ']'.repeat(times)

  it.each([
    ['nested 20,000 times', nested(20_000), 400, 'The body is nested too deep.'],
    ['nested 33 times', nested(33), 400, 'The body is nested too deep.'],
    ['nested 32 times', nested(32), 401, 'The token is not valid'],
    ['of more than 1 MiB', `"${'x'.repeat(1024 * 1024)}"`, 413, 'The body is larger than 1 MiB.'],
    ['that is no JSON', '{', 400, 'The body is not valid JSON.'],
  ])('says to the portal what is wrong with a body %s', async (_, body, status, message) => {
    const answer = await fetch(`${sandbox.url}/api/messages`, {
      method: 'POST',
      headers: { origin: portal, 'content-type': 'application/json' },
      body,
    })
    expect([answer.status, await answer.json()]).toEqual([status, { message }])
    expect(answer.headers.get('access-control-allow-origin')).toBe(portal)
  })

  it('lets the portal and no other site read its answers, and keeps them out of caches', async () => {
    const ask = (origin: string) =>
      fetch(`${sandbox.url}/api/user`, {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'GET',
          'access-control-request-headers': 'x-userid',
        },
      })
    const allowed = await ask(portal)
    expect(allowed.status).toBe(204)
    expect(allowed.headers.get('access-control-allow-origin')).toBe(portal)
    expect(allowed.headers.get('access-control-allow-headers')).toBe(
      'authorization, x-userid, x-clientid, content-type, idempotency-key, traceparent',
    )
    expect(allowed.headers.get('access-control-max-age')).toBe('600')
    expect((await ask('http://evil.example')).headers.get('access-control-allow-origin')).toBeNull()

    const answer = await fetch(`${sandbox.url}/api/user`, { headers: { origin: portal } })
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('vary')).toBe('Origin, Authorization, X-UserId, X-ClientId')
  })
})

describe('an answer that is asked for again and again', () => {
  it('costs a 304 while it is the same, and is kept by one browser alone', async () => {
    await using whole = await openSandbox(openProductApi)
    const { access_token } = await new TestBrowser(whole).signIn('client')
    const ask = (etag = '') =>
      fetch(`${whole.url}/api/featureflags`, {
        headers: { authorization: `Bearer ${access_token}`, 'x-userid': 'U-20002', 'if-none-match': etag },
      })
    const first = await ask()
    expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'private, no-cache'])
    const etag = first.headers.get('etag')!
    const again = await ask(etag)
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect((await ask('"another"')).status).toBe(200)
  })
})

describe('the journal', () => {
  it('holds each request with its headers, query, body and status, and no usable secret', async () => {
    const browser = new TestBrowser(sandbox)
    const { access_token } = await browser.signIn('client')
    await fetch(`${sandbox.url}/api/uiuserprefs?a=1`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${access_token}`,
        'x-userid': 'U-20002',
        'content-type': 'application/json',
      },
      body: '{"some":"body"}',
    })
    const { entries } = await journalOf(sandbox)
    const call = entries.find((entry) => entry.path === '/api/uiuserprefs')
    expect(call).toMatchObject({ method: 'POST', query: { a: '1' }, body: { some: 'body' }, status: 200 })
    expect(call?.headers).toMatchObject({
      'x-userid': 'U-20002',
      authorization: `Bearer ${access_token.slice(0, 8)}…`,
    })
    const exchange = entries.find((entry) => entry.path === '/idp/token')
    expect(exchange?.headers['content-type']).toContain('application/x-www-form-urlencoded')
    expect(Object.keys(exchange?.body as object).toSorted()).toEqual([
      'client_id',
      'code',
      'code_verifier',
      'grant_type',
      'redirect_uri',
    ])
    expect(JSON.stringify(entries)).not.toContain(access_token)
  })

  it('lists what is new since a number, and can be cleared', async () => {
    await fetch(`${sandbox.url}/api/user`)
    const { next } = await journalOf(sandbox)
    await fetch(`${sandbox.url}/api/currentuser`)
    expect((await journalOf(sandbox, next)).entries.map((entry) => entry.path)).toEqual(['/api/currentuser'])
    await control(sandbox, 'DELETE', 'journal')
    expect((await journalOf(sandbox)).entries).toEqual([])
  })
})

describe('a fault', () => {
  it('answers in place of the API, as many times as the rule says', async () => {
    await control(sandbox, 'PUT', 'faults', [
      { path: '/api/client/*', status: 503, body: { error: 'down' }, times: 1 },
      { method: 'POST', path: '/api/user', status: 500 },
    ])
    const failed = await fetch(`${sandbox.url}/api/client/delegates`, { headers: { origin: portal } })
    expect(failed.status).toBe(503)
    expect(await failed.json()).toEqual({ error: 'down' })
    expect(failed.headers.get('access-control-allow-origin')).toBe(portal)
    expect((await fetch(`${sandbox.url}/api/client/delegates`)).status).toBe(401)
    expect((await fetch(`${sandbox.url}/api/user`)).status).toBe(401)
    expect((await fetch(`${sandbox.url}/api/user`, { method: 'POST' })).status).toBe(500)
  })

  it('answers in the place of the provider', async () => {
    await control(sandbox, 'PUT', 'faults', [
      { path: '/idp/token', body: '<p>Sorry</p>', contentType: 'text/html' },
    ])
    const answer = await new TestBrowser(sandbox).refresh('some-token')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html'])
    const { entries } = await journalOf(sandbox)
    expect(entries.at(-1)?.body).toMatchObject({ grant_type: 'refresh_token' })
  })

  it('can hold a request back until faults are cleared', async () => {
    await control(sandbox, 'PUT', 'faults', [{ path: '/idp/jwks', hang: true }])
    const held = fetch(`${sandbox.url}/idp/jwks`)
    await expect.poll(async () => (await journalOf(sandbox)).entries.length).toBe(1)
    expect((await journalOf(sandbox)).entries[0]).not.toHaveProperty('status')
    await control(sandbox, 'DELETE', 'faults')
    expect((await held).status).toBe(200)
  })

  it('is refused with a sentence about the field when it makes no sense', async () => {
    const answer = await control(sandbox, 'PUT', 'faults', [{ path: '/elsewhere', status: 500 }])
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({
      error: expect.stringContaining('must start with /api or /idp') as string,
    })
  })
})

describe('flags', () => {
  it('do not reach another sandbox, and neither do faults, tokens or the journal', async () => {
    await using other = await openSandbox(echoApi)
    await control(sandbox, 'PUT', 'flags', { 'shared-access': false })
    await control(sandbox, 'PUT', 'faults', [{ path: '/api/groups', status: 500 }])
    const flagsSeenBy = async (at: Sandbox) => {
      const browser = new TestBrowser(at)
      const { access_token } = await browser.signIn('client')
      const answer = (await (await browser.callApi('/api/user', access_token)).json()) as { flags: unknown }
      return { flags: answer.flags, token: access_token }
    }
    const here = await flagsSeenBy(sandbox)
    const there = await flagsSeenBy(other)
    expect(here.flags).toEqual({ 'shared-access': false })
    expect(there.flags).toEqual({})
    expect((await new TestBrowser(other).callApi('/api/user', here.token)).status).toBe(401)
    expect((await new TestBrowser(other).callApi('/api/groups', there.token)).status).toBe(200)
    const seen = (await journalOf(other)).entries.map((entry) => entry.path)
    expect(seen.filter((path) => path === '/api/user')).toHaveLength(2)
  })

  it('must be true, false or null', async () => {
    expect((await control(sandbox, 'PUT', 'flags', { 'shared-access': 'yes' })).status).toBe(400)
  })
})

describe('the clock', () => {
  it('moves the product API’s today, and tokens stay good', async () => {
    await using moved = await openSandbox(openProductApi)
    const browser = new TestBrowser(moved)
    const { access_token } = await browser.signIn('client')
    expect((await control(moved, 'PUT', 'clock', { now: '2027-04-06T12:00:00Z' })).status).toBe(204)
    const answer = await fetch(`${moved.url}/api/portfolios`, {
      headers: { authorization: `Bearer ${access_token}`, 'x-userid': 'U-20002' },
    })
    expect(await answer.json()).toMatchObject({ valuedOn: '2027-04-05' })
    await control(moved, 'POST', 'reset')
  })

  it.each([
    ['tomorrow', 'an instant such as 2027-04-05T12:00:00Z'],
    ['2027-02-30T12:00:00Z', 'an instant such as 2027-04-05T12:00:00Z'],
    ['2025-12-31T12:00:00Z', 'an instant from 2026-01-01 to 2035-12-31'],
    ['2036-01-01T00:00:00Z', 'an instant from 2026-01-01 to 2035-12-31'],
  ])('refuses %s', async (now, why) => {
    const answer = await control(sandbox, 'PUT', 'clock', { now })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({ error: expect.stringContaining(why) as string })
  })

  it('refuses a body without a time', async () => {
    expect((await control(sandbox, 'PUT', 'clock', {})).status).toBe(400)
  })
})

describe('the error sink', () => {
  it('keeps what a portal reports until the reset', async () => {
    const sent = await fetch(`${sandbox.url}/sandbox/errors`, {
      method: 'POST',
      headers: { origin: portal, 'content-type': 'application/json' },
      body: '{"message":"No state in response"}',
    })
    expect(sent.headers.get('access-control-allow-origin')).toBe(portal)
    const list = async () =>
      (await (await fetch(`${sandbox.url}/sandbox/errors`)).json()) as { report: unknown }[]
    expect((await list()).map(({ report }) => report)).toEqual([{ message: 'No state in response' }])
    await control(sandbox, 'POST', 'reset')
    expect(await list()).toEqual([])
  })

  it('takes a list, also as the text of a beacon, and keeps each report of it', async () => {
    await control(sandbox, 'POST', 'reset')
    await fetch(`${sandbox.url}/sandbox/errors`, { method: 'POST', body: '[{"name":"A"},{"name":"B"}]' })
    const list = (await (await fetch(`${sandbox.url}/sandbox/errors`)).json()) as object[]
    expect(list).toMatchObject([{ report: { name: 'A' } }, { report: { name: 'B' } }])
  })

  it('is a page for a browser, the newest first, in which a reference is found', async () => {
    await control(sandbox, 'POST', 'reset')
    await control(sandbox, 'POST', 'errors', [
      { name: 'ApiError', message: 'GET /api/user answered <500>', reference: '0AF76519' },
      { name: 'TypeError', message: 'x is undefined' },
    ])
    const pageAt = async (query: string) =>
      (await fetch(`${sandbox.url}/sandbox/errors${query}`, { headers: { accept: 'text/html' } })).text()
    expect(await pageAt('')).toMatch(
      /TypeError: x is undefined[^]*ApiError: GET \/api\/user answered &#60;500&#62;/,
    )
    const page = await pageAt('?find=0af76519')
    expect(page).toContain('answered &#60;500&#62;')
    expect(page).not.toContain('TypeError')
  })

  it('refuses log records that are not as OpenTelemetry has them', async () => {
    const answer = await control(sandbox, 'POST', 'v1/logs', { resourceLogs: [{ scopeLogs: [] }] })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({
      error: expect.stringContaining('resourceLogs[0].resource') as string,
    })
  })
})

describe('pages where links end', () => {
  it('are readable pages with the link’s label, for every link of the portal', async () => {
    for (const [id, { label }] of Object.entries(linksFile.links)) {
      const text = await (await fetch(`${sandbox.url}/links/${id}`)).text()
      expect(text).toContain(`<h1>${label}</h1>`)
      expect(text).toMatch(/<h2>[^<]+<\/h2>\s*<p>[^<]{20}/)
    }
    expect((await fetch(`${sandbox.url}/links/no-such-link`)).status).toBe(404)
  })

  it('name the older path and query, the link, and the welcome page', async () => {
    const page = async (path: string) => (await fetch(sandbox.url + path)).text()
    const older = await page('/older/retirement-planner?from=%3Cb%3E')
    expect(older).toContain('<code>/retirement-planner</code>')
    expect(older).toContain('?from=%3Cb%3E')
    expect(await page('/links/help-hub')).toContain('<h1>Help hub</h1>')
    expect(await page('/idp/pwa-welcome')).toContain('Welcome to the app')
    expect((await fetch(`${sandbox.url}/links/%3Cscript%3E`)).status).toBe(404)
  })
})
