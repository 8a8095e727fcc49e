// The sign-in of the portal before a provider that lies, row by row; journeys/hostile-provider.spec.ts shows the same in the
// browser, on the built portal.
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { portalClient, type Client } from '../support/hostile/clients.ts'
import { oddities, refreshFaults, signInFaults, type Fault } from '../support/hostile/faults.ts'
import { startHostileProvider, type HostileProvider } from '../support/hostile/provider.ts'
import { settle } from './page.ts'

let provider: HostileProvider
beforeAll(async () => {
  provider = await startHostileProvider()
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(() => provider.close())

const hangs = ({ lie }: Fault) => Object.values(lie.reply ?? {}).some((reply) => typeof reply === 'string')

/** Lets this work run into its deadline of 10 s, once the endpoint that hangs has been asked for. */
async function outlast<T>(issuer: string, endpoint: string, work: Promise<T>): Promise<T> {
  work.catch(() => undefined)
  while (provider.asked(issuer).at(-1) !== endpoint) await settle()
  await settle()
  await vi.advanceTimersByTimeAsync(10_000)
  return work
}

const endpoints = { discovery: '/.well-known/openid-configuration', token: '/token', keys: '/jwks' }
const hangingEndpoint = ({ lie }: Fault): string =>
  endpoints[Object.keys(lie.reply ?? {})[0] as keyof typeof endpoints]

const told = (fault: Fault, issuer: string): string =>
  fault.message.replace('<authority>', issuer).replace('<path>', new URL(issuer).pathname)

async function refusal(work: () => Promise<void>, fault: Fault, issuer: string): Promise<string> {
  if (!hangs(fault)) return messageOf(work())
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  return messageOf(outlast(issuer, hangingEndpoint(fault), work()))
}

const messageOf = (work: Promise<void>): Promise<string> =>
  work.then(
    () => 'accepted',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )

describe('A provider that lies when somebody signs in', () => {
  it.each(signInFaults)('is refused, and no user is stored: $group, $id', async (fault) => {
    const issuer = provider.issuer('sign-in', fault.lie)
    const client = portalClient(issuer)
    expect(await refusal(client.signIn, fault, issuer)).toBe(told(fault, issuer))
    expect(client.stored()).toBeNull()
  })
})

describe('A provider that lies when a session is renewed', () => {
  it.each(refreshFaults)('is refused, and the user stays as stored: $id', async (fault) => {
    const issuer = provider.issuer('refresh', fault.lie)
    const client = portalClient(issuer)
    await client.signIn()
    const before = client.stored()
    expect(await refusal(client.renew, fault, issuer)).toBe(told(fault, issuer))
    expect(client.stored()).toBe(before)
    expect(before).toContain('"userId":"U-20002"')
  })
})

describe('A provider that is odd but right', () => {
  it.each(oddities)('signs people in: $id', async ({ during, lie }) => {
    const client: Client = portalClient(provider.issuer(during, lie))
    await client.signIn()
    const before = client.stored()
    expect(before).toContain('"userId":"U-20002"')
    expect(JSON.parse(before ?? '{}')).toHaveProperty('expires_at', expect.any(Number))
    if (during === 'refresh') {
      await client.renew()
      expect(client.stored()).not.toBe(before)
    }
  })
})
