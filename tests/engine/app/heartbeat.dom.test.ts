import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startHeartbeat } from '#app/heartbeat.ts'
import { holdUnsavedChanges } from '#base/browser/unsaved-changes.ts'
import { createStore } from '#base/state/store.ts'
import type { HeartbeatPorts } from '#app/heartbeat.ts'

vi.mock('virtual:release-keys', () => ({ approvals: 0, keys: [] }))

type Flags = Record<string, boolean>

/** A signed-in page at /planner, with one flag of the account and one of the logged-in user. */
function openPage() {
  const api = {
    flags: { planner: true, shared: true } as Flags | undefined,
    asked: 0,
    failure: undefined as Error | undefined,
  }
  const page = {
    actor: 'A',
    path: '/planner',
    leadsTo: '/planner',
    revalidated: 0,
    own: [] as object[],
    off: [] as unknown[],
    tokenLeft: 900,
  }
  const sources = { flags: { state: 'ready' as const, flags: { planner: true } as Flags } }
  const facts = () => ({ planner: String(sources.flags.flags['planner']) })
  const notice = createStore<{ text: string } | undefined>(undefined)
  const ports = {
    services: {
      state: {
        get: () => ({ facts: facts(), sources }),
        released: (now: object) => void page.off.push(now),
        flagsAnswered: (answer: typeof sources.flags) => void (sources.flags = answer),
      },
      session: {
        api: () => ({ actor: page.actor }),
        remainingSeconds: () => page.tokenLeft,
        get: () => ({ mode: 'normal', ready: true, access: { ownFlags: { shared: true } } }),
        refreshAccess: async (own: object) => void page.own.push(own),
      },
      notice,
      report: () => {},
    },
    release: {
      kind: 'manifest',
      inUse: createStore({ id: '0'.repeat(16), off: [], manifest: { announcements: [] } }),
    },
    router: {
      get: () => ({ location: { pathname: page.path } }),
      async revalidate() {
        page.revalidated += 1
        page.path = page.leadsTo
      },
    },
    async freshFlags() {
      api.asked += 1
      if (api.failure) throw api.failure
      return api.flags
    },
  }
  startHeartbeat(ports as unknown as HeartbeatPorts)
  return { api, page, notice, planner: () => facts().planner }
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

beforeEach(() => {
  vi.useFakeTimers()
  // This portal is served without releases.
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('Somebody whose page stays open', () => {
  it('gets a switched flag within 66 seconds, and pages are guarded again', async () => {
    const { api, page, planner } = openPage()
    await pass(53)
    expect(api.asked).toBe(0)
    api.flags = { planner: false, shared: true }
    await pass(13)
    expect([api.asked, planner(), page.revalidated]).toEqual([1, 'false', 1])
  })

  it('gets it within five seconds of coming back', async () => {
    const { api, planner } = openPage()
    await pass(2)
    api.flags = { planner: false }
    dispatchEvent(new Event('focus'))
    await pass(2)
    expect(planner()).toBe('true')
    await pass(1)
    expect(planner()).toBe('false')
  })

  it('loses what is switched off once, though the release that is current cannot be had', async () => {
    const { page } = openPage()
    const current = JSON.stringify({ release: 'f'.repeat(16), off: ['planner'] })
    vi.stubGlobal('fetch', async (address: string) =>
      address === '/current.json' ? new Response(current) : new Response(null, { status: 404 }),
    )
    await pass(66)
    await vi.waitFor(() => expect(page.off).toEqual([{ switchedOff: ['planner'] }]))
    await pass(200)
    expect(page.off).toHaveLength(1)
  })

  it('is told where the page has closed', async () => {
    const { api, page, notice } = openPage()
    api.flags = { planner: false }
    page.leadsTo = '/home'
    await pass(66)
    expect(notice.get()).toEqual({ text: 'The page you were on is closed at the moment.' })
  })

  it('keeps the page as it is where nothing has changed', async () => {
    const { api, page } = openPage()
    await pass(200)
    expect(api.asked).toBeGreaterThan(2)
    expect(page.revalidated).toBe(0)
  })

  it('is not disturbed while something is unsaved', async () => {
    const { api, planner, page } = openPage()
    const saved = holdUnsavedChanges()
    api.flags = { planner: false }
    await pass(66)
    expect([planner(), page.revalidated]).toEqual(['true', 0])
    saved()
    await pass(66)
    expect([planner(), page.revalidated]).toEqual(['false', 1])
  })

  it('keeps the flags of before where the call fails, and asks again after twice as long', async () => {
    const { api, planner } = openPage()
    api.failure = new Error('503')
    await pass(66)
    expect([api.asked, planner()]).toEqual([1, 'true'])
    api.failure = undefined
    api.flags = { planner: false }
    await pass(102)
    expect(api.asked).toBe(1)
    await pass(30)
    expect([api.asked, planner()]).toEqual([2, 'false'])
  })

  it('renews no token for it', async () => {
    const { api, page } = openPage()
    page.tokenLeft = 0
    await pass(200)
    expect(api.asked).toBe(0)
  })

  it('has nothing of an answer that came for the account shown before', async () => {
    const { api, page, planner } = openPage()
    api.flags = { planner: false }
    const before = page.actor
    vi.spyOn(api, 'flags', 'get').mockImplementation(() => {
      page.actor = 'B'
      return { planner: false }
    })
    await pass(66)
    expect([before, page.actor, planner()]).toEqual(['A', 'B', 'true'])
  })

  it('has the own flags of the session changed, by which other accounts can be opened', async () => {
    const { api, page } = openPage()
    api.flags = { planner: true, shared: false }
    await pass(66)
    expect(page.own).toEqual([{ shared: false }])
  })

  it('asks nothing in a tab that nobody sees', async () => {
    const { api } = openPage()
    const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await pass(300)
    expect(api.asked).toBe(0)
    seen.mockReturnValue('visible')
    document.dispatchEvent(new Event('visibilitychange'))
    await pass(0)
    expect(api.asked).toBe(1)
    seen.mockRestore()
  })
})
