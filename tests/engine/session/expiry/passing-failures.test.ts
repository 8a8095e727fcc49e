// A renewal that fails in passing is no refusal: the network is gone, the provider does not answer, or something answers in its
// place. Only an OAuth error, and tokens that do not pass the checks, are final.
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RenewalError, type SignInProvider } from '#session/sign-in/provider.ts'
import type { Sandbox } from '#sandbox/server.ts'
import { control, journalOf, openSandbox, TestBrowser } from '../../../sandbox/sandbox-client.ts'
import { settle, TestProfile, type TestTab } from '../page.ts'
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
afterEach(() => {
  vi.unstubAllGlobals()
  return sandbox[Symbol.asyncDispose]()
})

const modeOf = (page: TestTab) => page.session.get().mode
const phaseOf = (page: TestTab) => page.session.countdown.get().phase
const html = { contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' }

describe('What the token endpoint answers to a renewal', () => {
  it.each<[string, object]>([
    ['an error of the server', { status: 500, body: {} }],
    ['an error of a gateway', { status: 502, ...html }],
    ['that it is down', { status: 503, body: { error: 'server_error' } }],
    ['that it is down, by name', { status: 400, body: { error: 'temporarily_unavailable' } }],
    ['that it is asked too often', { status: 429, body: { error: 'slow down' } }],
    ['a page', html],
    ['a page that forbids', { status: 403, ...html }],
    ['a refusal that is not its own', { status: 403, body: { message: 'Forbidden' } }],
    ['half an answer', { contentType: 'application/json', body: '{"access_token":' }],
  ])('passes: %s', async (_name, fault) => {
    await signInAs(tab, sandbox, 'client')
    await control(sandbox, 'PUT', 'faults', [{ path: '/idp/token', ...fault }])
    await expect(tab.session.renew()).rejects.toMatchObject({ name: 'RenewalError', kind: 'no-answer' })
  })

  it.each(['invalid_grant', 'invalid_client', 'login_required'])('is final: %s', async (error) => {
    await signInAs(tab, sandbox, 'client')
    await control(sandbox, 'PUT', 'faults', [{ path: '/idp/token', status: 400, body: { error } }])
    await expect(tab.session.renew()).rejects.toMatchObject({ kind: 'refused' })
  })
})

/** The tokens that a renewal has sent, each with the status of its answer. */
async function sentTokens(): Promise<[string, number][]> {
  const { entries } = await journalOf(sandbox)
  return entries.flatMap(({ body, status }) => {
    const { grant_type: kind, refresh_token: token } = (body ?? {}) as Record<string, string>
    return kind === 'refresh_token' ? [[token ?? '', status] as [string, number]] : []
  })
}

describe('A renewal that was answered while the keys of the provider could not be loaded', () => {
  it.each([
    ['answer 503', { status: 503 }],
    ['are a page', html],
  ])('goes on with the answer that it has, and sends no token twice: keys that %s', async (_name, fault) => {
    await signInAs(tab, sandbox, 'client')
    tab.load()
    await tab.session.start()
    // An ID token that is not the one of the sign-in.
    await control(sandbox, 'PUT', 'tokens', { idTokenClaims: { locale: 'en' } })
    await control(sandbox, 'PUT', 'faults', [{ path: '/idp/jwks', ...fault }])
    for (let attempt = 0; attempt < 3; attempt++)
      await expect(tab.session.renew()).rejects.toMatchObject({ kind: 'no-answer' })
    await control(sandbox, 'DELETE', 'faults')
    await tab.session.renew()
    expect((await sentTokens()).map(([, status]) => status)).toEqual([200])
    await tab.session.renew()
    const sent = await sentTokens()
    expect(sent.map(([, status]) => status)).toEqual([200, 200])
    expect(new Set(sent.map(([token]) => token)).size).toBe(2)
    expect(modeOf(tab)).toBe('normal')
  })
})

describe('A renewal whose answer was lost on its way', () => {
  /** Somebody whose refresh token is used up, though no answer came; their browser knows the provider. */
  async function withLostAnswer(): Promise<TestBrowser> {
    const browser = await signInAs(tab, sandbox, 'client')
    const send = globalThis.fetch
    let isLost = true
    vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
      const answer = await send(...call)
      if (!isLost || !String(call[1]?.body).includes('grant_type=refresh_token')) return answer
      isLost = false
      throw new TypeError('Failed to fetch')
    })
    await expect(tab.session.renew()).rejects.toMatchObject({ kind: 'no-answer' })
    tab.address = new URL('/myaccount/documents?year=2026', tab.address)
    tab.visited.length = 0
    return browser
  }
  const asksSilently = async () => {
    tab.session.renew().catch(() => undefined)
    await expect.poll(() => tab.visited).toHaveLength(1)
    const asked = new URL(tab.visited[0]!)
    expect([asked.pathname, asked.searchParams.get('prompt')]).toEqual(['/idp/authorize', 'none'])
  }

  it('asks the provider once, without a screen, and goes on where it was', async () => {
    const browser = await withLostAnswer()
    await asksSilently()
    const back = new URL((await browser.visit(tab.visited[0]!)).url)
    tab.load()
    expect(await tab.session.completeSignIn(back)).toEqual({ target: '/myaccount/documents?year=2026' })
    await tab.session.start()
    expect(modeOf(tab)).toBe('normal')
    await tab.session.renew()
    expect((await sentTokens()).map(([, status]) => status)).toEqual([200, 400, 200])
  })

  it('is the end where the provider has no session either, and signing in leads back to the page', async () => {
    await withLostAnswer()
    await asksSilently()
    const browser = new TestBrowser(sandbox)
    const back = new URL((await browser.visit(tab.visited[0]!)).url)
    expect(back.searchParams.get('error')).toBe('login_required')
    tab.load()
    const message = 'Your session has ended. Sign in again to carry on. What you have saved is safe.'
    expect(await tab.session.completeSignIn(back)).toEqual({ failed: message })
    await tab.session.start()
    expect(tab.session.get()).toMatchObject({ mode: 'anonymous', message })
    expect([...tab.own.entries.keys()].filter((key) => key.startsWith('oidc.'))).toEqual([])
    await tab.session.signIn('/dashboard')
    const again = await comeBack(tab, browser, 'client')
    tab.load()
    expect(await tab.session.completeSignIn(again)).toEqual({ target: '/myaccount/documents?year=2026' })
  })

  it('is the end where something that was typed cannot be saved: the page stays', async () => {
    tab.options = { openForms: { save: () => undefined, kept: () => 'unsaved' } }
    tab.load()
    await withLostAnswer()
    await expect(tab.session.renew()).rejects.toMatchObject({ kind: 'refused' })
    expect(tab.visited).toEqual([])
  })

  it('asks for nothing where the person has signed out meanwhile', async () => {
    await withLostAnswer()
    const late = tab.session.renew().catch((error: unknown) => error)
    await tab.session.logOut('own-choice')
    await late
    expect(tab.visited.map((address) => new URL(address).pathname)).toEqual(['/idp/end-session'])
  })
})

/** What becomes of a renewal that is begun now; `never` runs into the time-out of 10 s, `busy` asks for 7 s. */
type Weather = 'fine' | 'offline' | 'busy' | 'never' | 'refused'

interface Attempt {
  /** Seconds after the person was asked. */
  at: number
  met: Weather
}

/** The tabs of a person who is asked whether they go on, at a provider whose answers depend on the second. */
async function asked(count: number, weather: (second: number) => Weather) {
  const browser = new TestProfile(sandbox.url)
  for (const [key, text] of profile.local.entries) browser.local.setItem(key, text)
  const tabs = Array.from({ length: count }, () => browser.openTab())
  const attempts: Attempt[][] = tabs.map(() => [])
  let asking = Infinity
  let running = 0
  for (const [index, each] of tabs.entries()) {
    for (const [key, text] of tab.own.entries) if (!key.includes('tab')) each.own.setItem(key, text)
    each.clock.wall = tab.clock.wall
    const seconds = () => each.clock.mono() / 1000 - asking
    const answers: Record<Weather, () => Promise<void>> = {
      offline: () => Promise.reject(new RenewalError('no-answer', 'Failed to fetch')),
      busy: () => Promise.reject(new RenewalError('no-answer', 'busy', 7)),
      refused: () => Promise.reject(new RenewalError('refused', 'invalid_grant')),
      async never() {
        await new Promise<void>((done) => void each.clock.after(10_000, done))
        throw new RenewalError('timeout', 'Network timed out')
      },
      async fine() {
        const [key, text] = [...each.own.entries].find(([name]) => name.startsWith('oidc.user:')) ?? []
        if (key === undefined) return
        const expires = { expires_at: each.clock.wall / 1000 + 1800 }
        each.own.setItem(key, JSON.stringify({ ...(JSON.parse(text ?? '{}') as object), ...expires }))
      },
    }
    const provider: SignInProvider = {
      startSignIn: () => Promise.resolve(),
      completeSignIn: () => Promise.resolve({ target: '/' }),
      endSession: () => Promise.resolve(),
      close: () => {},
      async renew() {
        const met = weather(seconds())
        attempts[index]!.push({ at: seconds(), met })
        expect(++running).toBe(1)
        await answers[met]().finally(() => running--)
      },
    }
    each.options = { ...each.options, loadProvider: () => Promise.resolve(provider) }
    each.load()
    await each.session.start()
  }
  const pass = async (seconds: number) => {
    await settle()
    for (let left = seconds; left > 0; left -= 0.5) for (const each of tabs) await each.clock.pass(0.5)
  }
  for (const each of tabs) await each.clock.pass(1450)
  while (phaseOf(tabs[0]!) === 'none' && modeOf(tabs[0]!) === 'normal') await pass(1)
  asking = tabs[0]!.clock.mono() / 1000
  return { tabs, attempts, pass }
}

const fineFrom = (second: number) => (now: number) => (now < second ? 'offline' : 'fine')

function holds(isTrue: boolean, what: string): void {
  if (!isTrue) throw new Error(what)
}

describe('A person who presses Continue without a network', () => {
  beforeEach(async () => void (await signInAs(tab, sandbox, 'client')))

  it('is told, and goes on by itself once the network is back: after 1, 2, 4 and 8 s, spread', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    const { tabs, attempts, pass } = await asked(1, fineFrom(10))
    tabs[0]!.session.countdown.continueSession()
    await pass(8)
    expect(tabs[0]!.session.countdown.get()).toMatchObject({
      phase: 'counting',
      isContinuing: false,
      isUnanswered: true,
    })
    expect(attempts[0]!.map(({ at }) => at)).toEqual([0, 1, 3, 7])
    await pass(8)
    expect(attempts[0]!.map(({ at }) => at)).toEqual([0, 1, 3, 7, 15])
    expect([phaseOf(tabs[0]!), modeOf(tabs[0]!)]).toEqual(['none', 'normal'])
  })

  it('goes on at once when the browser is online again, and when they press it again', async () => {
    const { tabs, attempts, pass } = await asked(1, fineFrom(9))
    tabs[0]!.session.countdown.continueSession()
    await pass(8.5)
    const before = attempts[0]!.length
    tabs[0]!.session.countdown.continueSession()
    await settle()
    expect(attempts[0]).toHaveLength(before + 1)
    await pass(0.6)
    tabs[0]!.clock.sleep(0)
    await settle()
    expect(phaseOf(tabs[0]!)).toBe('none')
  })

  it('waits as long as the provider asks for, unless they press it again', async () => {
    const { tabs, attempts, pass } = await asked(1, () => 'busy')
    tabs[0]!.session.countdown.continueSession()
    await pass(2)
    tabs[0]!.clock.sleep(0)
    await pass(4)
    expect(attempts[0]!.map(({ at }) => at)).toEqual([0])
    await pass(1)
    expect(attempts[0]!.map(({ at }) => at)).toEqual([0, 7])
    tabs[0]!.session.countdown.continueSession()
    await settle()
    expect(attempts[0]).toHaveLength(3)
  })

  it('is signed out at the end, and reads that the service could not be reached', async () => {
    const { tabs, pass } = await asked(1, () => 'offline')
    tabs[0]!.session.countdown.continueSession()
    await pass(61)
    expect(tabs[0]!.session.get()).toMatchObject({ mode: 'anonymous', reason: 'unreachable' })
  })

  const spells = fc.array(
    fc.record({
      weather: fc.constantFrom<Weather>('fine', 'offline', 'offline', 'busy', 'never', 'refused'),
      seconds: fc.integer({ min: 1, max: 25 }),
    }),
    { minLength: 1, maxLength: 8 },
  )

  it('goes on wherever the provider answers long enough, and has failed only where it refused', async () => {
    let goneOn = 0
    await fc.assert(
      fc.asyncProperty(
        spells,
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 0, max: 30 }),
        fc.array(fc.integer({ min: 0, max: 59 }), { maxLength: 3 }),
        async (given, count, pressed, wakes) => {
          const seconds = given.flatMap(({ weather, seconds: length }) =>
            Array<Weather>(length).fill(weather),
          )
          const weather = (at: number) => seconds[Math.floor(at)] ?? 'offline'
          const { tabs, attempts, pass } = await asked(count, weather)
          for (let second = 0; second < 65; second++) {
            if (second === pressed) tabs[0]!.session.countdown.continueSession()
            if (wakes.includes(second)) for (const each of tabs) each.clock.sleep(0)
            await pass(1)
            for (const [index, each] of tabs.entries()) {
              const met = attempts[index]!.map((attempt) => attempt.met)
              const hasRefused = met.includes('refused')
              holds(phaseOf(each) !== 'failed' || hasRefused, 'it has failed and was not refused')
              holds(second >= 50 || hasRefused || modeOf(each) === 'normal', 'it has ended too early')
            }
          }
          const all = attempts.flat()
          const wasRefused = all.some(({ met }) => met === 'refused')
          const isLong = (from: number) =>
            from >= pressed &&
            from + 17 <= 55 &&
            seconds.slice(from, from + 17).every((met) => met === 'fine')
          const hadTime = seconds.slice(0, 60).some((_, from) => seconds.length >= from + 17 && isLong(from))
          const modes = tabs.map((each) => modeOf(each))
          const isOn = modes.every((mode) => mode === 'normal')
          holds(isOn || wasRefused || !hadTime, 'a tab has ended though the provider answered for long')
          if (modes[0] === 'normal' && !wasRefused) goneOn++
          const goesOn = modes[0] === 'normal' && phaseOf(tabs[0]!) === 'none'
          holds(!goesOn || attempts[0]!.at(-1)?.met === 'fine', 'it goes on without new tokens')
          for (const own of attempts)
            for (const [index, { at }] of own.entries())
              holds(own[index - 1]?.met !== 'busy' || at - own[index - 1]!.at >= 6.9, 'it has not waited')
          expect(all.length).toBeLessThanOrEqual(count * 20)
        },
      ),
      { numRuns: 60 },
    )
    expect(goneOn).toBeGreaterThan(10)
  }, 60_000)
})
