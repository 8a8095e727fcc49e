import { describe, expect, it } from 'vitest'
import { simulate, type Situation } from './portals.ts'
import { outcomes } from './situations.ts'

const alone: Situation = {
  seconds: 1200,
  portals: 1,
  betweenPages: 1e9,
  callsOfPage: 3,
  signIn: { api: 0, provider: 0 },
  signIns: () => 0,
  asksForFlags: false,
  tokenLifetime: 300,
  isUp: () => true,
}
const secondsWith = (calls: readonly number[]) =>
  calls.flatMap((count, second) => (count > 0 ? [second] : []))
const total = (calls: readonly number[]) => calls.reduce((sum, each) => sum + each, 0)

describe('A million portals', () => {
  const [ordinary, outage, end, nine] = outcomes()

  it('ask at the end of an outage for less than three times what they ask for on an ordinary morning', () => {
    expect(end!.api.peak / ordinary!.api.peak).toBeLessThan(3)
    expect(end!.provider.peak / ordinary!.provider.peak).toBeLessThan(3)
  })

  it('ask for more than that while nothing answers, and for less the longer it lasts', () => {
    expect(outage!.api.peak).toBeGreaterThan(2 * ordinary!.api.peak)
    expect(outage!.api.mean).toBeLessThan(ordinary!.api.mean)
  })

  it('sign in at nine with more calls to the provider than to the API, by their usual share', () => {
    expect(nine!.provider.mean / ordinary!.provider.mean).toBeGreaterThan(nine!.api.mean / ordinary!.api.mean)
  })
})

describe('A portal alone', () => {
  it('asks once for each call of its page, and renews before its token ends while its person is there', () => {
    // Its page opens within the first span between pages, so that one is short here.
    const { api, provider } = simulate({ ...alone, betweenPages: 100 })
    expect(total(api) % 3).toBe(0)
    const renewals = secondsWith(provider)
    expect(
      renewals.slice(1).every((at, index) => at - renewals[index]! >= 235 && at - renewals[index]! <= 245),
    ).toBe(true)
    expect(renewals.length).toBeGreaterThan(3)
  })

  it('asks for the flags about once a minute, and for nothing else while nobody turns a page', () => {
    const { api } = simulate({ ...alone, asksForFlags: true, tokenLifetime: 1e6 })
    expect(total(api)).toBeGreaterThanOrEqual(18)
    expect(total(api)).toBeLessThanOrEqual(22)
  })

  it('asks ever less often while nothing answers', () => {
    const { api } = simulate({
      ...alone,
      betweenPages: 200,
      portals: 20,
      isUp: () => false,
      tokenLifetime: 1e6,
    })
    const half = api.length / 2
    expect(total(api.slice(half))).toBeLessThan(total(api.slice(0, half)))
  })
})
