// The API client: which headers go where, when it gives up, and what it says about answers it cannot read.
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import * as z from 'zod/mini'
import { pathsWithoutUserId } from '#api/people/paths-without-user-id.ts'
import { ApiError } from '#http/client.ts'
import { createApi, type ApiSettings } from '#http/http.ts'
import type { ClientId, UserId } from '#http/ids.ts'
import { noteServerTime, serverNow } from '#http/server-time.ts'
import { asked, got } from '../../support/asked.ts'

interface Sent {
  url: string
  method: string
  headers: Headers
  body: unknown
  redirect: RequestRedirect | undefined
}

function clientOver(
  answer: (sent: Sent, signal: AbortSignal) => Promise<Response>,
  more: Partial<ApiSettings> = {},
) {
  const sent: Sent[] = []
  let unauthorised = 0
  const reports: ApiError[] = []
  const api = createApi({
    host: 'https://api.example',
    actor: 'U-1',
    accessToken: () => 'token-1',
    userId: 'U-1' as UserId,
    pathsWithoutUserId,
    timeoutSeconds: 10,
    onUnauthorised: () => (unauthorised += 1),
    onReport: (error) => reports.push(error),
    fetch: (input, init) => {
      const one = {
        url: String(input),
        method: init?.method ?? '',
        headers: new Headers(init?.headers),
        body: init?.body,
        redirect: init?.redirect,
      }
      sent.push(one)
      return answer(one, init!.signal!)
    },
    ...more,
  })
  return { api, sent, reports, unauthorised: () => unauthorised }
}

const json =
  (body: unknown, status = 200) =>
  async () =>
    Response.json(body, { status })
const failure = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(ApiError)
  return error as ApiError
}

describe('a call to the product API', () => {
  it('goes to the configured host with the bearer token [R-HDR-01] [R-HDR-02]', async () => {
    const { api, sent } = clientOver(json({}))
    await got(api, '/api/user')
    await got(api, '/api/portfolios', { query: { a: 1, b: undefined, c: ['x', 'y z'] } })
    expect(sent.map(({ url }) => url)).toEqual([
      'https://api.example/api/user',
      'https://api.example/api/portfolios?a=1&c=x&c=y+z',
    ])
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer token-1',
      'Bearer token-1',
    ])
  })

  it('asks for the token again each time', async () => {
    const tokens = ['first', 'second']
    const { api, sent } = clientOver(json({}), { accessToken: () => tokens.shift() })
    await got(api, '/api/user')
    await got(api, '/api/user')
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer first', 'Bearer second'])
  })

  it('sends the body as JSON', async () => {
    const { api, sent } = clientOver(json({}))
    await asked(api, 'PUT', '/api/accountopeningbackup', { body: { json: null } })
    expect(sent[0]).toMatchObject({ method: 'PUT', body: '{"json":null}' })
    expect(sent[0]!.headers.get('content-type')).toBe('application/json')
  })

  it('carries the key by which the server knows a repeated request, where it has one', async () => {
    const { api, sent } = clientOver(json({}))
    await asked(api, 'POST', '/api/x', { body: {}, key: 'key-1' })
    await asked(api, 'POST', '/api/x', { body: {} })
    expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['key-1', null])
  })

  it.each([
    'https://elsewhere.example/api/user',
    '//elsewhere.example/api/user',
    'api/user',
    '/\\elsewhere.example/x',
  ])('is refused when the path is %s, and nothing is sent [R-HDR-01] [R-HDR-16]', async (path) => {
    const { api, sent } = clientOver(json({}))
    await expect(got(api, path)).rejects.toThrow('is not a path of the product API')
    expect(sent).toEqual([])
  })
})

describe('a redirect', () => {
  it('is an error, so that no header follows it to another host [R-HDR-16]', async () => {
    const { api, sent } = clientOver(json({}))
    await got(api, '/api/portfolios')
    expect(sent[0]!.redirect).toBe('manual')
  })

  it.each([
    [
      'a redirect',
      async () => new Response(null, { status: 302, headers: { location: 'https://login.example/' } }),
    ],
    [
      'a page',
      async () =>
        new Response('<h1>Sign in</h1>', { headers: { 'content-type': 'text/html; charset=utf-8' } }),
    ],
  ])(
    'of a gateway, or its page, is no answer of the API, is asked for once, and is reported: %s',
    async (what, answer) => {
      const reported: ApiError[] = []
      const { api, sent } = clientOver(answer, { onReport: (error) => reported.push(error) })
      expect(await failure(got(api, '/api/portfolios'))).toMatchObject({ kind: 'foreign' })
      expect(sent).toHaveLength(1)
      expect(reported.map(({ message }) => message)).toEqual([
        `https://api.example/api/portfolios: ${what} came in place of the API's answer`,
      ])
    },
  )

  it('that is hidden by a missing header of CORS is named with its host', async () => {
    const { api } = clientOver(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(((await failure(got(api, '/api/portfolios'))) as ApiError).message).toBe(
      'https://api.example/api/portfolios could not be reached, or sent no CORS headers',
    )
  })
})

describe('X-UserId', () => {
  const headerOn = async (path: string) => {
    const { api, sent } = clientOver(json({}))
    await got(api, path)
    return sent[0]!.headers.get('x-userid')
  }

  it.each(['/api/uiuserprefs', '/api/portfolios', '/api/featureflags', '/api/content/learn'])(
    'is the logged-in user on %s [R-HDR-03]',
    async (path) => {
      expect(await headerOn(path)).toBe('U-1')
    },
  )

  it.each([
    '/api/user',
    '/api/user/email',
    '/api/user/mobile',
    '/api/client/delegates',
    '/api/client/delegatesfromclient',
    '/api/groups',
    '/api/currentuser',
  ])('is absent on %s [R-HDR-04..10]', async (path) => {
    expect(await headerOn(path)).toBeNull()
  })

  it('matches ignored paths whole, whatever the query [R-HDR-11]', async () => {
    expect(await headerOn('/api/userparameters')).toBe('U-1')
    expect(await headerOn('/api/client/delegates/x')).toBe('U-1')
    expect(await headerOn('/api/user?x=1')).toBeNull()
  })
})

describe('X-ClientId', () => {
  it('is sent on every call while a client or grantor is active [R-HDR-12] [R-HDR-13]', async () => {
    const { api, sent } = clientOver(json({}), { clientId: 'C-9' as ClientId })
    await got(api, '/api/portfolios')
    expect(sent[0]!.headers.get('x-clientid')).toBe('C-9')
    expect(sent[0]!.headers.get('x-userid')).toBe('U-1')
  })

  it('is sent on ignored paths too, which concern X-UserId only [R-HDR-15]', async () => {
    const { api, sent } = clientOver(json({}), { clientId: 'C-9' as ClientId })
    await got(api, '/api/currentuser')
    expect(sent[0]!.headers.get('x-clientid')).toBe('C-9')
    expect(sent[0]!.headers.get('x-userid')).toBeNull()
  })

  it('is absent on the own account [R-HDR-14]', async () => {
    const { api, sent } = clientOver(json({}))
    await got(api, '/api/portfolios')
    expect(sent[0]!.headers.has('x-clientid')).toBe(false)
  })

  it('takes a ClientId and nothing else', () => {
    // @ts-expect-error a user's own id is no ClientId
    const settings: Partial<ApiSettings> = { clientId: 'U-1' as UserId }
    expect(settings).toBeDefined()
  })
})

describe('an answer of the product API', () => {
  it('tells the session once on a 401, and fails with its status', async () => {
    const { api, unauthorised } = clientOver(json({}, 401))
    expect(await failure(got(api, '/api/user'))).toMatchObject({ kind: 'status', status: 401 })
    expect(unauthorised()).toBe(1)
  })

  it('is told apart by its status on a 404', async () => {
    const { api, unauthorised } = clientOver(json({}, 404))
    expect(await failure(got(api, '/api/uiuserprefs'))).toMatchObject({
      kind: 'status',
      status: 404,
    })
    expect(unauthorised()).toBe(0)
  })

  it('brings the server’s time, whatever this device’s clock says', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') })
    onTestFinished(() => {
      noteServerTime(new Date().toUTCString())
      vi.useRealTimers()
    })
    const headers = { date: 'Mon, 05 Apr 2027 22:30:00 GMT' }
    const { api } = clientOver(async () => Response.json({}, { headers }))
    await got(api, '/api/user')
    vi.advanceTimersByTime(60_000)
    expect(serverNow()).toEqual(new Date('2027-04-05T22:31:00Z'))
    noteServerTime(null)
    noteServerTime('yesterday')
    expect(serverNow()).toEqual(new Date('2027-04-05T22:31:00Z'))
  })

  it('says what the server says when it refuses a call', async () => {
    const { api } = clientOver(json({ message: 'Not so', reason: 'form-changed' }, 409))
    const error = await failure(asked(api, 'PUT', '/api/x', { body: {} }))
    expect(error.answer).toMatchObject({ message: 'Not so', reason: 'form-changed' })
  })

  it('satisfies a schema for nothing when it has no body', async () => {
    const { api } = clientOver(async () => new Response(null, { status: 204 }))
    await expect(asked(api, 'DELETE', '/api/x', { schema: z.undefined() })).resolves.toBeUndefined()
  })

  it('names path and field and never the value where it does not fit, and is reported', async () => {
    const { api, reports } = clientOver(json({ user: { name: 'secret-value' } }))
    const error = await failure(
      got(api, '/api/user', { schema: z.object({ user: z.object({ name: z.number() }) }) }),
    )
    expect(error).toMatchObject({
      kind: 'unreadable',
      path: '/api/user',
      message: '/api/user: user.name is not as expected',
    })
    expect(JSON.stringify(error) + error.stack).not.toContain('secret-value')
    expect(reports).toEqual([error])
  })

  it('is unreadable when it is nested deeper than it can be read, and reported', async () => {
    interface Nested {
      children: Nested[]
    }
    const nested: z.ZodMiniType<Nested> = z.object({ children: z.array(z.lazy(() => nested)) })
    const depth = 200_000
    const deep = '{"children":['.repeat(depth) + ']}'.repeat(depth)
    const { api, reports } = clientOver(() => Promise.resolve(new Response(deep)))
    expect(await failure(got(api, '/api/user', { schema: nested }))).toMatchObject({
      kind: 'unreadable',
      message: '/api/user: the answer is too deep',
    })
    expect(reports).toHaveLength(1)
  })

  it('is unreadable when it is not JSON', async () => {
    const { api } = clientOver(async () => new Response('<html>'))
    expect(await failure(got(api, '/api/user'))).toMatchObject({ kind: 'unreadable' })
  })

  it('counts as offline when it never came because the network is down', async () => {
    const { api } = clientOver(() => Promise.reject(new TypeError('failed to fetch')))
    expect(await failure(got(api, '/api/user'))).toMatchObject({ kind: 'offline' })
  })
})

describe('the deadline of a call', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('ends a call that is not answered, and aborts it', async () => {
    let signal: AbortSignal | undefined
    const { api } = clientOver((_, given) => {
      signal = given
      return new Promise(() => {})
    })
    const failed = failure(got(api, '/api/user'))
    await vi.advanceTimersByTimeAsync(9_999)
    expect(signal?.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await failed).toMatchObject({ kind: 'timeout' })
    expect(signal?.aborted).toBe(true)
  })

  it('covers reading the body', async () => {
    const { api } = clientOver(async () => new Response(new ReadableStream({ start() {} })))
    const failed = failure(got(api, '/api/user'))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await failed).toMatchObject({ kind: 'timeout' })
  })

  it('leaves no timer behind after an answer', async () => {
    const { api } = clientOver(json({}))
    await got(api, '/api/user')
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('a cancelled call', () => {
  it('ends at once as cancelled', async () => {
    const cancel = new AbortController()
    const { api } = clientOver(() => new Promise(() => {}))
    const failed = failure(got(api, '/api/user', { signal: cancel.signal }))
    cancel.abort()
    expect(await failed).toMatchObject({ kind: 'cancelled' })
  })

  it('is not sent when it was cancelled before', async () => {
    const { api, sent } = clientOver(json({}))
    expect(await failure(got(api, '/api/user', { signal: AbortSignal.abort() }))).toMatchObject({
      kind: 'cancelled',
    })
    expect(sent).toEqual([])
  })
})

describe('the fake API', () => {
  it('answers /fakeapi/200 without the network [R-API-19]', async () => {
    const { api, sent } = clientOver(json({}))
    expect(await got(api, '/fakeapi/200', { schema: z.object({ ok: z.boolean() }) })).toEqual({ ok: true })
    expect(sent).toEqual([])
  })

  it('answers /fakeapi/500 with that status, without the network [R-API-20]', async () => {
    const { api, sent } = clientOver(json({}))
    expect(await failure(got(api, '/fakeapi/500'))).toMatchObject({ kind: 'status', status: 500 })
    expect(sent).toEqual([])
  })

  it('answers /fakeapi/404 with that status, without the network [R-API-21]', async () => {
    const { api, sent } = clientOver(json({}))
    expect(await failure(got(api, '/fakeapi/404'))).toMatchObject({ kind: 'status', status: 404 })
    expect(sent).toEqual([])
  })
})

describe('a call whose answer failed', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  /** Answers one after the other; the last one for ever. */
  const inTurn = (...answers: (() => Response)[]) => {
    let next = 0
    return async () => answers[Math.min(next++, answers.length - 1)]!()
  }
  const failing =
    (status: number, headers: Record<string, string> = {}) =>
    () =>
      new Response('{}', { status, headers })

  it('is sent again until it is answered', async () => {
    const { api, sent } = clientOver(inTurn(failing(503), failing(429), () => Response.json('here')))
    const answer = got(api, '/api/user')
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await answer).toBe('here')
    expect(sent.map(({ method }) => method)).toEqual(['GET', 'GET', 'GET'])
  })

  it.each([
    { status: 500, reported: 1 },
    { status: 503, headers: { 'retry-after': '1' }, reported: 1 },
    { status: 429, reported: 0 },
  ])(
    'is sent three times and then fails with its status, and what is the server’s is reported once: $status',
    async ({ status, headers, reported }) => {
      const { api, sent, reports } = clientOver(inTurn(failing(status, headers)))
      const failed = failure(got(api, '/api/user'))
      await vi.advanceTimersByTimeAsync(10_000)
      expect(await failed).toMatchObject({ kind: 'status', status })
      expect(sent).toHaveLength(3)
      expect(reports).toEqual(reported === 1 ? [await failed] : [])
      expect(vi.getTimerCount()).toBe(0)
    },
  )

  it('has one trace, which its error names, and another parent id for each request', async () => {
    const { api, sent } = clientOver(inTurn(failing(500)))
    const failed = failure(got(api, '/api/user'))
    await vi.advanceTimersByTimeAsync(10_000)
    const { traceId } = await failed
    expect(traceId).toMatch(/^[0-9a-f]{32}$/)
    const parents = sent.map(({ headers }) => headers.get('traceparent'))
    for (const parent of parents) expect(parent).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-01$`))
    expect(new Set(parents).size).toBe(3)
  })

  it.each([400, 403, 404, 409])(
    'is not reported where the answer is %i: the caller was wrong, not the server',
    async (status) => {
      const { api, reports } = clientOver(inTurn(failing(status)))
      await failure(got(api, '/api/user'))
      expect(reports).toEqual([])
    },
  )

  it('is sent three times where there is no connection, and not reported', async () => {
    const { api, sent, reports } = clientOver(() => Promise.reject(new TypeError('failed to fetch')))
    const failed = failure(got(api, '/api/user'))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await failed).toMatchObject({ kind: 'offline' })
    expect(sent).toHaveLength(3)
    expect(reports).toEqual([])
  })

  it.each(['POST', 'PUT', 'DELETE'] as const)('is sent once where it is a %s', async (method) => {
    const { api, sent } = clientOver(inTurn(failing(503, { 'retry-after': '1' })))
    const failed = failure(asked(api, method, '/api/x', { body: {} }))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await failed).toMatchObject({ status: 503 })
    expect(sent).toHaveLength(1)
  })

  it.each([400, 401, 403, 404])('is sent once where the answer is %i', async (status) => {
    const { api, sent, unauthorised } = clientOver(inTurn(failing(status)))
    const failed = failure(got(api, '/api/user'))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await failed).toMatchObject({ status })
    expect(sent).toHaveLength(1)
    expect(unauthorised()).toBe(status === 401 ? 1 : 0)
  })

  it('is sent once where the answer cannot be read', async () => {
    const { api, sent, reports } = clientOver(inTurn(() => new Response('<html>')))
    const failed = failure(got(api, '/api/user'))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await failed).toMatchObject({ kind: 'unreadable' })
    expect(sent).toHaveLength(1)
    expect(reports).toHaveLength(1)
  })

  it('is not sent again before the server wants it', async () => {
    const { api, sent } = clientOver(inTurn(failing(429, { 'retry-after': '2' }), () => Response.json(1)))
    const answer = got(api, '/api/user')
    await vi.advanceTimersByTimeAsync(1_999)
    expect(sent).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(501)
    expect(await answer).toBe(1)
  })

  it('has one deadline for all attempts', async () => {
    const hanging = () => new Promise<Response>(() => {})
    let next = 0
    const { api, sent } = clientOver(() => (next++ === 0 ? Promise.resolve(failing(503)()) : hanging()))
    const failed = failure(got(api, '/api/user'))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await failed).toMatchObject({ kind: 'timeout' })
    expect(sent).toHaveLength(2)
  })

  it('is not sent again once nobody wants it', async () => {
    const cancel = new AbortController()
    const { api, sent } = clientOver(inTurn(failing(503)))
    const failed = failure(got(api, '/api/user', { signal: cancel.signal }))
    await vi.advanceTimersByTimeAsync(100)
    cancel.abort()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await failed).toMatchObject({ kind: 'cancelled' })
    expect(sent).toHaveLength(1)
    expect(vi.getTimerCount()).toBe(0)
  })
})
