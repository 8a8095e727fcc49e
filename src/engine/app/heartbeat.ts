// Asks for the flags and the current release again while the page is open, and turns flags whose date has come: what is switched or
// released reaches open pages without a reload. Loaded once the first page is idle.
import { hasUnsavedChanges } from '#base/browser/unsaved-changes.ts'
import * as limits from '#base/limits.gen.ts'
import { isSignedIn } from '#session/types.ts'
import type { Router } from '#shell/routing/router.ts'
import type { PortalServices } from '#shell/state/portal-services.tsx'
import type { ModeServices } from './first-load/page-mode.ts'
import { beatDelay } from './beat-delay.ts'
import { announceMeanwhile } from './release/announce-meanwhile.ts'
import { followRelease } from './release/follow-release.ts'
import type { ReleasePorts } from './release/release.ts'

type Flags = Readonly<Record<string, boolean>>

export interface HeartbeatPorts {
  services: Pick<PortalServices, 'state' | 'session' | 'notice' | 'report'>
  router: Pick<Router<unknown>, 'get' | 'revalidate'>
  freshFlags: ModeServices['freshFlags']
  release: ReleasePorts
}

/** Where a page has closed to the person who is on it, in words. */
const CLOSED = 'The page you were on is closed at the moment.'

/** Beats every minute while the page is visible, and within five seconds of it being looked at again. */
export function startHeartbeat(ports: HeartbeatPorts): void {
  const gap = limits['flags-check-gap'].value * 1000
  const isVisible = () => document.visibilityState === 'visible'
  let failures = 0
  let last = Date.now()
  let timer = 0
  const beatIn = (milliseconds: number) => {
    clearTimeout(timer)
    timer = window.setTimeout(() => void run(), milliseconds)
  }
  const run = async () => {
    timer = 0
    try {
      if (isVisible()) {
        last = Date.now()
        failures = (await beat(ports)) ? 0 : failures + 1
      }
    } catch (error) {
      ports.services.report(error)
    }
    // Unless the page has been looked at again meanwhile.
    if (timer === 0) beatIn(beatDelay(failures, Math.random()))
  }
  const soon = () => isVisible() && beatIn(Math.max(0, last + gap - Date.now()))
  document.addEventListener('visibilitychange', soon)
  addEventListener('focus', soon)
  beatIn(beatDelay(0, Math.random()))
}

/**
 * Resolves with false where a call has failed. Somebody who is writing reads what is announced; all else that has changed reaches them
 * when nothing is unsaved any more.
 */
async function beat({
  services: { state, session, notice, report },
  router,
  freshFlags,
  release,
}: HeartbeatPorts): Promise<boolean> {
  // It renews no token: in an outage all would come back to the provider at once.
  if (session.remainingSeconds() === 0) return true
  if (hasUnsavedChanges()) {
    await announceMeanwhile(release, state, report)
    return true
  }
  const { facts, manifest } = state.get()
  const before = JSON.stringify(facts)
  const api = session.api()
  let flags: Flags | undefined
  let off: readonly string[] | undefined
  const released = followRelease(release, state.get(), report, (now) => (off = now))
  let isAnswered = true
  try {
    flags = api && (await freshFlags(api))
    if (flags) await followOwnFlags(flags)
  } catch {
    // The call itself reports what is the server's fault. The flags of before stay.
    isAnswered = false
  }
  const taken = await released
  // In that time another account may have been opened, or a form begun.
  if (api?.actor !== session.api()?.actor || hasUnsavedChanges()) return isAnswered
  const inUse = release.inUse.get()
  const newer = taken ?? (off && { ...inUse, off })
  if (newer && newer !== inUse) {
    release.inUse.set(newer)
    state.released({
      switchedOff: newer.off,
      ...(newer.manifest !== inUse.manifest && { manifest: newer.manifest }),
    })
  }
  state.flagsAnswered(flags ? { state: 'ready', flags } : state.get().sources.flags)
  const now = state.get()
  if (now.manifest === manifest && JSON.stringify(now.facts) === before) return isAnswered
  const { pathname } = router.get().location
  await router.revalidate()
  if (router.get().location.pathname !== pathname && !notice.get()) notice.set({ text: CLOSED })
  return isAnswered

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
