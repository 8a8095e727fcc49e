// `portal doctor --sign-in`: signs in once in a browser, at the sandbox's own provider and at one that lies. What it says of each
// fault: tests/tools/doctor/sign-in.test.ts.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { readSettings } from '#session/read-settings.ts'
import { startSandbox, type Sandbox } from '#sandbox/server.ts'
import { createSettings } from '#sandbox/config/settings.ts'
import { signInFindings } from '#tools/doctor/sign-in.ts'
import type { Credentials } from '#tools/doctor/usual-forms.ts'
import { toolsOf } from '#tools/product.ts'
import { accessTokenOf } from '../../support/access-token.ts'
import { startHostileProvider, type HostileProvider } from '../../support/hostile/provider.ts'

test.describe.configure({ mode: 'serial' })

const portal = 'http://portal.localhost:5179'
const folder = mkdtempSync(join(tmpdir(), 'portal-doctor-'))
let sandbox: Sandbox
let hostile: HostileProvider

test.beforeAll(async () => {
  const { openProductApi: openApi } = await toolsOf().sandbox()
  sandbox = await startSandbox({ port: 0, portalOrigins: [portal], dataFolder: folder, quiet: true, openApi })
  hostile = await startHostileProvider({ accessToken: () => accessTokenOf(sandbox.url, 'client') })
})
test.afterAll(async () => {
  await Promise.all([sandbox.close(), hostile.close()])
  rmSync(folder, { recursive: true, force: true })
})

async function found(further: object, as: Credentials): Promise<string> {
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
  const findings = await signInFindings({ settings, ...asked }, as)
  return findings.map(({ topic, outcome: is, says }) => `${is} ${topic}: ${says}`).join('\n')
}

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

test('names what a provider does otherwise, and goes on to the end', async () => {
  let answers = 0
  const issuer = hostile.issuer('sign-in', {
    claims: (claim) => delete claim['email'],
    callback(answer) {
      if (++answers === 1) return
      answer.set('error', 'invalid_request')
      answer.set('error_description', 'max_age invalid')
    },
    discovery: (document) => (document['end_session_endpoint'] = `${String(document['issuer'])}/jwks`),
  })
  // The provider signs in by itself: it needs no credentials.
  expect(await found({ authority: issuer }, { user: 'nobody', password: 'nothing' }))
    .toBe(`fine CORS: The browser lets the portal read the token endpoint.
fine tokens: The ID token is signed with RS256 and passes every check.
doubtful claims: The ID token has the user id, and no email. Name their claims in \`provider.claims\`, or do without.
fine tokens: Access tokens live for 1800 s; the portal asks before they end.
fine renewal: A renewal works, with a new ID token; the refresh token is replaced.
fine API: The API answers the token of this sign-in.
fine API: The API refuses a forged token with 401.
skipped API: A token that has ended was not tried: this one lives for 1800 s. Give the client tokens of a minute to try it.
wrong fresh: A fresh sign-in came to no end: the provider answers invalid_request (max_age invalid). Where the provider refuses max_age=0, set \`provider.maxAge\` to 300.
wrong sign-out: After the sign-out the browser stays at ${issuer}/jwks. Register ${portal}/ as post-logout address, or set \`provider.signOut\`.`)
})
