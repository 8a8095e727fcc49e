// `portal doctor --sign-in`: signs in once in a browser, at the sandbox's own provider and at one that lies.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { UnsecuredJWT } from 'jose'
import { readSettings } from '#session/read-settings.ts'
import { startSandbox, type Sandbox } from '#sandbox/server.ts'
import { createSettings } from '#sandbox/config/settings.ts'
import type { Finding } from '#tools/doctor/finding.ts'
import { signInFindings } from '#tools/doctor/sign-in.ts'
import type { Credentials } from '#tools/doctor/usual-forms.ts'
import { toolsOf } from '#tools/product.ts'
import type { Lie } from '../../support/hostile/faults.ts'
import { startHostileProvider, type HostileProvider } from '../../support/hostile/provider.ts'

test.describe.configure({ mode: 'serial' })

const portal = 'http://portal.localhost:5179'
const folder = mkdtempSync(join(tmpdir(), 'portal-doctor-'))
let sandbox: Sandbox
let hostile: HostileProvider

test.beforeAll(async () => {
  const { openProductApi: openApi } = await toolsOf().sandbox()
  sandbox = await startSandbox({ port: 0, portalOrigins: [portal], dataFolder: folder, quiet: true, openApi })
  hostile = await startHostileProvider({ accessToken })
})
test.afterAll(async () => {
  await Promise.all([sandbox.close(), hostile.close()])
  rmSync(folder, { recursive: true, force: true })
})

async function accessToken(): Promise<string> {
  const person = { username: 'client', password: 'sandbox', scope: 'openid profile portal-api' }
  const body = new URLSearchParams({ grant_type: 'password', client_id: 'portal-web', ...person })
  const answer = await fetch(`${sandbox.url}/idp/token`, { method: 'POST', body })
  return ((await answer.json()) as { access_token: string }).access_token
}

async function found(further: object, credentials?: Credentials | 'a person'): Promise<string> {
  const outcome = readSettings({ ...createSettings({ sandboxUrl: sandbox.url }), ...further })
  if ('problems' in outcome) throw new Error(outcome.problems.join('; '))
  const { settings } = outcome
  const asked = { portal, callback: '/signin-oidc', links: [], ask: fetch, now: Date.now }
  // A provider that signs in by itself needs no credentials, and nobody sits at this browser.
  const as = credentials ?? { user: 'nobody', password: 'nothing' }
  const findings = await signInFindings({ settings, ...asked }, as === 'a person' ? undefined : as)
  return findings.map(({ topic, outcome: is, says }: Finding) => `${is} ${topic}: ${says}`).join('\n')
}

const lying = (lie: Lie, during: 'sign-in' | 'refresh' = 'sign-in') =>
  found({ authority: hostile.issuer(during, lie) })

const now = () => Math.floor(Date.now() / 1000)
const truthful: Lie = { claims: (claim) => (claim['auth_time'] = now()) }

test('finds the sandbox in order, a sentence for each thing', async () => {
  expect(await found({}, { user: 'client', password: 'sandbox' }))
    .toBe(`fine CORS: The browser lets the portal read the token endpoint.
fine tokens: The ID token is signed with RS256 and passes every check.
fine claims: The ID token has the user id, the name, the email and the telephone number.
fine tokens: Access tokens live for 1800 s; the portal asks before they end.
fine renewal: A renewal works, with a new ID token; the refresh token is replaced.
fine API: The API answers the token of this sign-in.
fine API: The API refuses a forged token with 401.
skipped API: A token that has ended was not tried: this one lives for 1800 s. Give the client tokens of a minute to try it.
fine fresh: A fresh sign-in says when it was (auth_time).
fine sign-out: After the sign-out the browser is back at ${portal}/.`)
})

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
    /wrong fresh: auth_time of a fresh sign-in is 864\d\d s old/,
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

test('names a max_age that the provider refuses, and keeps what it found before', async () => {
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

test('signs nobody in where a person would have to see a browser, and there is no screen', async () => {
  test.skip(process.platform !== 'linux')
  const screens = { DISPLAY: process.env.DISPLAY, WAYLAND_DISPLAY: process.env.WAYLAND_DISPLAY }
  for (const name of Object.keys(screens)) delete process.env[name]
  try {
    expect(await found({}, 'a person')).toMatch(
      /^skipped tokens: Nobody was signed in: .* there is no screen here\. Give --user and --password-file/,
    )
  } finally {
    for (const [name, value] of Object.entries(screens)) if (value !== undefined) process.env[name] = value
  }
})

for (const [what, lie, during, words] of faults) {
  test(`names ${what}`, async () => {
    expect(await lying(lie, during)).toMatch(words)
  })
}
