// The doctor looks at an installation from outside: the sandbox is healthy, and each broken one is told by a sentence.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathsWithoutUserId } from '#api/people/paths-without-user-id.ts'
import { providerSchema } from '#session/provider-settings.ts'
import { readSettings } from '#session/read-settings.ts'
import { settingsSchema } from '#session/settings.ts'
import { createSettings } from '#sandbox/config/settings.ts'
import { startSandbox, type Sandbox } from '#sandbox/server.ts'
import { corrected, examine, findingsText } from '#tools/doctor/doctor.ts'
import type { Finding } from '#tools/doctor/finding.ts'
import { personPath as ownPersonPath } from '#tools/recorded-calls.ts'
import { servePreview } from '#tools/serve/preview-server.ts'
import { echoApi } from '../../sandbox/sandbox-client.ts'
import { root } from '../../support/root.ts'

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
  personPath?: string
}

async function found({
  settings: change,
  answer,
  at = portal,
  ahead = 0,
  personPath = '/api/user',
}: Broken = {}) {
  const given = change ? change(settings) : settings
  const findings = await examine(typeof given === 'string' ? given : JSON.stringify(given), {
    portal: at,
    callback: '/signin-oidc',
    personPath,
    links: ['help-hub', 'contact-us'],
    ask: async (address, init) => {
      const real = await fetch(address, init)
      return answer ? answer(new URL(address instanceof Request ? address.url : address), real, init) : real
    },
    now: () => Date.now() - ahead,
  })
  const wrong = findings
    .filter(({ outcome }) => outcome === 'wrong')
    .map(({ topic, says }) => `${topic}: ${says}`)
  const doubtful = findings
    .filter(({ outcome }) => outcome === 'doubtful')
    .map(({ topic, says }) => `${topic}: ${says}`)
  return { findings, wrong, doubtful }
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

  it('asks the API by which call this portal learns who has signed in', async () => {
    expect(await ownPersonPath()).toBe('/api/user')
    const asked = new Set<string>()
    const answer = ({ pathname }: URL, real: Response) => (asked.add(pathname), real)
    await found({ personPath: '/api/person', answer })
    expect([...asked].filter((path) => path.startsWith('/api/'))).toEqual(['/api/person'])
  })

  it('asks no headers of `npm start`, which sends none', async () => {
    const { findings } = await found({
      answer: (address, answer) =>
        address.origin === portal
          ? new Response('<script type="module" src="/@vite/client"></script>')
          : answer,
    })
    expect(findings.filter(({ topic }) => topic === 'headers')).toEqual([
      {
        topic: 'headers',
        outcome: 'skipped',
        says: `At ${portal} runs \`npm start\`, which sends none of an installation’s headers. \`npm run preview\` does.`,
      },
    ])
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
        `discovery: ${settings.authority}/.well-known/openid-configuration cannot be used: The provider names another issuer than the settings. Correct the issuer in the settings, or the provider; where the document has another address than the issuer’s, name it in \`provider.discovery\`.`,
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
        `reports: The collector at ${sandbox.url}/sandbox/errors takes no JSON from pages of http://localhost:1. Allow this origin and the header content-type.`,
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
        `headers: At ${portal} the page has no Content-Security-Policy with a nonce; the page may be kept in caches. See src/engine/app/hosting/README.md.`,
      ],
    ],
    [
      'a policy that lacks the API',
      { settings: (good) => ({ ...good, errorReports: 'https://errors.example/' }) },
      () => [
        'reports: Nobody takes reports at https://errors.example/: it answers nothing. Correct `errorReports` or leave it out.',
        `headers: At ${portal} the policy’s img-src lacks https://errors.example; the policy’s connect-src lacks https://errors.example. See src/engine/app/hosting/README.md.`,
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

  const discoveryWith = (changes: object): Broken => ({
    answer: (address, answer) => (isDiscovery(address) ? changed(answer, changes) : answer),
  })
  const provider = (further: object) => (good: Record<string, unknown>) => ({
    ...good,
    authority: undefined,
    provider: { issuer: good['authority'], ...further },
  })
  const tokensSay = (error: string): Broken => ({
    answer: (address, answer, init) =>
      address.pathname.endsWith('/token') && init?.method === 'POST'
        ? Response.json({ error }, { status: 401, headers: answer.headers })
        : answer,
  })

  /** Further faults, each planted alone, and the words by which it is named. */
  const planted: [string, Broken, RegExp][] = [
    [
      'a field that nothing reads',
      { settings: provider({ algorithm: [] }) },
      /provider\.algorithm: is not a field/,
    ],
    [
      'a shared secret as algorithm',
      { settings: provider({ algorithms: ['HS256'] }) },
      /never a shared secret/,
    ],
    [
      'a parameter of the protocol',
      { settings: provider({ parameters: { nonce: '1' } }) },
      /parameters\.nonce: is a parameter that the portal sends itself/,
    ],
    [
      'a template as issuer',
      {
        settings: (good) => ({
          ...good,
          authority: undefined,
          provider: { issuer: 'https://id.example/{tenantid}' },
        }),
      },
      /is a template/,
    ],
    [
      'a provider that names a template',
      discoveryWith({ issuer: 'https://id.example/{tenantid}/v2.0' }),
      /names a template as its issuer .*use the address of one tenant/,
    ],
    [
      'an issuer with a slash that discovery lacks',
      {
        settings: (good) => ({
          ...good,
          authority: undefined,
          provider: { issuer: `${String(good['authority'])}/` },
        }),
      },
      /names another issuer/,
    ],
    [
      'a token endpoint on another origin',
      discoveryWith({ token_endpoint: 'https://login.example/token' }),
      /token_endpoint is on another origin/,
    ],
    [
      'no way to sign out',
      discoveryWith({ end_session_endpoint: undefined }),
      /does not offer end_session_endpoint.*provider\.signOut/,
    ],
    [
      'tokens that cannot be revoked',
      { settings: provider({ revokeTokens: true }), ...discoveryWith({ revocation_endpoint: undefined }) },
      /does not offer revocation_endpoint/,
    ],
    [
      'algorithms that do not fit',
      discoveryWith({ id_token_signing_alg_values_supported: ['PS512'] }),
      /algorithms: the provider signs ID tokens with PS512, and the settings allow RS256 or ES256/,
    ],
    [
      'keys of another algorithm',
      {
        settings: provider({ algorithms: ['ES384'] }),
        ...discoveryWith({ id_token_signing_alg_values_supported: undefined }),
      },
      /has no key for ES384/,
    ],
    [
      'keys for encryption alone',
      {
        answer: (address, answer) =>
          address.pathname.endsWith('/jwks')
            ? changed(answer, { keys: [{ kty: 'RSA', use: 'enc' }] })
            : answer,
      },
      /has no key for RS256 or ES256/,
    ],
    [
      'a client with a secret',
      tokensSay('invalid_client'),
      /asks the client "portal-web" \(web\) for a secret/,
    ],
    [
      'a client that may not ask',
      tokensSay('unauthorized_client'),
      /asks the client "portal-pwa" \(pwa\) for a secret/,
    ],
    [
      'an http provider under https',
      { at: 'https://portal.example' },
      /A page of https:\/\/portal\.example may not ask http:\/\/localhost:\d+: browsers block http under https/,
    ],
    [
      'reports that nobody answers',
      { settings: (good) => ({ ...good, errorReports: `${sandbox.url}/nobody` }) },
      /reports: Nobody takes reports at .*\/nobody: it answers 404/,
    ],
    [
      'a sign-out that leads to another site',
      {
        answer: (address, answer) =>
          address.pathname.endsWith('/end-session')
            ? new Response(null, { status: 302, headers: { location: 'https://other.example/' } })
            : answer,
      },
      /does not lead the client "portal-web" \(web\) back/,
    ],
    [
      'a scope that the client may not ask for',
      {
        answer: (address, answer) =>
          address.pathname.endsWith('/authorize')
            ? new Response(null, {
                status: 302,
                headers: { location: `${portal}/signin-oidc?error=invalid_scope` },
              })
            : answer,
      },
      /refuses what the client "portal-web" \(web\) asks for: invalid_scope/,
    ],
    [
      'discovery that no page may read',
      {
        answer: (address, answer) =>
          isDiscovery(address) ? withHeaders(answer, { 'access-control-allow-origin': null }) : answer,
      },
      /may not read the provider’s discovery/,
    ],
  ]

  it.each(planted)('names %s', async (_what, installation, words) => {
    expect((await found(installation)).wrong.join('\n')).toMatch(words)
  })

  const unclear: [string, Broken, RegExp][] = [
    [
      'a link without an address',
      { settings: (good) => ({ ...good, links: {} }) },
      /links: `links` has no address for help-hub, contact-us/,
    ],
    [
      'PKCE that is not announced',
      discoveryWith({ code_challenge_methods_supported: undefined }),
      /discovery: Discovery does not announce PKCE/,
    ],
    [
      'a grant that is not announced',
      discoveryWith({ grant_types_supported: ['authorization_code'] }),
      /does not announce the grant refresh_token/,
    ],
    [
      'a claim that is not announced',
      discoveryWith({ claims_supported: ['sub'] }),
      /claims: Discovery does not announce the claim userId/,
    ],
    [
      'a sign-out that answers every address alike',
      {
        answer: (address, answer) =>
          address.pathname.endsWith('/end-session') ? new Response('Signed out') : answer,
      },
      /cannot be seen without a person/,
    ],
  ]

  it.each(unclear)('warns of %s, and calls it no fault', async (_what, installation, words) => {
    const { doubtful, wrong } = await found(installation)
    expect(wrong).toEqual([])
    expect(doubtful.join('\n')).toMatch(words)
  })

  it.each(broken)('names %s', async (_what, installation, sentences) => {
    expect((await found(installation)).wrong).toEqual(sentences())
  })
})

describe('The page about one’s own provider and API', () => {
  const text = readFileSync(join(root, 'src/engine/app/hosting/own-provider-and-api.md'), 'utf8')

  it('has every field of settings.json', () => {
    const fields = [...text.matchAll(/^\| `(\w+)` +\|/gm)].map(([, name]) => name)
    expect(fields).toEqual(expect.arrayContaining(Object.keys(settingsSchema.shape)))
  })

  it('has every field of a provider, and the idle time', () => {
    for (const name of [...Object.keys(providerSchema.shape), 'idleSeconds'])
      expect(text).toMatch(new RegExp(`^\\| \`${name}\` +\\|`, 'm'))
  })

  it('shows the whole of a settings.json for the first day, which can be read', () => {
    const [, first = ''] = /## The first day[\s\S]*?```json\n([\s\S]*?)```/.exec(text) ?? []
    expect(readSettings(JSON.parse(first))).toMatchObject({ settings: { authority: 'https://id.example' } })
  })

  it('has every call without X-UserId', () => {
    for (const path of pathsWithoutUserId) expect(text).toContain(`\`${path}\``)
  })
})

const noEvidence: [string, Broken, () => string[]][] = [
  [
    'a provider that shows its form to `prompt=none`',
    {
      answer: (address, answer) =>
        address.pathname === new URL(sandbox.url).pathname + 'idp/authorize'
          ? new Response('<form>')
          : answer,
    },
    () =>
      ['"portal-web" (web)', '"portal-pwa" (pwa)'].map(
        (client) =>
          `redirect: Whether people of the client ${client} come back to ${portal}/signin-oidc was not seen: the provider answers with a page of its own. \`doctor --sign-in\` sees it.`,
      ),
  ],
  [
    'a token endpoint that is busy',
    {
      answer: (address, answer) =>
        address.pathname.endsWith('/token') ? new Response('', { status: 429 }) : answer,
    },
    () => [
      `CORS: Whether a page of ${portal} may read the provider’s token endpoint (it answers 429, so ask again later) was not seen.`,
    ],
  ],
  [
    'an API that is busy',
    {
      answer: (address, answer) =>
        address.pathname === '/api/user' ? new Response('', { status: 429 }) : answer,
    },
    () => [
      `API: Nothing was seen of the product API: ${sandbox.url}/api/user answers 429, so ask again later.`,
    ],
  ],
  [
    'a gateway that redirects what a browser asks before a call',
    {
      answer: (address, answer, init) =>
        address.pathname === '/api/user' && init?.method === 'OPTIONS'
          ? new Response(null, { status: 302, headers: { location: 'https://login.example/' } })
          : answer,
    },
    () => [
      `CORS: Whether a page of ${portal} may read ${sandbox.url} was not seen: the request before each call (OPTIONS) leads to https://login.example/, which no browser follows there.`,
    ],
  ],
  [
    'a portal that is not there yet',
    { answer: (address, answer) => (address.origin === portal ? new Response('', { status: 502 }) : answer) },
    () => [
      `headers: ${portal} answers 502, so the headers of its page were not seen. Ask again once it is there.`,
    ],
  ],
]

describe('A doctor without evidence', () => {
  it.each(noEvidence)('says what was not seen: %s', async (_name, broken, unseen) => {
    const { findings, wrong } = await found(broken)
    expect(wrong).toEqual([])
    expect(
      findings.filter(({ outcome }) => outcome === 'skipped').map(({ topic, says }) => `${topic}: ${says}`),
    ).toEqual(unseen())
  })

  it('takes back what a sign-in has proved, for the client that signed in', () => {
    const finding = (topic: Finding['topic'], outcome: Finding['outcome'], says = '') => ({
      topic,
      outcome,
      says,
    })
    const before = [
      finding('redirect', 'skipped', 'of the client "portal-web" (web)'),
      finding('redirect', 'skipped', 'of the client "portal-pwa" (pwa)'),
      finding('sign-out', 'doubtful'),
      finding('claims', 'doubtful'),
      finding('keys', 'wrong'),
    ]
    const proved = [finding('tokens', 'fine'), finding('sign-out', 'fine'), finding('claims', 'doubtful')]
    expect(corrected(before, proved)).toEqual([before[1], before[4], ...proved])
    const failed = [finding('tokens', 'wrong')]
    expect(corrected(before, failed)).toEqual([...before, ...failed])
  })
})
