// The sign-in of the portal before a provider that lies, row by row; journeys/session/hostile-provider.spec.ts shows one of each kind in
// the browser, on the built portal.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { explain } from '#session/sign-in/failure-messages.ts'
import { portalClient } from '../../../support/hostile/clients.ts'
import {
  hangingEndpoint,
  messageOf,
  oddities,
  refreshFaults,
  signInFaults,
  type Fault,
  type Lie,
} from '../../../support/hostile/faults.ts'
import { startHostileProvider, type HostileProvider } from '../../../support/hostile/provider.ts'
import { settingsFor, variants } from '../../../support/hostile/variants.ts'
import { settle } from '../page.ts'

let provider: HostileProvider
beforeAll(async () => {
  provider = await startHostileProvider()
})
const printed = vi.spyOn(console, 'error')
beforeEach(() => void printed.mockImplementation(() => {}))
afterEach(() => {
  vi.useRealTimers()
  printed.mockReset()
})
afterAll(() => provider.close())

/** Lets this work run into its deadline of 10 s, once the endpoint that hangs has been asked for. */
async function outlast<T>(issuer: string, endpoint: string, work: Promise<T>): Promise<T> {
  work.catch(() => undefined)
  while (provider.asked(issuer).at(-1) !== endpoint) await settle()
  await settle()
  await vi.advanceTimersByTimeAsync(10_000)
  return work
}

/** What this work is refused with. */
async function refusal(work: () => Promise<void>, { lie }: Fault, issuer: string): Promise<unknown> {
  const endpoint = hangingEndpoint(lie)
  if (endpoint !== undefined) vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  return (endpoint === undefined ? work() : outlast(issuer, endpoint, work())).then(
    () => 'accepted',
    (error: unknown) => error,
  )
}

/** What a browser must not keep of somebody whom a lie would have signed in. */
const ofAUser = /oidc\.user|_token|eyJ|sub-p0|U-2000|Amelia/

describe.each(variants)('A provider with $id', (variant) => {
  const facing = (during: 'sign-in' | 'refresh', lie: Lie) => {
    const issuer = provider.issuer(during, lie, variant)
    const endpoints = provider.endpointsOf(issuer)
    const client = portalClient(issuer, settingsFor(variant, issuer, endpoints))
    return { issuer, client, told: (fault: Fault) => messageOf(fault, issuer, { endpoints, variant }) }
  }

  describe('that lies when somebody signs in', () => {
    it.each(signInFaults)(
      'is refused, said and reported, and no user is stored: $group, $id',
      async (fault) => {
        const { issuer, client, told } = facing('sign-in', fault.lie)
        const refused = await refusal(client.signIn, fault, issuer)
        expect(refused).toHaveProperty('message', told(fault))
        const { message, reported } = explain(refused, true)
        expect(message).toMatch(
          fault.sentence ??
            /^We could not sign you in because of a fault on our side\. Call us and quote [0-9A-F]{8}, so that we can put it right\.$/,
        )
        expect(reported.message).toBe(told(fault))
        expect(client.stored()).toBeNull()
        expect(client.kept()).not.toMatch(ofAUser)
        expect(provider.asked(issuer).filter((path) => path === '/authorize').length).toBeLessThan(2)
      },
    )
  })

  describe('that lies when a session is renewed', () => {
    it.each(refreshFaults)('is refused, and the user stays as stored: $id', async (fault) => {
      const { issuer, client, told } = facing('refresh', fault.lie)
      await client.signIn()
      const before = client.stored()
      expect(await refusal(client.renew, fault, issuer)).toMatchObject({
        message: told(fault),
        kind: fault.passes ?? 'refused',
      })
      expect(client.stored()).toBe(before)
      expect(client.kept()).not.toMatch(/U-20003|sub-p03/)
      expect(before).toContain('"userId":"U-20002"')
    })
  })

  describe('that is odd but right', () => {
    const during = (when: 'sign-in' | 'refresh') => oddities.filter((oddity) => oddity.during === when)

    it.each(during('sign-in'))('signs people in: $id', async ({ lie }) => {
      const { client } = facing('sign-in', lie)
      await client.signIn()
      expect(JSON.parse(client.stored() ?? '{}')).toMatchObject({
        expires_at: expect.any(Number),
        profile: {
          userId: 'U-20002',
          name: 'Amelia Hart',
          email: 'amelia.hart@example.com',
          phoneNumber: '+447700900102',
        },
      })
    })

    it.each(during('refresh'))('renews sessions: $id', async ({ lie }) => {
      const { client } = facing('refresh', lie)
      await client.signIn()
      const stored = () => JSON.parse(client.stored() ?? '{}') as { access_token?: string; profile: object }
      const before = stored()
      await client.renew()
      expect(stored().access_token).toEqual(expect.any(String))
      expect(stored().access_token).not.toBe(before.access_token)
      expect(stored().profile).toMatchObject({ userId: 'U-20002', name: 'Amelia Hart' })
    })
  })
})
