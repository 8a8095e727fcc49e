// Who is counted: once a week from a browser, only after they agree, only when all is known, and without an id.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { countPerson } from '#app/reporting/count-person.ts'
import { consent } from '#base/browser/consent.ts'
import { createStore } from '#base/state/store.ts'
import type { Facts } from '#runtime/person.ts'
import type { PortalState } from '#shell/state/portal-state.ts'
import { manifest } from '../../runtime/shipped-manifest.ts'

const known: Facts = Object.fromEntries(
  manifest.facts.map(({ id, values }) => [id, values.includes('false') ? 'false' : (values[0] as string)]),
)
const agreed = (...choices: 'analytics'[]) => consent.set({ version: 1, at: '2026-11-27T10:00:00Z', choices })

/** A page that counts; gives what it has sent, and changes its facts. */
function page(facts: Facts, errorReports: string | undefined = 'https://errors.example/report') {
  const state = createStore({ manifest, facts } as PortalState)
  const sendBeacon = vi.fn<Navigator['sendBeacon']>(() => true)
  const ports = { release: () => 'ae27000000000000', report: vi.fn(), local: () => localStorage }
  countPerson({ state, settings: { errorReports }, browser: { sendBeacon }, ...ports })
  const sent = () => sendBeacon.mock.calls.map(([address, body]) => ({ address, body: body as Blob }))
  return { sent, know: (now: Facts) => state.set({ manifest, facts: now } as PortalState) }
}

beforeEach(() => {
  localStorage.clear()
  consent.set(undefined)
  vi.useFakeTimers({ now: new Date('2026-11-27T10:00:00Z'), toFake: ['Date'] })
})

describe('A person whose firm counts who sees what', () => {
  it('is counted when they agree and all is known, with their week and their code and nothing else', async () => {
    const { sent, know } = page({ platform: 'web' })
    agreed('analytics')
    expect(sent()).toEqual([])
    know(known)
    expect(sent()).toHaveLength(1)
    const [{ address, body }] = sent() as [{ address: string; body: Blob }]
    expect(address).toBe('https://errors.example/report')
    expect(JSON.parse(await body.text())).toEqual([
      { kind: 'situation', week: '2026-11-23', code: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{13}$/) },
    ])
  })

  it('is counted once in a week from a browser, and again in the next week', () => {
    agreed('analytics')
    // Pages of earlier tests are still open.
    localStorage.clear()
    expect(page(known).sent()).toHaveLength(1)
    expect(page(known).sent()).toHaveLength(0)
    vi.setSystemTime(new Date('2026-11-30T00:30:00Z'))
    expect(page(known).sent()).toHaveLength(1)
  })

  it('is not counted without agreeing; who refuses later leaves no trace of it in the browser', () => {
    const { sent } = page(known)
    agreed()
    expect(sent()).toEqual([])
    agreed('analytics')
    expect(localStorage).toHaveLength(1)
    agreed()
    expect(localStorage).toHaveLength(0)
  })
})
