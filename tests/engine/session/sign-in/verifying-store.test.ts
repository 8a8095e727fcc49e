// An attempt to sign in ends at its deadline: whatever comes later stores nobody.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TimedOut, withinDeadline } from '#base/deadline.ts'
import { withGuardedFetch } from '#session/sign-in/guarded-fetch.ts'
import type { ProviderOptions } from '#session/sign-in/provider.ts'
import { readSettings } from '#session/read-settings.ts'
import { createStorage } from '#session/browser/storage.ts'
import { verifyingStore } from '#session/sign-in/verifying-store.ts'
import { createSettings } from '#sandbox/config/settings.ts'
import { portalClient } from '../../../support/hostile/clients.ts'
import { startHostileProvider, type HostileProvider } from '../../../support/hostile/provider.ts'
import { MemoryStorage } from '../page.ts'

let provider: HostileProvider
beforeEach(async () => {
  provider = await startHostileProvider()
})
afterEach(async () => {
  vi.useRealTimers()
  await provider.close()
})

/** A store before an honest provider, the user of a finished sign-in, and what has been stored of users. */
async function withAnswer() {
  const authority = provider.issuer('sign-in', {})
  const outcome = readSettings({ ...createSettings({ sandboxUrl: provider.url }), authority })
  if ('problems' in outcome) throw new Error(outcome.problems.join('; '))
  const client = portalClient(authority)
  await client.signIn()
  const stored = new Map<string, string>()
  const [local, session] = [new MemoryStorage(), new MemoryStorage()]
  const options: ProviderOptions = {
    settings: outcome.settings,
    platform: 'web',
    storage: createStorage({ local: () => local, session: () => session, report: () => {} }),
    address: () => new URL('http://localhost:5173'),
    callbackPath: '/signin-oidc',
    navigate: () => {},
    fetch,
    now: Date.now,
    report: () => {},
  }
  const store = verifyingStore(
    options,
    { issuer: authority, jwks_uri: `${authority}/jwks` },
    {
      set: (key, value) => Promise.resolve(void stored.set(key, value)),
      get: (key) => Promise.resolve(stored.get(key) ?? null),
      remove: () => Promise.resolve(null),
      getAllKeys: () => Promise.resolve([...stored.keys()]),
    },
  )
  /** Puts a user where an earlier sign-in has left one. */
  const keep = (user: string) => session.setItem(`oidc.user:${authority}:portal-web`, user)
  return { store, stored, keep, user: client.stored() ?? '' }
}

describe('A user', () => {
  it('is stored during a running attempt', async () => {
    const { store, stored, user } = await withAnswer()
    await store.attempt('sign-in', 10, () => store.set('user', user))
    expect(stored.size).toBe(1)
  })

  it.each(['U-1 2', 'Ü-20002', 'U\n1', '', 'x'.repeat(129)])(
    'is not stored when its user id cannot stand in a header: %j',
    async (userId) => {
      const { store, stored, user } = await withAnswer()
      const other = JSON.parse(user) as { profile: Record<string, unknown> }
      other.profile['userId'] = userId
      await expect(
        store.attempt('sign-in', 10, () => store.set('user', JSON.stringify(other))),
      ).rejects.toThrow('claims.userId: the ID token has no usable claim userId')
      expect(stored.size).toBe(0)
    },
  )

  it('is not stored when a renewal brings another user id', async () => {
    const { store, stored, user, keep } = await withAnswer()
    keep(user)
    const other = JSON.parse(user) as { profile: Record<string, unknown> }
    other.profile['userId'] = 'U-20003'
    await expect(
      store.attempt('renewal', 10, () => store.set('user', JSON.stringify(other))),
    ).rejects.toThrow('userId does not match the one signed in with')
    expect(stored.size).toBe(0)
  })

  it('is not stored when nobody is signing in', async () => {
    const { store, stored, user } = await withAnswer()
    await expect(store.set('user', user)).rejects.toThrow('The attempt to sign in is over')
    expect(stored.size).toBe(0)
  })

  it('is not stored by an answer that comes after the deadline', async () => {
    const { store, stored, user } = await withAnswer()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    let answer = () => {}
    const answered = new Promise<void>((done) => (answer = done))
    let late: Promise<void> | undefined
    const attempt = store.attempt('sign-in', 10, () => (late = answered.then(() => store.set('user', user))))
    attempt.catch(() => undefined)
    await vi.advanceTimersByTimeAsync(10_000)
    await expect(attempt).rejects.toThrow('Network timed out')
    answer()
    await expect(late).rejects.toThrow('The attempt to sign in is over')
    expect(stored.size).toBe(0)
  })

  it('is not stored when the deadline passes while the token is verified', async () => {
    const { store, stored, user } = await withAnswer()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    let late: Promise<void> | undefined
    const attempt = store.attempt('sign-in', 10, () => (late = store.set('user', user)))
    late?.catch(() => undefined)
    await expect(Promise.all([attempt, vi.advanceTimersByTimeAsync(10_000)])).rejects.toThrow(TimedOut)
    await expect(late).rejects.toThrow('Network timed out')
    expect(stored.size).toBe(0)
  })

  it('is not stored once the session has ended', async () => {
    const { store, stored, user } = await withAnswer()
    const attempt = store.attempt('sign-in', 10, async () => {
      store.close()
      await store.set('user', user)
    })
    await expect(attempt).rejects.toThrow('The attempt to sign in is over')
    expect(stored.size).toBe(0)
  })
})

describe('A deadline', () => {
  it('does not affect work that ends in time', async () => {
    await expect(withinDeadline(1, () => Promise.resolve('done'))).resolves.toBe('done')
    await expect(withinDeadline(1, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  })
})

describe('The addresses of the provider', () => {
  const address = 'https://id.example/token'
  const other = 'https://api.example/user'
  const before = globalThis.fetch
  afterEach(() => {
    globalThis.fetch = before
  })

  it('are called without redirects during an attempt, and other addresses as usual', async () => {
    const seen: [string, RequestInit | undefined][] = []
    const network: typeof fetch = (input, init) => {
      seen.push([input as string, init])
      return Promise.resolve(Response.json({}))
    }
    globalThis.fetch = network
    await withGuardedFetch([address], new AbortController().signal, async () => {
      await fetch(address, { method: 'POST' })
      await fetch(other)
    })
    expect(seen).toEqual([
      [address, { method: 'POST', redirect: 'manual', signal: expect.any(AbortSignal) }],
      [other, undefined],
    ])
    expect(globalThis.fetch).toBe(network)
  })

  it('are called with a signal that also aborts the reading of the body', async () => {
    const stop = new AbortController()
    let signal: AbortSignal | null | undefined
    globalThis.fetch = (_input, init) => {
      signal = init?.signal
      return Promise.resolve(new Response())
    }
    await withGuardedFetch([address], stop.signal, () => fetch(address))
    stop.abort()
    expect(signal?.aborted).toBe(true)
  })
})
