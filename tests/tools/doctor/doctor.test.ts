// The doctor looks at an installation from outside: the sandbox is healthy, and each broken one is told by a sentence.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathsWithoutUserId } from '#api/people/paths-without-user-id.ts'
import { settingsSchema } from '#session/settings.ts'
import { root } from '../../../src/tools/config-folder.ts'
import { createSettings } from '../../../src/sandbox/settings.ts'
import { startSandbox, type Sandbox } from '../../../src/sandbox/server.ts'
import { examine, findingsText } from '../../../src/tools/doctor/doctor.ts'
import { servePreview } from '../../../src/tools/serve/preview-server.ts'
import { echoApi } from '../../sandbox/sandbox-client.ts'

const folder = mkdtempSync(join(tmpdir(), 'portal-doctor-'))
let sandbox: Sandbox
let page: Server
let portal: string
let settings: ReturnType<typeof createSettings>

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<script nonce="__CSP_NONCE__"></script>')
  page = await servePreview({ dist: folder, port: 0, settings: () => JSON.stringify(settings) })
  const address = page.address()
  portal = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`
  sandbox = await startSandbox({
    ...{ port: 0, portalOrigins: [portal], dataFolder: join(folder, 'data'), quiet: true, openApi: echoApi },
  })
  settings = createSettings({ sandboxUrl: sandbox.url })
})
afterAll(async () => {
  await sandbox.close()
  page.closeAllConnections()
  page.close()
  rmSync(folder, { recursive: true, force: true })
})

interface Broken {
  settings?: (good: Record<string, unknown>) => unknown
  /** Another answer than the installation's. */
  answer?: (address: URL, answer: Response, init: RequestInit | undefined) => Response | Promise<Response>
  /** Where the portal is said to be. */
  at?: string
  ahead?: number
}

async function found({ settings: change, answer, at = portal, ahead = 0 }: Broken = {}) {
  const given = change ? change(settings) : settings
  const findings = await examine(typeof given === 'string' ? given : JSON.stringify(given), {
    portal: at,
    callback: '/signin-oidc',
    ask: async (address, init) => {
      const real = await fetch(address, init)
      return answer ? answer(new URL(address instanceof Request ? address.url : address), real, init) : real
    },
    now: () => Date.now() - ahead,
  })
  const wrong = findings
    .filter(({ outcome }) => outcome === 'wrong')
    .map(({ topic, says }) => `${topic}: ${says}`)
  return { findings, wrong }
}

/** The answer with other headers; null takes one away. */
function withHeaders(answer: Response, changes: Record<string, string | null>): Response {
  const headers = new Headers(answer.headers)
  for (const [name, value] of Object.entries(changes))
    if (value === null) headers.delete(name)
    else headers.set(name, value)
  return new Response(answer.body, { status: answer.status, headers })
}

const isDiscovery = ({ pathname }: URL) => pathname.endsWith('/openid-configuration')

async function changed(answer: Response, changes: object): Promise<Response> {
  return Response.json({ ...((await answer.json()) as object), ...changes }, { headers: answer.headers })
}

describe('The doctor', () => {
  it('finds the sandbox healthy, a sentence for each thing', async () => {
    const { findings, wrong } = await found()
    expect(wrong).toEqual([])
    expect(findingsText(findings))
      .toBe(`✓ settings  settings.json can be read, and every field is as it must be.
✓ discovery The provider names its endpoints, the code flow with PKCE, and refresh tokens.
✓ keys      2 keys can verify ID tokens.
✓ redirect  The client "portal-web" (web) is known, and people come back to ${portal}/signin-oidc.
✓ sign-out  A sign-out of the client "portal-web" (web) leads back to ${portal}/.
✓ redirect  The client "portal-pwa" (pwa) is known, and people come back to ${portal}/signin-oidc.
✓ sign-out  A sign-out of the client "portal-pwa" (pwa) leads back to ${portal}/.
✓ CORS      The portal may read discovery, keys and tokens of the provider.
✓ API       The product API answers, and asks for a token.
✓ CORS      The portal may send what it sends to the product API, and read what it reads.
✓ reports   Faults are reported to ${sandbox.url}/sandbox/errors.
✓ headers   The page comes with its policy, a fresh nonce, and the headers of every file.
✓ clock     All clocks agree with this machine’s within 300 seconds.`)
  })

  const broken: [string, Broken, () => string[]][] = [
    [
      'settings without an API host',
      { settings: (good) => ({ ...good, apiHost: undefined }) },
      () => ['settings: settings.json: apiHost: is missing or of the wrong kind.'],
    ],
    [
      'settings that are no JSON',
      { settings: () => '{' },
      () => ['settings: settings.json is not JSON, so nothing else can be checked.'],
    ],
    [
      'an authority that is another issuer',
      {
        answer: (address, answer) =>
          isDiscovery(address) ? changed(answer, { issuer: 'https://id.example' }) : answer,
      },
      () => [
        `discovery: ${settings.authority}/.well-known/openid-configuration cannot be used: The provider names another issuer than the settings. Correct \`authority\` or the provider.`,
      ],
    ],
    [
      'a provider without PKCE',
      {
        answer: (address, answer) =>
          isDiscovery(address) ? changed(answer, { code_challenge_methods_supported: ['plain'] }) : answer,
      },
      () => [
        'discovery: The provider does not offer the code challenge method S256 (PKCE). Turn that on for the portal’s clients.',
      ],
    ],
    [
      'keys that verify nothing',
      {
        answer: (address, answer) =>
          address.pathname.endsWith('/jwks') ? changed(answer, { keys: [{ kty: 'oct' }] }) : answer,
      },
      () => [
        `keys: ${sandbox.url}/idp/jwks has no key for RS256 or ES256, so no ID token can be verified. Sign ID tokens with one of them.`,
      ],
    ],
    [
      'a client that is not registered',
      { settings: (good) => ({ ...good, clients: { web: 'portal-web', pwa: 'portal-app' } }) },
      () => [
        'clients: The provider does not know the client "portal-app" (pwa). Register it, public and with PKCE.',
      ],
    ],
    [
      'a redirect address that is not registered',
      { at: 'http://localhost:1' },
      () => [
        'redirect: The provider does not send the client "portal-web" (web) back to http://localhost:1/signin-oidc. Register exactly this redirect address.',
        'redirect: The provider does not send the client "portal-pwa" (pwa) back to http://localhost:1/signin-oidc. Register exactly this redirect address.',
        'CORS: A page of http://localhost:1 may not read the provider’s token endpoint. Allow this origin there.',
        `CORS: A page of http://localhost:1 may not read ${sandbox.url}. Allow this origin, for refusals too.`,
      ],
    ],
    [
      'a post-logout address that is not registered',
      {
        answer: (address, answer) => {
          if (!address.pathname.endsWith('/end-session')) return answer
          address.searchParams.set('post_logout_redirect_uri', 'https://other.example/')
          return fetch(address, { redirect: 'manual' })
        },
      },
      () => [
        `sign-out: The provider does not lead the client "portal-web" (web) back to ${portal}/ after a sign-out. Register exactly this post-logout address.`,
        `sign-out: The provider does not lead the client "portal-pwa" (pwa) back to ${portal}/ after a sign-out. Register exactly this post-logout address.`,
      ],
    ],
    [
      'a provider that lets no page read tokens',
      {
        answer: (address, answer) =>
          address.pathname.endsWith('/token')
            ? withHeaders(answer, { 'access-control-allow-origin': null })
            : answer,
      },
      () => [
        `CORS: A page of ${portal} may not read the provider’s token endpoint. Allow this origin there.`,
      ],
    ],
    [
      'an API that refuses traces and hides its time',
      {
        answer: (address, answer) =>
          address.pathname === '/api/user'
            ? withHeaders(answer, {
                'access-control-allow-headers':
                  'authorization, x-userid, x-clientid, content-type, idempotency-key',
                'access-control-expose-headers': 'retry-after',
              })
            : answer,
      },
      () => [
        `CORS: The product API must allow the header traceparent, expose the header date to pages of ${portal}.`,
      ],
    ],
    [
      'an API that asks for no token',
      {
        answer: (address, answer, init) =>
          address.pathname === '/api/user' && init?.method === undefined
            ? new Response('{}', { headers: answer.headers })
            : answer,
      },
      () => [
        `API: ${sandbox.url}/api/user answers 200 without a token. It must answer 401, which signs people out whose token has ended.`,
      ],
    ],
    [
      'a page without a policy, which caches may keep',
      {
        answer: (address, answer) =>
          address.origin === portal && address.pathname === '/'
            ? withHeaders(answer, { 'content-security-policy': null, 'cache-control': 'max-age=60' })
            : answer,
      },
      () => [
        `headers: At ${portal} the page has no Content-Security-Policy with a nonce; the page may be kept in caches. See src/app/hosting/README.md.`,
      ],
    ],
    [
      'a policy that lacks the API',
      { settings: (good) => ({ ...good, errorReports: 'https://errors.example/' }) },
      () => [
        `headers: At ${portal} the policy’s img-src lacks https://errors.example; the policy’s connect-src lacks https://errors.example. See src/app/hosting/README.md.`,
      ],
    ],
    [
      'a clock that is ten minutes off',
      { ahead: 600_000 },
      () => [
        expect.stringMatching(
          /^clock: The clock of http:\/\/localhost:\d+ is (599|600|601) seconds ahead of this machine’s; sign-ins fail beyond 300\. Set one of the two\.$/,
        ) as string,
      ],
    ],
    [
      'an API that nobody hears',
      {
        answer: (address, answer) => {
          if (address.pathname === '/api/user') throw new TypeError('fetch failed')
          return answer
        },
      },
      () => [
        `API: ${sandbox.url}/api/user does not answer: fetch failed. Correct \`apiHost\` or start the API.`,
      ],
    ],
  ]

  it.each(broken)('names %s', async (_what, installation, sentences) => {
    expect((await found(installation)).wrong).toEqual(sentences())
  })
})

describe('The page about one’s own provider and API', () => {
  const text = readFileSync(join(root, 'src/app/hosting/own-provider-and-api.md'), 'utf8')

  it('has every field of settings.json', () => {
    const fields = [...text.matchAll(/^\| `(\w+)` +\|/gm)].map(([, name]) => name)
    expect(fields).toEqual(expect.arrayContaining(Object.keys(settingsSchema.shape)))
  })

  it('has every call without X-UserId', () => {
    for (const path of pathsWithoutUserId) expect(text).toContain(`\`${path}\``)
  })
})
