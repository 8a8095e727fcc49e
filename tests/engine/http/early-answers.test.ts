// Answers that the page asked for while its scripts loaded: who may take them, when, and how often.
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { ApiError } from '#http/client.ts'
import { endEarly, type EarlyAnswer } from '#http/early-answers.ts'
import { createApi } from '#http/http.ts'
import type { ClientId, UserId } from '#http/ids.ts'
import { noteServerTime, serverNow } from '#http/server-time.ts'
import { asked, got } from '../../support/asked.ts'

const TRACE = '0123456789abcdef0123456789abcdef'

/** The key of what user U-1 asks for with token-1. */
const portfolios =
  'https://api.example/api/portfolios{"accept":"application/json","authorization":"Bearer token-1","X-UserId":"U-1"}'

function early(answer: Partial<EarlyAnswer> = {}, begunAt = Date.now()): Map<string, unknown> {
  const response = Promise.resolve(Response.json({ from: 'early' }))
  const answers = new Map([[portfolios, { traceId: TRACE, response, ...answer }]])
  globalThis.portalEarly = { begunAt, settings: new Promise(() => {}), answers }
  return answers
}

function apiOf({
  token = 'token-1',
  user = 'U-1',
  client,
}: { token?: string; user?: string; client?: string } = {}) {
  const sent: string[] = []
  let signedOut = 0
  const api = createApi({
    host: 'https://api.example',
    actor: user,
    accessToken: () => token,
    userId: user as UserId,
    clientId: client as ClientId | undefined,
    timeoutSeconds: 10,
    onUnauthorised: () => (signedOut += 1),
    fetch: (url) => {
      sent.push(url as string)
      return Promise.resolve(Response.json({ from: 'network' }))
    },
  })
  return { api, sent, signedOut: () => signedOut }
}

const get = (given: ReturnType<typeof apiOf>, path = '/api/portfolios') => got(given.api, path)

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-23T09:00:00Z') }))
afterEach(() => {
  endEarly()
  vi.useRealTimers()
})

describe('An answer that the page asked for early', () => {
  it('serves the call of the same user and token, once', async () => {
    early()
    const person = apiOf()
    await expect(get(person)).resolves.toEqual({ from: 'early' })
    await expect(get(person)).resolves.toEqual({ from: 'network' })
    expect(person.sent).toEqual(['https://api.example/api/portfolios'])
  })

  it.each([
    ['another token', { token: 'token-2' }],
    ['another user', { user: 'U-2' }],
    ['the same user acting for a client', { client: 'C-9' }],
  ])('never serves %s', async (_, person) => {
    early()
    await expect(get(apiOf(person))).resolves.toEqual({ from: 'network' })
  })

  it('serves no other address', async () => {
    early()
    await expect(get(apiOf(), '/api/portfolios?year=2025')).resolves.toEqual({ from: 'network' })
  })

  it('is not used when it was asked for longer than a minute ago', async () => {
    early({}, Date.now() - 61_000)
    await expect(get(apiOf())).resolves.toEqual({ from: 'network' })
    expect(globalThis.portalEarly).toBeUndefined()
  })

  it('is not used after something was sent, which may have changed it', async () => {
    early()
    const person = apiOf()
    await asked(person.api, 'PUT', '/api/uiuserprefs', { body: {} })
    await expect(get(person)).resolves.toEqual({ from: 'network' })
  })

  it('is not asked for any more once the portal has asked itself', async () => {
    const answers = early()
    answers.delete(portfolios)
    await get(apiOf())
    expect(answers.has(portfolios)).toBe(true)
  })

  it('signs out by a 401, as every call does', async () => {
    early({ response: Promise.resolve(new Response(null, { status: 401 })) })
    const person = apiOf()
    await expect(get(person)).rejects.toMatchObject({ kind: 'status', status: 401 })
    expect(person.signedOut()).toBe(1)
    expect(person.sent).toEqual([])
  })

  it.each([
    ['has not come', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['says that the server is busy', () => Promise.resolve(new Response(null, { status: 503 }))],
  ])('counts as the first attempt of its call when it %s', async (_, response) => {
    early({ response: response() })
    const person = apiOf()
    const answered = get(person)
    await vi.runAllTimersAsync()
    await expect(answered).resolves.toEqual({ from: 'network' })
    expect(person.sent).toHaveLength(1)
  })

  it('is late when it has not come within the deadline of a call', async () => {
    early({ response: new Promise(() => {}) })
    const late = get(apiOf()).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await late).toMatchObject({ kind: 'timeout', traceId: TRACE })
  })

  it('is quoted by the reference under which it was asked for', async () => {
    early({ response: Promise.resolve(new Response(null, { status: 404 })) })
    const failed: unknown = await get(apiOf()).catch((error: unknown) => error)
    expect(failed).toBeInstanceOf(ApiError)
    expect(failed).toMatchObject({ status: 404, traceId: TRACE })
  })

  it('tells the time at which it came, not that at which it is read', async () => {
    onTestFinished(() => noteServerTime(new Date().toUTCString()))
    const headers = { date: 'Mon, 23 Nov 2026 08:00:00 GMT' }
    early({ response: Promise.resolve(Response.json({}, { headers })), at: Date.now() })
    vi.setSystemTime('2026-11-23T09:00:10Z')
    await get(apiOf())
    expect(serverNow().toISOString()).toBe('2026-11-23T08:00:10.000Z')
  })
})
