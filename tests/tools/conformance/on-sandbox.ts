// The sandbox as an API under test: its people with their tokens, and requests that it may carry out.
import type { ApiCall } from '#http/contract.ts'
import type { ApiRequest } from '#sandbox/calls/call.ts'
import { openProductApi } from '#product-api/product-api.ts'
import parts from '#portal/api-document/api-document.ts'
import { examine } from '#tools/conformance/conformance.ts'
import type { Finding } from '#tools/conformance/finding.ts'
import { readTokenFile, readWrites, type TokenFile, type Writes } from '#tools/conformance/token-file.ts'
import type { Sandbox } from '#sandbox/server.ts'
import { control, openSandbox, portal, TestBrowser } from '../../sandbox/sandbox-client.ts'

export const allCalls: readonly ApiCall[] = Object.values(parts.tags).flatMap(({ calls }) => calls)

/** Tokens whose credentials count as given long ago. */
const stale = new Set<string>()

export const openForConformance = () =>
  openSandbox((options) => {
    const api = openProductApi({ ...options, file: ':memory:' })
    const ageOf = ({ headers: { authorization = '' }, signedInAt }: ApiRequest) =>
      stale.has(authorization.replace('Bearer ', '')) ? 0 : signedInAt
    return { ...api, handle: (request) => api.handle({ ...request, signedInAt: ageOf(request) }) }
  })

/** Amelia Hart is asked for; Ben Osei is somebody else; Grace Lin acts for Rose Lin and once did for Mary Lin. */
export async function tokensOf(sandbox: Sandbox): Promise<TokenFile> {
  const signIn = async (persona: string) => (await new TestBrowser(sandbox).signIn(persona)).access_token
  const long = await signIn('client')
  stale.add(long)
  await control(sandbox, 'PUT', 'tokens', { accessTokenSeconds: 1 })
  const expired = await signIn('client')
  await control(sandbox, 'PUT', 'tokens', { accessTokenSeconds: 1800 })
  const grace = { userId: 'U-20008', token: await signIn('delegate') }
  const given = {
    user: { userId: 'U-20002', token: await signIn('client') },
    other: { userId: 'U-20003', token: await signIn('client-with-children') },
    expired,
    delegate: { ...grace, clientId: 'C-30003' },
    viewer: { userId: 'U-20010', token: await signIn('shared-viewer'), clientId: 'C-30007' },
    ended: { ...grace, clientId: 'C-30005' },
    stale: long,
    parameters: { job: 'withdrawal', year: '2008', path: 'explore/retirement' },
  }
  const headers = { authorization: `Bearer ${expired}`, 'x-userid': 'U-20002' }
  while ((await fetch(`${sandbox.url}/api/user`, { headers })).status !== 401)
    await new Promise((done) => setTimeout(done, 50))
  return readTokenFile(JSON.stringify(given))
}

/** A payment in, one out that asks for a fresh sign-in, and a message. */
export async function writesOf(sandbox: Sandbox, { user }: TokenFile): Promise<Writes> {
  const headers = { authorization: `Bearer ${user.token}`, 'x-userid': user.userId }
  const answer = await fetch(`${sandbox.url}/api/bank-accounts`, { headers })
  const bankAccountId = ((await answer.json()) as { accounts: { id: string }[] }).accounts[0]!.id
  const account = { accountId: 'A-U-20002-2', amountPence: 500_00 }
  return readWrites(
    JSON.stringify([
      {
        call: 'POST /api/payments/bank-transfers',
        body: { ...account, arrivesOn: '{today+7}' },
        list: '/api/payments',
      },
      {
        call: 'POST /api/withdrawals',
        body: { ...account, bankAccountId, isPressed: false },
        list: '/api/payments',
      },
    ]),
  )
}

interface Run {
  ask?: typeof fetch
  /** Of the calls' names; all of them without it. */
  only?: RegExp
  writes?: Writes | undefined
}

export const findingsOf = (
  sandbox: Pick<Sandbox, 'url'>,
  people: TokenFile,
  { ask = fetch, only = /./, writes: given }: Run = {},
): Promise<Finding[]> =>
  examine({
    api: { host: sandbox.url, portal, ask, pathsWithoutUserId: parts.pathsWithoutUserId },
    people,
    calls: allCalls.filter(({ method, path }) => only.test(`${method} ${path}`)),
    writes: given,
  })
