import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TimedOut } from '#base/deadline.ts'
import { RenewalError, type SignInProvider } from '#session/sign-in/provider.ts'
import type { Sandbox } from '#sandbox/server.ts'
import { control, journalOf, openSandbox } from '../../../sandbox/sandbox-client.ts'
import { settle, TestProfile, type TestTab } from '../page.ts'
import { peopleApi } from '../people-api.ts'
import { signInAs } from '../signing-in.ts'

let sandbox: Sandbox & AsyncDisposable
let profile: TestProfile
let tab: TestTab

beforeEach(async () => {
  sandbox = await openSandbox(peopleApi().open)
  profile = new TestProfile(sandbox.url)
  tab = profile.openTab()
})
afterEach(() => sandbox[Symbol.asyncDispose]())

async function refreshes(): Promise<number> {
  const { entries } = await journalOf(sandbox)
  return entries.filter(
    ({ body }) => (body as { grant_type?: string } | null)?.grant_type === 'refresh_token',
  ).length
}

const phaseOf = (page: TestTab) => page.session.countdown.get().phase

/** Lets the provider, too, believe that it is as late as in this tab. */
async function atTheTimeOf(page: TestTab | undefined, work: () => Promise<void>): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: page?.clock.wall ?? 0 })
  await work().finally(() => vi.useRealTimers())
}

/** Notes every raise of the remaining time. */
function raisedIn(page: TestTab): number[] {
  const raised: number[] = []
  page.session.onExpiring((remaining) => raised.push(remaining))
  return raised
}

describe('a session whose token nears its end', () => {
  it('reports the remaining time once, 300 s ahead [R-EXP-01] [R-EXP-07] [R-CONST-02]', async () => {
    await signInAs(tab, sandbox, 'client')
    const raised = raisedIn(tab)
    await tab.clock.pass(1490)
    expect(raised).toEqual([])
    await tab.clock.pass(20)
    expect(raised).toHaveLength(1)
    expect(raised[0]).toBeGreaterThanOrEqual(294)
    expect(raised[0]).toBeLessThanOrEqual(300)
    await tab.clock.pass(60)
    expect(raised).toHaveLength(1)
    expect(await refreshes()).toBe(0)
  })

  it('reports it 35 s ahead in the installed app [R-CONST-03] [R-EXP-23]', async () => {
    tab = profile.openTab({ platform: 'pwa' })
    await signInAs(tab, sandbox, 'client')
    const raised = raisedIn(tab)
    await tab.clock.pass(1755)
    expect(raised).toEqual([])
    await tab.clock.pass(15)
    expect(raised).toHaveLength(1)
  })

  it('ends by inactivity at once when almost no time remains [R-EXP-04] [R-LOGOUT-02]', async () => {
    await signInAs(tab, sandbox, 'client')
    const raised = raisedIn(tab)
    tab.clock.sleep(1799)
    await settle()
    expect(raised).toEqual([])
    expect(tab.session.get()).toEqual({ mode: 'anonymous', reason: 'inactivity' })
  })

  it('ends when the computer slept past the expiry, as soon as it wakes', async () => {
    await signInAs(tab, sandbox, 'client')
    tab.clock.sleep(8 * 3600)
    expect(tab.session.get()).toEqual({ mode: 'anonymous', reason: 'inactivity' })
  })

  it('ends with the reason expired when it has expired before the page opens', async () => {
    await signInAs(tab, sandbox, 'client')
    tab.clock.wall += 1_900_000
    tab.load()
    await tab.session.start()
    expect(tab.session.get()).toEqual({ mode: 'anonymous', reason: 'expired' })
    expect(tab.visited.at(-1)).toContain('/idp/end-session')
  })

  it('continues with new tokens after Continue, and watches their expiry too [R-EXP-11] [R-EXP-12] [R-IDP-07]', async () => {
    await signInAs(tab, sandbox, 'client')
    const raised = raisedIn(tab)
    const before = tab.session.user()
    await tab.clock.pass(1510)
    await atTheTimeOf(tab, () => tab.session.renew())
    expect(tab.session.user()?.access_token).not.toBe(before?.access_token)
    expect(tab.session.user()?.refresh_token).not.toBe(before?.refresh_token)
    expect(tab.session.remainingSeconds()).toBeGreaterThan(1790)
    await tab.clock.pass(1510)
    expect(raised).toHaveLength(2)
  })
})

describe('the countdown', () => {
  const answering = (renew: () => Promise<void>) => {
    const provider: SignInProvider = {
      startSignIn: () => Promise.resolve(),
      completeSignIn: () => Promise.resolve({ target: '/' }),
      endSession: () => Promise.resolve(),
      close: () => {},
      renew,
    }
    return async () => {
      await signInAs(tab, sandbox, 'client')
      tab.options = { loadProvider: () => Promise.resolve(provider) }
      tab.load()
      await tab.session.start()
      await tab.clock.pass(1510)
    }
  }

  it('ends with the reason unreachable when Continue gets no answer in time', async () => {
    await answering(() => new Promise<never>(() => {}))()
    tab.session.countdown.continueSession()
    await tab.clock.pass(60)
    expect(tab.session.get()).toMatchObject({ mode: 'anonymous', reason: 'unreachable' })
  })

  it('runs for 60 seconds, one at a time, then the person is signed out for inactivity [R-EXP-02] [R-EXP-13]', async () => {
    await signInAs(tab, sandbox, 'client')
    await tab.clock.pass(1495)
    expect(tab.session.countdown.get()).toEqual({ phase: 'none' })
    await tab.clock.pass(10)
    const { left } = tab.session.countdown.get() as { left: number }
    expect(left).toBeGreaterThan(50)
    await tab.clock.pass(1)
    expect(tab.session.countdown.get()).toEqual({ phase: 'counting', left: left - 1, isContinuing: false })
    await tab.clock.pass(left - 2)
    expect(tab.session.countdown.get()).toMatchObject({ left: 1 })
    await tab.clock.pass(1)
    expect(tab.session.countdown.get()).toEqual({ phase: 'none' })
    expect(tab.session.get()).toEqual({ mode: 'anonymous', reason: 'inactivity' })
  })

  it('is correct after a sleep, and over when the computer slept past its end [R-EXP-09]', async () => {
    await signInAs(tab, sandbox, 'client')
    tab.clock.sleep(1500)
    expect(tab.session.countdown.get()).toMatchObject({ left: 60 })
    tab.clock.sleep(45)
    expect(tab.session.countdown.get()).toMatchObject({ left: 15 })
    tab.clock.sleep(20)
    expect(tab.session.get()).toEqual({ mode: 'anonymous', reason: 'inactivity' })
  })

  it('ends with new tokens on Continue, and all tabs of the person stay signed in [R-EXP-11] [R-EXP-12]', async () => {
    const tabs = [tab, profile.openTab(), profile.openTab()]
    for (const each of tabs) {
      await signInAs(each, sandbox, 'client')
      await each.clock.pass(1510)
    }
    expect(tabs.map(phaseOf)).toEqual(['counting', 'counting', 'counting'])
    await atTheTimeOf(tab, async () => {
      tab.session.countdown.continueSession()
      await expect.poll(() => tabs.map(phaseOf)).toEqual(['none', 'none', 'none'])
    })
    expect(await refreshes()).toBe(3)
    for (const each of tabs) expect(each.session.remainingSeconds()).toBeGreaterThan(1700)
  })

  it('continues while the provider is slow, and a success after its end restores no session', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    await answering(() => promise)()
    tab.session.countdown.continueSession()
    await tab.clock.pass(3)
    expect(tab.session.countdown.get()).toMatchObject({ phase: 'counting', isContinuing: true })
    await tab.clock.pass(60)
    expect(tab.session.get()).toEqual({ mode: 'anonymous', reason: 'unreachable' })
    resolve()
    await settle()
    expect(tab.session.get()).toEqual({ mode: 'anonymous', reason: 'unreachable' })
    expect(tab.session.countdown.get()).toEqual({ phase: 'none' })
  })

  it('stops when Continue is refused, and the session still ends with its token [R-EXP-14]', async () => {
    await answering(() => Promise.reject(new RenewalError('refused', 'invalid_grant')))()
    tab.session.countdown.continueSession()
    await settle()
    expect(tab.session.countdown.get()).toEqual({ phase: 'failed' })
    await tab.clock.pass(120)
    expect(tab.session.countdown.get()).toEqual({ phase: 'failed' })
    tab.session.noteActivity()
    await tab.clock.pass(180)
    expect(tab.session.get()).toEqual({ mode: 'anonymous', reason: 'inactivity' })
  })

  it('is not stopped by activity in this tab, and does not broadcast it', async () => {
    await signInAs(tab, sandbox, 'client')
    const other = profile.openTab()
    await signInAs(other, sandbox, 'client')
    for (const each of [tab, other]) await each.clock.pass(1510)
    tab.session.noteActivity()
    expect([tab, other].map(phaseOf)).toEqual(['counting', 'counting'])
  })
})

describe('a renewal', () => {
  it('is one request for several callers', async () => {
    await signInAs(tab, sandbox, 'client')
    await Promise.all(Array.from({ length: 5 }, () => tab.session.renew()))
    expect(await refreshes()).toBe(1)
  })

  it('fails when the provider refuses, and calls the listeners [R-OIDC-19]', async () => {
    await signInAs(tab, sandbox, 'client')
    const failures: unknown[] = []
    tab.session.onRenewError((error) => failures.push(error))
    await control(sandbox, 'PUT', 'faults', [
      { path: '/idp/token', status: 400, body: { error: 'invalid_grant' } },
    ])
    await expect(tab.session.renew()).rejects.toMatchObject({ name: 'RenewalError', kind: 'refused' })
    expect(failures).toHaveLength(1)
    expect(await refreshes()).toBe(1)
    expect(tab.session.get()).toMatchObject({ mode: 'normal' })
  })

  it('fails as one when the provider’s configuration cannot be loaded', async () => {
    await signInAs(tab, sandbox, 'client')
    tab.options = { loadProvider: () => Promise.reject(new TypeError('Failed to fetch')) }
    tab.load()
    await tab.session.start()
    await expect(tab.session.renew()).rejects.toMatchObject({ name: 'RenewalError', kind: 'no-answer' })
    expect(tab.reported).toEqual(['Failed to fetch'])
  })

  it.each([
    ['the subject [R-OIDC-10] [R-ERR-21]', { sub: 'sub-p03' }, 'sub in id_token does not match current sub'],
    [
      'the sign-in time [R-OIDC-11]',
      { auth_time: 1 },
      'auth_time in id_token does not match original auth_time',
    ],
    ['the authorised party [R-OIDC-12]', { azp: 'x' }, 'azp in id_token does not match original azp'],
    ['the issuer', { iss: 'https://evil.example' }, 'ID Token is not valid: iss'],
    ['the nonce', { nonce: 'another' }, 'ID Token is not valid: nonce'],
  ])('fails when it changes %s', async (_name, idTokenClaims, message) => {
    await signInAs(tab, sandbox, 'client')
    const before = tab.session.user()
    await control(sandbox, 'PUT', 'tokens', { idTokenClaims })
    await expect(tab.session.renew()).rejects.toThrow(message)
    expect(tab.session.user()).toEqual(before)
  })

  it('answered with a page instead of tokens is reported [R-ERR-22]', async () => {
    await signInAs(tab, sandbox, 'client')
    await control(sandbox, 'PUT', 'faults', [
      { path: '/idp/token', body: '<p>Sorry</p>', contentType: 'text/html' },
    ])
    await expect(tab.session.renew()).rejects.toThrow(/^Invalid response Content-Type: text\/html/)
    expect(tab.reported.at(-1)).toMatch(/^Invalid response Content-Type/)
  })

  it('is reported when there is no refresh token, and the provider is asked for nothing [R-ERR-28]', async () => {
    await signInAs(tab, sandbox, 'client')
    for (const [key, text] of tab.own.entries)
      if (key.startsWith('oidc.user:')) {
        const { refresh_token: _, ...user } = JSON.parse(text) as Record<string, unknown>
        tab.own.setItem(key, JSON.stringify(user))
      }
    const { next } = await journalOf(sandbox)
    await expect(tab.session.renew()).rejects.toThrow('A refresh_token is required')
    expect(tab.reported).toEqual(['A refresh_token is required'])
    expect((await journalOf(sandbox, next)).entries).toEqual([])
  })

  it('restores no session when it succeeds after the sign-out', async () => {
    await signInAs(tab, sandbox, 'client')
    await tab.session.renew()
    await control(sandbox, 'PUT', 'faults', [{ path: '/idp/token', hang: true }])
    const late = tab.session.renew().catch((error: unknown) => error)
    const { next } = await journalOf(sandbox)
    await expect
      .poll(async () => (await journalOf(sandbox, next - 1)).entries.at(-1)?.path)
      .toBe('/idp/token')
    await tab.session.logOut('own-choice')
    await control(sandbox, 'DELETE', 'faults')
    await late
    expect([...tab.own.entries.keys()].filter((key) => key.startsWith('oidc.'))).toEqual([])
    expect(tab.session.get()).toEqual({ mode: 'anonymous', reason: 'own-choice' })
  })
})

describe('a renewal whose page goes away before it reads the new tokens', () => {
  it('leaves a refresh token that may be used up: the next page signs in again and does not use it', async () => {
    await signInAs(tab, sandbox, 'client')
    await control(sandbox, 'PUT', 'faults', [{ path: '/idp/token', hang: true }])
    void tab.session.renew().catch(() => undefined)
    await expect.poll(async () => (await journalOf(sandbox)).entries.at(-1)?.path).toBe('/idp/token')
    tab.load()
    tab.visited.length = 0
    await tab.session.start()
    expect(tab.visited.map((address) => new URL(address).pathname)).toEqual(['/idp/authorize'])
    expect([...tab.own.entries.keys()].filter((key) => /^oidc\.user|unfinished/.test(key))).toEqual([])
  })

  it('is told apart from a renewal that has ended', async () => {
    await signInAs(tab, sandbox, 'client')
    await tab.session.renew()
    tab.load()
    tab.visited.length = 0
    await tab.session.start()
    expect(tab.session.get()).toMatchObject({ mode: 'normal' })
    expect(tab.visited).toEqual([])
  })
})

describe('a renewal that times out', () => {
  const timesOut = (times: number) => {
    const attempts: number[] = []
    const provider: SignInProvider = {
      startSignIn: () => Promise.resolve(),
      completeSignIn: () => Promise.resolve({ target: '/' }),
      endSession: () => Promise.resolve(),
      close: () => {},
      renew: () => {
        attempts.push(tab.clock.mono() / 1000)
        const fails = attempts.length <= times
        return fails ? Promise.reject(new RenewalError('timeout', 'Network timed out')) : Promise.resolve()
      },
    }
    return { attempts, loadProvider: () => Promise.resolve(provider) }
  }

  it('is tried again 5 s later while the token lives [R-OIDC-18] [R-CONST-08]', async () => {
    await signInAs(tab, sandbox, 'client')
    const { attempts, loadProvider } = timesOut(2)
    tab.options = { loadProvider }
    tab.load()
    await tab.session.start()
    const renewal = tab.session.renew()
    await settle()
    await tab.clock.pass(4.9)
    expect(attempts).toEqual([0])
    await tab.clock.pass(10)
    await renewal
    expect(attempts).toEqual([0, 5, 10])
  })

  it('is tried again, too, where the provider’s configuration was late', async () => {
    await signInAs(tab, sandbox, 'client')
    const { attempts, loadProvider } = timesOut(0)
    let loads = 0
    const isLate = () => (loads += 1) <= 2
    tab.options = { loadProvider: () => (isLate() ? Promise.reject(new TimedOut()) : loadProvider()) }
    tab.load()
    await tab.session.start()
    const renewal = tab.session.renew()
    await settle()
    await tab.clock.pass(12)
    await renewal
    expect([loads, attempts]).toEqual([3, [10]])
  })

  it('is not retried when the session has ended', async () => {
    await signInAs(tab, sandbox, 'client')
    const { attempts, loadProvider } = timesOut(9)
    tab.options = { loadProvider }
    tab.load()
    await tab.session.start()
    const renewal = tab.session.renew().catch((error: unknown) => error)
    await settle()
    await tab.session.logOut('own-choice')
    await tab.clock.pass(60)
    expect(await renewal).toMatchObject({ kind: 'timeout' })
    expect(attempts).toEqual([0])
  })
})

describe('activity', () => {
  it('renews in the installed app at most every 30 s [R-EXP-20]', async () => {
    tab = profile.openTab({ platform: 'pwa' })
    await signInAs(tab, sandbox, 'client')
    for (let second = 0; second < 29; second++) {
      tab.session.noteActivity()
      await tab.clock.pass(1)
    }
    await expect.poll(refreshes).toBe(1)
    await tab.clock.pass(2)
    tab.session.noteActivity()
    await expect.poll(refreshes).toBe(2)
  })

  it('renews in the installed app as soon as the provider answers again, without more of it', async () => {
    tab = profile.openTab({ platform: 'pwa' })
    await signInAs(tab, sandbox, 'client')
    const weather = ['no-answer', 'no-answer', 'no-answer'] as const
    const attempts: number[] = []
    const provider: SignInProvider = {
      startSignIn: () => Promise.resolve(),
      completeSignIn: () => Promise.resolve({ target: '/' }),
      endSession: () => Promise.resolve(),
      close: () => {},
      renew: () => {
        attempts.push(tab.clock.mono() / 1000)
        const met = weather[attempts.length - 1]
        // The second time it asks to wait for 12 s.
        return met
          ? Promise.reject(new RenewalError(met, '503', attempts.length === 2 ? 12 : undefined))
          : Promise.resolve()
      },
    }
    tab.options = { ...tab.options, loadProvider: () => Promise.resolve(provider) }
    tab.load()
    await tab.session.start()
    tab.session.noteActivity()
    await settle()
    for (let second = 0; second < 40; second++) await tab.clock.pass(1)
    expect(attempts).toEqual([0, 5, 17, 22])
  })

  it('renews nothing in the browser [R-EXP-21]', async () => {
    await signInAs(tab, sandbox, 'client')
    tab.session.noteActivity()
    await settle()
    expect(await refreshes()).toBe(0)
  })

  it('renews nothing during the countdown, so only Continue counts', async () => {
    tab = profile.openTab({ platform: 'pwa' })
    await signInAs(tab, sandbox, 'client')
    await tab.clock.pass(1770)
    tab.session.noteActivity()
    await settle()
    expect(await refreshes()).toBe(0)
  })

  it('continues only the same person’s other tabs, even during their countdown', async () => {
    await signInAs(tab, sandbox, 'client')
    const others: TestTab[] = []
    for (const persona of ['client', 'delegate']) {
      const other = profile.openTab()
      await signInAs(other, sandbox, persona)
      await other.clock.pass(1510)
      others.push(other)
    }
    expect(others.map(phaseOf)).toEqual(['counting', 'counting'])
    await atTheTimeOf(others[0], async () => {
      tab.session.noteActivity()
      await expect.poll(() => others.map(phaseOf)).toEqual(['none', 'counting'])
    })
    expect(await refreshes()).toBe(1)
  })

  it('prevents the dialog here, once, when it is in another tab within the notice period', async () => {
    await signInAs(tab, sandbox, 'client')
    const other = profile.openTab()
    await signInAs(other, sandbox, 'client')
    await other.clock.pass(1400)
    tab.session.noteActivity()
    const raised = raisedIn(other)
    const phases: string[] = []
    other.session.countdown.subscribe(() => phases.push(phaseOf(other)))
    await atTheTimeOf(other, async () => {
      while (raised.length === 0) await other.clock.pass(1)
      await expect.poll(() => other.session.remainingSeconds()).toBeGreaterThan(1600)
    })
    expect(phases).toEqual([])
    expect(await refreshes()).toBe(1)
    expect(other.session.get()).toMatchObject({ mode: 'normal' })
  })

  it('does not hide a failed renewal when it is in another tab: the dialog opens', async () => {
    await signInAs(tab, sandbox, 'client')
    const other = profile.openTab()
    await signInAs(other, sandbox, 'client')
    await control(sandbox, 'PUT', 'faults', [{ path: '/idp/token', status: 503 }])
    await other.clock.pass(1400)
    tab.session.noteActivity()
    await other.clock.pass(110)
    await expect.poll(() => phaseOf(other)).toBe('counting')
  })
})

describe('a duplicated tab', () => {
  it('removes its copy of the refresh token and signs in again, so that the first tab stays signed in', async () => {
    await signInAs(tab, sandbox, 'client')
    const copy = tab.duplicate()
    await copy.session.start()
    expect(new URL(copy.visited[0] ?? '').pathname).toBe('/idp/authorize')
    expect([...copy.own.entries.keys()].filter((key) => key.startsWith('oidc.'))).toEqual([])
    await tab.session.renew()
    await tab.session.renew()
    expect(tab.session.get()).toMatchObject({ mode: 'normal' })
  })

  it('is told apart from a reloaded tab', async () => {
    await signInAs(tab, sandbox, 'client')
    const departures = tab.visited.length
    tab.load()
    await tab.session.start()
    expect(tab.session.get()).toMatchObject({ mode: 'normal' })
    expect(tab.visited).toHaveLength(departures)
  })
})
