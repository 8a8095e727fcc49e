// What `portal doctor --sign-in` says of a provider, fault by fault, in a browser that is played: it goes where redirects lead, and
// what a page asks is asked from here. journeys/session/doctor.spec.ts has a real one.
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { UnsecuredJWT } from 'jose'
import type { Request } from 'playwright'
import { readSettings } from '#session/read-settings.ts'
import { createSettings } from '#sandbox/config/settings.ts'
import type { Sandbox } from '#sandbox/server.ts'
import { signInFindings } from '#tools/doctor/sign-in.ts'
import { openSandbox } from '../../sandbox/sandbox-client.ts'
import { accessTokenOf } from '../../support/access-token.ts'
import type { Lie } from '../../support/hostile/faults.ts'
import { startHostileProvider, type HostileProvider } from '../../support/hostile/provider.ts'

const portal = 'http://portal.localhost:5179'

class PlayedPage {
  #url = 'about:blank'
  #expected: { isIt: (request: Request) => boolean; come: (request: Request) => void; fail: () => void }[] =
    []
  url = () => this.#url
  isClosed = () => false
  bringToFront = () => Promise.resolve()
  evaluate = async <T>(work: (given: T) => unknown, given: T) => work(given)
  waitForRequest = (isIt: (request: Request) => boolean) =>
    new Promise<Request>((come, reject) => {
      this.#expected.push({ isIt, come, fail: () => reject(new Error('It does not come')) })
    })
  async goto(address: string): Promise<void> {
    for (let to: URL | undefined = new URL(address); to;) {
      this.#url = to.href
      const request = { url: this.url, isNavigationRequest: () => true } as Request
      this.#expected.filter(({ isIt }) => isIt(request)).forEach(({ come }) => come(request))
      if (to.origin === portal) break
      const location = (await fetch(to, { redirect: 'manual' })).headers.get('location')
      to = location === null ? undefined : new URL(location, to)
    }
    this.#expected.splice(0).forEach(({ fail }) => fail())
  }
}

vi.mock('playwright', () => {
  const context = { newPage: async () => new PlayedPage(), route: async () => {} }
  return { chromium: { launch: async () => ({ newContext: async () => context, close: async () => {} }) } }
})
vi.mock('#tools/browser.ts', () => ({ ensureBrowser: () => {}, launchOptions: () => ({ args: [] }) }))

let sandbox: Sandbox & AsyncDisposable
let hostile: HostileProvider

beforeAll(async () => {
  sandbox = await openSandbox()
  hostile = await startHostileProvider({ accessToken: () => accessTokenOf(sandbox.url, 'client') })
})
afterEach(() => void vi.unstubAllEnvs())
afterAll(() => Promise.all([sandbox[Symbol.asyncDispose](), hostile.close()]))

async function found(further: object): Promise<string> {
  const outcome = readSettings({ ...createSettings({ sandboxUrl: sandbox.url }), ...further })
  if ('problems' in outcome) throw new Error(outcome.problems.join('; '))
  const { settings } = outcome
  const asked = {
    portal,
    callback: '/signin-oidc',
    personPath: '/api/user',
    links: [],
    ask: fetch,
    now: Date.now,
  }
  const findings = await signInFindings({ settings, ...asked }, undefined)
  return findings.map(({ topic, outcome: is, says }) => `${is} ${topic}: ${says}`).join('\n')
}

/** A person sits at this browser, whom the provider signs in by itself. */
const lying = (lie: Lie, during: 'sign-in' | 'refresh' = 'sign-in') => {
  vi.stubEnv('DISPLAY', ':0')
  return found({ authority: hostile.issuer(during, lie) })
}

const now = () => Math.floor(Date.now() / 1000)
const truthful: Lie = { claims: (claim) => (claim['auth_time'] = now()) }

/** Of a provider that never asks a second time. */
let signedInAt: number | undefined

const faults: [string, Lie, 'sign-in' | 'refresh', RegExp][] = [
  [
    'no user id',
    { claims: (claim) => delete claim['userId'] },
    'sign-in',
    /^wrong tokens: A sign-in fails: claims\.userId: the ID token has no usable claim userId\. Put it into/,
  ],
  [
    'another audience',
    { claims: (claim) => (claim.aud = 'another') },
    'sign-in',
    /^wrong tokens: A sign-in fails: ID Token is not valid: aud is another; the client portal-web is not among them\./,
  ],
  [
    'a signature of nobody',
    { signedBy: 'nobody' },
    'sign-in',
    /^wrong tokens: A sign-in fails: algorithms: none is not allowed\./,
  ],
  [
    'no ID token',
    { tokens: (answer) => delete answer['id_token'] },
    'sign-in',
    /there is no ID token: `scope` must have openid/,
  ],
  [
    'a code that is refused',
    { reply: { token: { status: 400, body: { error: 'invalid_grant' } } } },
    'sign-in',
    /^wrong tokens: The token endpoint answers 400: invalid_grant\./,
  ],
  [
    'a sign-in that is refused',
    { callback: (answer) => answer.set('error', 'unauthorized_client') },
    'sign-in',
    /came to no end: the provider answers unauthorized_client/,
  ],
  [
    'no refresh token',
    { tokens: (answer) => delete answer['refresh_token'] },
    'sign-in',
    /wrong renewal: There is no refresh token/,
  ],
  [
    'a renewal that is refused',
    { reply: { token: { status: 400, body: { error: 'invalid_grant' } } } },
    'refresh',
    /wrong renewal: A renewal is refused: invalid_grant/,
  ],
  [
    'a renewal for another client',
    { claims: (claim) => (claim.aud = 'another') },
    'refresh',
    /wrong renewal: The ID token of a renewal is refused: ID Token is not valid: aud/,
  ],
  [
    'a token that the API does not know',
    { tokens: (answer) => (answer['access_token'] = 'unknown') },
    'sign-in',
    /wrong API: .* answers 401 to a good token\. Check issuer, audience and scope/,
  ],
  [
    'no time of the sign-in',
    { claims: (claim) => delete claim['auth_time'] },
    'sign-in',
    /wrong fresh: The ID token of a fresh sign-in has no usable auth_time/,
  ],
  [
    'a time of the sign-in that is none',
    { claims: (claim) => (claim['auth_time'] = 0) },
    'sign-in',
    /wrong fresh: The ID token of a fresh sign-in has no usable auth_time/,
  ],
  [
    'an access token that hides the time of the sign-in',
    { ...truthful, tokens: (answer) => (answer['access_token'] = new UnsecuredJWT({}).encode()) },
    'sign-in',
    /doubtful fresh: A fresh sign-in says when it was, but the access token has no auth_time/,
  ],
  [
    'credentials of yesterday',
    { claims: (claim) => (claim['auth_time'] = now() - 86_400) },
    'sign-in',
    /wrong fresh: auth_time of a fresh sign-in is that of the sign-in before/,
  ],
  [
    'credentials that were not asked for again, seconds after the first time',
    { claims: (claim) => (claim['auth_time'] = signedInAt ??= now()) },
    'sign-in',
    /wrong fresh: auth_time of a fresh sign-in is that of the sign-in before: the provider does not ask for the credentials again at prompt=login and max_age=0\./,
  ],
  [
    'no way back',
    {
      ...truthful,
      discovery: (document) => (document['end_session_endpoint'] = `${String(document['issuer'])}/jwks`),
    },
    'sign-in',
    /wrong sign-out: After the sign-out the browser stays at/,
  ],
  [
    'claims that are not there',
    { claims: (claim) => delete claim['email'] },
    'sign-in',
    /doubtful claims: The ID token has the user id, and no email/,
  ],
]

describe('The doctor that signs in', () => {
  it.each(faults)('names %s', async (_what, lie, during, words) => {
    expect(await lying(lie, during)).toMatch(words)
  })

  it('names a max_age that the provider refuses, and keeps what it found before', async () => {
    let answers = 0
    const said = await lying({
      callback(answer) {
        if (++answers === 1) return
        answer.set('error', 'invalid_request')
        answer.set('error_description', 'max_age invalid')
      },
    })
    expect(said).toContain('fine tokens: The ID token is signed with RS256 and passes every check.')
    expect(said).toContain(
      'wrong fresh: A fresh sign-in came to no end: the provider answers invalid_request (max_age invalid). Where the provider refuses max_age=0, set `provider.maxAge` to 300.',
    )
  })

  it.skipIf(process.platform !== 'linux')(
    'signs nobody in where a person would have to see a browser, and there is no screen',
    async () => {
      vi.stubEnv('DISPLAY', undefined)
      vi.stubEnv('WAYLAND_DISPLAY', undefined)
      expect(await found({})).toMatch(
        /^skipped tokens: Nobody was signed in: .* there is no screen here\. Give --user and --password-file/,
      )
    },
  )
})
