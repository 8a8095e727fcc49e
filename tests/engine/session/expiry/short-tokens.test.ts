// Sessions whose tokens are shorter than a quarter of an hour, or whose idle time the settings give, at the sandbox.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { get } from '#http/contract.ts'
import { RenewalError, type SignInProvider } from '#session/sign-in/provider.ts'
import type { Sandbox } from '#sandbox/server.ts'
import { control, journalOf, openSandbox } from '../../../sandbox/sandbox-client.ts'
import { settle, TestProfile, type TestTab } from '../page.ts'
import { peopleApi } from '../people-api.ts'
import { signInAs } from '../signing-in.ts'

let sandbox: Sandbox & AsyncDisposable
let profile: TestProfile
/** Calls without an answer so far. */
let underWay = 0

beforeEach(async () => {
  const send = globalThis.fetch
  underWay = 0
  vi.spyOn(globalThis, 'fetch').mockImplementation((...call) => {
    underWay++
    return send(...call).finally(() => underWay--)
  })
  sandbox = await openSandbox(peopleApi().open)
  profile = new TestProfile(sandbox.url)
})
afterEach(async () => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  await sandbox[Symbol.asyncDispose]()
})

async function signedIn(seconds: number, idleSeconds?: number): Promise<TestTab> {
  await control(sandbox, 'PUT', 'tokens', { accessTokenSeconds: seconds })
  if (idleSeconds !== undefined) profile.settings.idleSeconds = idleSeconds
  const tab = profile.openTab()
  await signInAs(tab, sandbox, 'client')
  return tab
}

async function refreshes(): Promise<number> {
  const { entries } = await journalOf(sandbox)
  return entries.filter(
    ({ body }) => (body as { grant_type?: string } | null)?.grant_type === 'refresh_token',
  ).length
}

/** Lets time pass for the tabs and for the provider, waiting for each renewal however slow this machine is. */
async function pass(tabs: readonly TestTab[], seconds: number): Promise<void> {
  const areRenewed = () => tabs.every((tab) => (tab.session.remainingSeconds() ?? 99) > 25)
  for (let left = seconds; left > 0; left -= 5) {
    vi.useFakeTimers({ toFake: ['Date'], now: tabs[0]!.clock.wall + 5000 })
    for (const tab of tabs) await tab.clock.pass(5)
    // Between the calls of a renewal there are turns in which none is under way.
    for (let quiet = 0; quiet < 200 && !areRenewed(); quiet = underWay > 0 ? 0 : quiet + 1) await settle()
  }
}

const phaseOf = (tab: TestTab) => tab.session.countdown.get().phase
const modeOf = (tab: TestTab) => tab.session.get().mode

/** A provider that answers a renewal so. */
const renewing = (renew: () => Promise<void>): SignInProvider => ({
  startSignIn: () => Promise.resolve(),
  completeSignIn: () => Promise.resolve({ target: '/' }),
  endSession: () => Promise.resolve(),
  close: () => {},
  renew,
})

describe('a client whose tokens live for five minutes', () => {
  it('is not asked on a page just loaded, and not while they are active', async () => {
    const tab = await signedIn(290)
    expect(phaseOf(tab)).toBe('none')
    for (let minute = 0; minute < 20; minute++) {
      tab.session.noteActivity()
      await pass([tab], 60)
      expect([phaseOf(tab), modeOf(tab)]).toEqual(['none', 'normal'])
    }
    // Every four minutes or so: a minute ahead.
    expect(await refreshes()).toBeLessThanOrEqual(6)
  })

  it('is asked after ten minutes without activity, and signed out a minute later', async () => {
    const tab = await signedIn(290)
    await pass([tab], 595)
    expect(phaseOf(tab)).toBe('none')
    await pass([tab], 10)
    expect(tab.session.countdown.get()).toMatchObject({ phase: 'counting' })
    await pass([tab], 60)
    expect(tab.session.get()).toEqual({ mode: 'anonymous', reason: 'inactivity' })
  })

  it('goes on by Continue, and is asked again only after another ten minutes', async () => {
    const tab = await signedIn(290)
    await pass([tab], 610)
    expect(phaseOf(tab)).toBe('counting')
    tab.session.countdown.continueSession()
    await expect.poll(() => phaseOf(tab)).toBe('none')
    await pass([tab], 580)
    expect([phaseOf(tab), modeOf(tab)]).toEqual(['none', 'normal'])
    await pass([tab], 30)
    expect(phaseOf(tab)).toBe('counting')
  })

  it('goes on after a sleep past the end of the token, before anything is asked of the API', async () => {
    const tab = await signedIn(290)
    const before = tab.session.user()?.access_token
    vi.useFakeTimers({ toFake: ['Date'], now: tab.clock.wall + 400_000 })
    tab.clock.sleep(400)
    await tab.session.refreshUser()
    expect(tab.session.user()?.access_token).not.toBe(before)
    expect(modeOf(tab)).toBe('normal')
  })

  it('is signed out after a sleep of a quarter of an hour', async () => {
    const tab = await signedIn(290)
    tab.clock.sleep(901)
    await settle()
    expect(tab.session.get()).toEqual({ mode: 'anonymous', reason: 'inactivity' })
  })

  it('goes on where the page is loaded again after its token has ended', async () => {
    const tab = await signedIn(290)
    vi.useFakeTimers({ toFake: ['Date'], now: tab.clock.wall + 400_000 })
    tab.clock.wall += 400_000
    tab.load()
    await tab.session.start()
    expect([phaseOf(tab), modeOf(tab)]).toEqual(['none', 'normal'])
  })

  it('is signed out where the browser opens the page again a day later', async () => {
    const tab = await signedIn(290)
    tab.clock.wall += 86_400_000
    tab.load()
    await tab.session.start()
    expect(tab.session.get()).toEqual({ mode: 'anonymous', reason: 'inactivity' })
  })

  it('can only log out where the provider renews no more, and is signed out with the token', async () => {
    const tab = await signedIn(290)
    const refused = renewing(() => Promise.reject(new RenewalError('refused', 'invalid_grant')))
    tab.options = { loadProvider: () => Promise.resolve(refused) }
    tab.load()
    await tab.session.start()
    await tab.clock.pass(240)
    expect(phaseOf(tab)).toBe('failed')
    await tab.clock.pass(60)
    expect(tab.session.get()).toEqual({ mode: 'anonymous', reason: 'expired' })
  })

  it('stays signed in while there is no connection, and goes on when it is back', async () => {
    const tab = await signedIn(290)
    let isOnline = false
    const attempts: number[] = []
    const provider = renewing(() => {
      attempts.push(Math.round(tab.clock.mono() / 1000))
      if (!isOnline) return Promise.reject(new RenewalError('no-answer', 'Failed to fetch'))
      for (const [key, text] of tab.own.entries)
        if (key.startsWith('oidc.user:')) {
          const user = JSON.parse(text) as { expires_at: number }
          tab.own.setItem(key, JSON.stringify({ ...user, expires_at: tab.clock.wall / 1000 + 290 }))
        }
      return Promise.resolve()
    })
    tab.options = { loadProvider: () => Promise.resolve(provider) }
    tab.load()
    await tab.session.start()
    await tab.clock.pass(340)
    expect(modeOf(tab)).toBe('normal')
    // Not more than one in five seconds, and ever fewer.
    expect(attempts.slice(1).every((at, index) => at - attempts[index]! >= 5)).toBe(true)
    expect(attempts.length).toBeLessThan(9)
    isOnline = true
    // The browser is online again.
    tab.clock.sleep(0)
    await settle()
    expect([phaseOf(tab), modeOf(tab)]).toEqual(['none', 'normal'])
    expect(tab.session.remainingSeconds()).toBeGreaterThan(200)
  })
})

describe('a client of a firm that sets an idle time', () => {
  it('is asked by it although the token lives for half an hour', async () => {
    const tab = await signedIn(1800, 240)
    await tab.clock.pass(155)
    expect(phaseOf(tab)).toBe('none')
    await tab.clock.pass(10)
    expect(phaseOf(tab)).toBe('counting')
    expect(await refreshes()).toBe(0)
  })
})

describe('a person in five tabs, one of which they use', () => {
  it.each([
    [60, 40],
    [290, 40],
  ])(
    'stays signed in in all of them through tokens of %i s that end %i times in each',
    async (seconds, ends) => {
      const first = await signedIn(seconds)
      const tabs = [first]
      for (let count = 1; count < 5; count++) {
        const tab = profile.openTab()
        tab.clock.wall = first.clock.wall
        await signInAs(tab, sandbox, 'client')
        tabs.push(tab)
      }
      const total = ends * (seconds - Math.min(60, seconds / 2))
      for (let passed = 0; passed < total; passed += 120) {
        first.session.noteActivity()
        await pass(tabs, 120)
        expect(tabs.map(phaseOf)).toEqual(Array(5).fill('none'))
        expect(tabs.map(modeOf)).toEqual(Array(5).fill('normal'))
      }
      expect(tabs.flatMap(({ reported }) => reported)).toEqual([])
      const counted = await refreshes()
      expect(counted).toBeGreaterThanOrEqual(5 * (ends - 8))
      expect(counted).toBeLessThanOrEqual(5 * (ends + 1))
    },
    120_000,
  )
})

describe('a client whose provider is away as their token ends', () => {
  const away = [{ path: '/idp/*', status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' }]

  async function withEndedToken(): Promise<TestTab> {
    const tab = await signedIn(120)
    await control(sandbox, 'PUT', 'faults', away)
    vi.useFakeTimers({ toFake: ['Date'], now: tab.clock.wall + 130_000 })
    tab.clock.sleep(130)
    await settle()
    tab.visited.length = 0
    return tab
  }
  const api = () => profile.tabs.at(-1)!.session.api()!
  const user = get('/api/currentuser', { summary: 'Any call', openTo: 'attorney', answer: z.looseObject({}) })
  const callsSince = async (next: number) =>
    (await journalOf(sandbox, next)).entries.filter(({ path }) => path.startsWith('/api'))

  it('has no answer to a call, which goes out with no token that has ended, and is not signed out', async () => {
    const tab = await withEndedToken()
    const { next } = await journalOf(sandbox)
    await expect(api().call(user)).rejects.toMatchObject({ name: 'ApiError', kind: 'offline' })
    expect(await callsSince(next)).toEqual([])
    expect([modeOf(tab), phaseOf(tab), tab.visited]).toEqual(['normal', 'none', []])
    await control(sandbox, 'DELETE', 'faults')
    await api().call(user)
    expect((await callsSince(next)).map(({ status }) => status)).toEqual([200])
  })

  it('does not ask again for a call while the provider wants to be left alone', async () => {
    const tab = await withEndedToken()
    const faults = [{ path: '/idp/token', status: 429, body: {}, retryAfterSeconds: 20 }]
    await control(sandbox, 'PUT', 'faults', faults)
    await expect(api().call(user)).rejects.toMatchObject({ kind: 'offline' })
    const before = await refreshes()
    await expect(api().call(user)).rejects.toMatchObject({ kind: 'offline' })
    tab.clock.sleep(0)
    await settle()
    expect(await refreshes()).toBe(before)
  })

  it.each([
    ['the page of an account', false],
    ['a page whose refresh token may be used up', true],
  ])('waits in words where %s is loaded again, and goes on by itself', async (_page, isUsedUp) => {
    const tab = await withEndedToken()
    tab.load()
    if (isUsedUp) tab.storage.markUnfinishedRenewal()
    else tab.storage.forgetUnfinishedRenewal()
    await tab.session.start()
    const service = isUsedUp ? 'The sign-in service' : 'Our service'
    expect(tab.session.get()).toMatchObject({
      mode: 'failed',
      message: `${service} is not answering just now. We’ll keep trying.`,
    })
    expect(tab.visited).toEqual([])
    await control(sandbox, 'DELETE', 'faults')
    for (let second = 0; second < 10; second++) await tab.clock.pass(1)
    const end = () => [modeOf(tab), tab.visited.map((url) => new URL(url).pathname)]
    await expect.poll(end).toEqual(isUsedUp ? ['failed', ['/idp/authorize']] : ['normal', []])
  })

  it.each([true, false])(
    'logs out here, and reads what could not be ended there (loaded again: %s)',
    async (isLoaded) => {
      const tab = await withEndedToken()
      if (isLoaded) {
        tab.load()
        tab.storage.markUnfinishedRenewal()
        await tab.session.start()
      }
      await tab.session.logOut('own-choice')
      const note = { reason: 'own-choice', isStillAtProvider: true }
      expect(tab.session.get()).toEqual({ mode: 'anonymous', ...note })
      expect(tab.visited).toEqual(['/'])
      expect([...tab.own.entries.keys()].filter((key) => key.startsWith('oidc.'))).toEqual([])
      tab.load()
      await tab.session.start()
      expect(tab.session.get()).toEqual({ mode: 'anonymous', ...note })
    },
  )

  it('stays on the page of a form where a fresh sign-in is needed', async () => {
    const tab = await withEndedToken()
    expect(await tab.session.signInAgain('/myaccount')).toEqual({
      failed: 'We could not reach the sign-in service, so nothing was sent. Please try again.',
    })
    expect(tab.visited).toEqual([])
  })
})
