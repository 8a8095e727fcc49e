// Asks for the flags again while the page is open, and turns those whose date has come: a flag that is switched reaches open
// pages without a reload. Loaded once the first page is idle.
import { hasUnsavedChanges } from '#base/browser/unsaved-changes.ts'
import * as limits from '#base/limits.gen.ts'
import { isSignedIn } from '#session/types.ts'
import type { Router } from '#shell/routing/router.ts'
import type { PortalServices } from '#shell/state/portal-services.tsx'

type Flags = Readonly<Record<string, boolean>>

export interface HeartbeatPorts {
  services: Pick<PortalServices, 'state' | 'session' | 'notice'>
  router: Pick<Router<unknown>, 'get' | 'revalidate'>
  /** The flags as the API has them now; undefined where a portal has none, or nobody is signed in. */
  freshFlags(): Promise<Flags | undefined>
}

/** Where a page has closed to the person who is on it, in words. */
const CLOSED = 'The page you were on is closed at the moment.'

/** Beats every minute while the page is visible, and within five seconds of it being looked at again. */
export function startHeartbeat(ports: HeartbeatPorts): void {
  const interval = limits['flags-check-interval'].value * 1000
  const gap = limits['flags-check-gap'].value * 1000
  const isVisible = () => document.visibilityState === 'visible'
  // A million open pages do not ask at the same moment.
  const withJitter = () => interval * (0.9 + Math.random() / 5)
  let last = Date.now()
  let timer = 0
  const beatIn = (milliseconds: number) => {
    clearTimeout(timer)
    timer = window.setTimeout(() => {
      last = Date.now()
      beatIn(withJitter())
      if (isVisible()) void beat(ports)
    }, milliseconds)
  }
  const soon = () => isVisible() && beatIn(Math.max(0, last + gap - Date.now()))
  document.addEventListener('visibilitychange', soon)
  addEventListener('focus', soon)
  beatIn(withJitter())
}

/** Whoever is writing is left alone: what has changed reaches them when nothing is unsaved any more. */
async function beat({
  services: { state, session, notice },
  router,
  freshFlags,
}: HeartbeatPorts): Promise<void> {
  if (hasUnsavedChanges()) return
  const before = JSON.stringify(state.get().facts)
  const actor = session.api()?.actor
  let flags: Flags | undefined
  try {
    flags = await freshFlags()
    if (flags) await followOwnFlags(flags)
  } catch {
    // The call itself reports what is the server's fault. The flags of before stay.
  }
  // In that time another account may have been opened, or a form begun.
  if (actor !== session.api()?.actor || hasUnsavedChanges()) return
  state.flagsAnswered(flags ? { state: 'ready', flags } : state.get().sources.flags)
  if (JSON.stringify(state.get().facts) === before) return
  const { pathname } = router.get().location
  await router.revalidate()
  if (router.get().location.pathname !== pathname && !notice.get()) notice.set({ text: CLOSED })

  /** Those of the logged-in user are the session's: by one of them other accounts can be opened. */
  async function followOwnFlags(answered: Flags): Promise<void> {
    const now = session.get()
    if (!isSignedIn(now) || !now.ready) return
    const { ownFlags } = now.access
    const changed = Object.keys(ownFlags).filter((id) => id in answered && answered[id] !== ownFlags[id])
    if (changed.length === 0) return
    await session.refreshAccess({
      ...ownFlags,
      ...Object.fromEntries(changed.map((id) => [id, answered[id]!])),
    })
  }
}
