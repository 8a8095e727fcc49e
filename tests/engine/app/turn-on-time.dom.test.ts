import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startTurning } from '#app/turn-on-time.ts'
import { holdUnsavedChanges } from '#base/browser/unsaved-changes.ts'
import type { Manifest, Route } from '#manifest/manifest.ts'
import { createPortalStore } from '#shell/state/portal-state.ts'

const CLOSING = { onFrom: '2026-12-01T13:00:00.000Z', offFrom: '2026-12-01T14:00:00.000Z' }
const manifest = {
  ...{ facts: [], fields: [], flags: {}, turns: [CLOSING.onFrom, CLOSING.offFrom] },
  announcements: [
    { id: 'closing', says: 'Payments close.', ...CLOSING },
    { id: 'always', says: 'Hello.' },
  ],
  routes: [
    { id: 'payments', closed: [{ when: 0, text: 'Closed.', ...CLOSING }] },
    { id: 'documents', path: '/documents' },
  ],
} as unknown as Manifest

/** A page on this route, opened a minute before it closes. */
function openPage(id: string) {
  vi.setSystemTime('2026-12-01T12:59:00Z')
  const state = createPortalStore(manifest, { platform: 'web', os: 'other', width: 1280, publicFlags: {} })
  const page = { revalidated: 0, route: undefined as Route | undefined }
  const guardAgain = () => (page.route = state.get().manifest.routes.find((each) => each.id === id)!)
  guardAgain()
  const router = {
    get: () => ({ result: { match: { route: page.route } } }),
    async revalidate() {
      page.revalidated += 1
      guardAgain()
    },
  }
  startTurning({ services: { state }, router } as unknown as Parameters<typeof startTurning>[0])
  const shown = () => (state.get().manifest.announcements as readonly { id: string }[]).map((each) => each.id)
  return { page, shown, state }
}
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('Somebody whose page stays open', () => {
  it('reads an announcement from its minute on, until it is over', async () => {
    const { shown, page } = openPage('documents')
    await pass(59)
    expect(shown()).toEqual(['always'])
    await pass(1)
    expect(shown()).toEqual(['closing', 'always'])
    await pass(3600)
    expect(shown()).toEqual(['always'])
    expect(page.revalidated).toBe(0)
  })

  it('is told at its minute that the page is closed, and has it back when it opens', async () => {
    const { page } = openPage('payments')
    await pass(60)
    expect([page.revalidated, page.route!.closed]).toEqual([
      1,
      [expect.objectContaining({ text: 'Closed.' })],
    ])
    await pass(3600)
    expect([page.revalidated, page.route!.closed]).toEqual([2, []])
  })

  it('is left alone on it while something is unsaved', async () => {
    const { page, shown } = openPage('payments')
    const release = holdUnsavedChanges()
    await pass(120)
    expect([shown(), page.revalidated]).toEqual([['closing', 'always'], 0])
    release()
    await pass(5)
    expect(page.revalidated).toBe(1)
  })

  it('has it right after the device slept over the minute', async () => {
    const { shown } = openPage('documents')
    vi.setSystemTime('2026-12-01T13:30:00Z')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(shown()).toEqual(['closing', 'always'])
  })

  it('follows a manifest that comes meanwhile', async () => {
    const { shown, state } = openPage('documents')
    const later = { onFrom: '2026-12-01T12:59:30.000Z' }
    const newer = { ...manifest, turns: [later.onFrom], announcements: [{ id: 'new', ...later }] }
    state.released({ manifest: newer as unknown as Manifest })
    expect(shown()).toEqual([])
    await pass(30)
    expect(shown()).toEqual(['new'])
  })
})
