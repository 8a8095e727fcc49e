// The number on the app's icon: that of the person's own messages, until they log out.
import { afterEach, describe, expect, it } from 'vitest'
import { numberAppIcon } from '#app/app-icon.ts'
import { createStore } from '#base/state/store.ts'
import type { CountdownState } from '#session/expiry/countdown.ts'
import type { SessionState } from '#session/types.ts'

const manifest = { header: { messages: { badge: 'mail' } }, badges: { mail: { value: 'unread' } } }
const own = { mode: 'normal' } as SessionState
const acting = { mode: 'delegated' } as SessionState

/** The icon of a page of this person, with the number of unread messages that comes. */
function page() {
  const session = createStore<SessionState>(own)
  const values = createStore<{ numbers: Record<string, number> }>({ numbers: {} })
  const icon: (number | string)[] = []
  Object.assign(navigator, {
    setAppBadge: (count: number) => Promise.resolve(icon.push(count)),
    clearAppBadge: () => Promise.resolve(icon.push('none')),
    // As after a hard reload: the worker is there, and does not control the page.
    serviceWorker: {
      controller: null,
      getRegistration: () => Promise.resolve({ active: { postMessage: (text: string) => icon.push(text) } }),
    },
  })
  const state = { get: () => ({ manifest }) }
  const countdown = createStore<CountdownState>({ phase: 'none' })
  numberAppIcon({ session: { ...session, countdown }, values, state } as unknown as Parameters<
    typeof numberAppIcon
  >[0])
  return { session, countdown, icon, counts: (unread: number) => values.set({ numbers: { unread } }) }
}

afterEach(() => {
  for (const name of ['setAppBadge', 'clearAppBadge', 'serviceWorker'])
    delete (navigator as unknown as Record<string, unknown>)[name]
})

describe('The icon of the app', () => {
  it('has the number of the header, once it is known and whenever it changes', () => {
    const { counts, icon } = page()
    expect(icon).toEqual([])
    counts(3)
    counts(3)
    counts(0)
    expect(icon).toEqual([3, 0])
  })

  it('has not the number of somebody for whom the person acts', () => {
    const { counts, icon, session } = page()
    session.set(acting)
    counts(7)
    expect(icon).toEqual([])
  })

  it('has none after a log-out, of which the service worker hears; a session that ended by itself leaves it', async () => {
    const { counts, icon, session } = page()
    counts(3)
    session.set({ mode: 'anonymous', reason: 'inactivity' })
    expect(icon).toEqual([3])
    session.set({ mode: 'anonymous', reason: 'own-choice' })
    await expect.poll(() => icon).toEqual([3, 'none', 'logged-out'])
  })

  it('has none where the provider renews the session no more, of which the service worker hears once', async () => {
    const { counts, icon, countdown } = page()
    counts(3)
    countdown.set({ phase: 'counting', left: 60, isContinuing: true })
    countdown.set({ phase: 'failed' })
    await expect.poll(() => icon).toEqual([3, 'none', 'logged-out'])
  })

  it('stays as it is in a browser without one', () => {
    const { counts, session } = page()
    for (const name of ['setAppBadge', 'clearAppBadge', 'serviceWorker'])
      delete (navigator as unknown as Record<string, unknown>)[name]
    counts(3)
    expect(() => session.set({ mode: 'anonymous', reason: 'own-choice' })).not.toThrow()
  })
})
