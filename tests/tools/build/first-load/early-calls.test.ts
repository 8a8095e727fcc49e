// The script of index.html that asks for the first answers: what it asks, for whom, and when it asks nothing.
import { describe, expect, it, onTestFinished } from 'vitest'
import { earlyKey, type EarlyCalls } from '#http/early-answers.ts'
import { earlyScript, recordCalls } from '#tools/build/first-load/early-calls.ts'
import { compileFolder } from '#tools/build/manifest-plugin.ts'
import { bootScript } from '#tools/build/first-load/static-shell.ts'

const resolved = compileFolder().resolved!
const script = await earlyScript(resolved)
const recorded = await recordCalls(resolved)

const user = {
  access_token: 'token-1',
  expires_at: Date.now() / 1000 + 600,
  profile: { sub: 'sub-1', userId: 'U-1' },
}
const signedIn = {
  'oidc.user:https://id.example:portal-web': JSON.stringify(user),
  'portal.sign-in': 'p1.begun',
  'portal.tab-id': 'tab-1',
}
const inBrowser = { 'portal.sign-in.p1': 'p1.begun' }

interface World {
  address?: string
  session?: Record<string, string>
  local?: Record<string, string>
  locks?: string[]
  hasAccounts?: boolean
  isBlocked?: boolean
}

/** Runs the script as a browser would. Resolves to the API calls it makes, and what it leaves for the portal. */
async function run({ address = '/documents', session = signedIn, local = inBrowser, ...more }: World = {}) {
  const { locks = [], hasAccounts = true, isBlocked = false } = more
  const calls: { path: string; headers: Record<string, string> }[] = []
  const settings = { apiHost: 'https://api.example' }
  const stored = (entries: Record<string, string>) =>
    Object.defineProperties({ ...entries }, { getItem: { value: (key: string) => entries[key] ?? null } })
  const world = {
    location: new URL(address, 'https://portal.example'),
    navigator: { locks: { query: async () => ({ held: locks.map((name) => ({ name })) }) } },
    sessionStorage: stored(session),
    localStorage: stored(local),
    fetch: async (url: string, init: { headers: Record<string, string> }) => {
      if (url === '/settings.json') return Response.json(settings)
      calls.push({ path: url.replace('https://api.example', ''), headers: init.headers })
      return Response.json({ hasAccounts })
    },
  }
  onTestFinished(() => void (globalThis.portalEarly = undefined))
  if (isBlocked)
    Object.defineProperty(world, 'sessionStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  // The script is text for a page: run here with a page's words.
  // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call, no-new-func
  new Function('world', `with (world) {${script}}`)(world)
  // Nothing here takes time: what one answer leads to comes a few turns later.
  for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve))
  return {
    calls,
    paths: calls.map(({ path }) => path),
    early: globalThis.portalEarly as EarlyCalls | undefined,
  }
}

const people = ['/api/user', '/api/client/delegates', '/api/sharedaccess/sharedwithyou']
const own = ['/api/uiuserprefs', '/api/userparameters', '/api/featureflags']

describe('The page, while its scripts load', () => {
  it('is as small as decided: two kilobytes with the boot script, besides the list of calls', () => {
    const list = JSON.stringify(recorded).length
    expect(script.length + bootScript(resolved).length - list).toBeLessThanOrEqual(2048)
  })

  it('asks who is signed in, for whom they may act, and what every page of their own account needs', async () => {
    const { paths } = await run()
    expect(paths).toEqual([...people, ...own])
  })

  it('asks on the account dashboard for its figures too', async () => {
    const { paths } = await run({ address: '/myaccount' })
    expect(paths).toEqual([
      ...people,
      ...own,
      '/api/portfolios/tasks',
      '/api/portfolios',
      '/api/portfolios/series?interval=weekly',
      '/api/portfolios/activity?limit=5',
      '/api/taxyearinfo',
    ])
  })

  it('asks on the home page for what a client sees there, or a person without accounts', async () => {
    const both = ['/api/accountopeningbackup', '/api/content/learn?pageSize=200&sort=sortOrder']
    const client = await run({ address: '/dashboard' })
    expect(client.paths.slice(6)).toEqual([
      ...both,
      '/api/portfolios/tasks',
      '/api/portfolios',
      '/api/portfolios/series?interval=weekly',
    ])
    const registered = await run({ address: '/dashboard', hasAccounts: false })
    expect(registered.paths.slice(6)).toEqual([...both, '/api/accountopeningstatus'])
  })

  it('sends the headers that the portal sends, and a trace of its own for each call', async () => {
    const { calls, early } = await run()
    const headers = { accept: 'application/json', authorization: 'Bearer token-1' }
    expect(calls[0]!.headers).toMatchObject(headers)
    expect(calls[0]!.headers).not.toHaveProperty('X-UserId')
    expect(calls[3]!.headers).toMatchObject({ ...headers, 'X-UserId': 'U-1' })
    expect(calls[3]!.headers['traceparent']).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)
    expect(new Set(calls.map((call) => call.headers['traceparent'])).size).toBe(6)
    const kept = early!.answers.get(
      earlyKey('https://api.example/api/uiuserprefs', { ...headers, 'X-UserId': 'U-1' }),
    )
    expect(calls[3]!.headers['traceparent']).toContain(kept!.traceId)
  })

  it.each([
    ['a switched account is stored', { local: { ...inBrowser, 'portal.switched-grant.U-1': '{}' } }],
    ['the address names somebody', { address: '/myaccount?userId=U-2' }],
    ['an earlier address named somebody', { session: { ...signedIn, 'portal.pending-user-id': 'U-2' } }],
  ])('asks for nothing of an account where %s', async (_, world) => {
    const { paths } = await run(world)
    expect(paths).toEqual(people)
  })

  it.each([
    ['nobody is stored', { session: {} }],
    ['storage is blocked', { isBlocked: true }],
    [
      'what is stored cannot be read',
      { session: { ...signedIn, 'oidc.user:https://id.example:portal-web': '{' } },
    ],
    ['two users are stored', { session: { ...signedIn, 'oidc.user:https://id.example:portal-app': '{}' } }],
    [
      'the token has expired',
      {
        session: {
          ...signedIn,
          'oidc.user:https://id.example:portal-web': JSON.stringify({ ...user, expires_at: 1 }),
        },
      },
    ],
    ['the sign-in has ended in another tab', { local: {} }],
    ['somebody has signed in again elsewhere', { local: { 'portal.sign-in.p1': 'p1.later' } }],
    ['a renewal was not finished', { session: { ...signedIn, 'portal.unfinished-renewal': 'true' } }],
    ['the tab is a copy of an open one', { locks: ['portal-tab-tab-1'] }],
  ])('asks the API for nothing where %s', async (_, world) => {
    const { paths } = await run(world)
    expect(paths).toEqual([])
  })

  it('asks for nothing that the portal has asked for meanwhile, and for nothing after it has ended', async () => {
    const asked = run({ address: '/dashboard' })
    globalThis.portalEarly!.isOver = true
    expect((await asked).paths).toEqual([])
  })
})
