// Turns what has its time, at its minute, in a page that stays open: announcements come and go, pages close and open. Loaded once
// the first page is idle.
import { hasUnsavedChanges } from '#base/browser/unsaved-changes.ts'
import { routeOf } from '#manifest/manifest.ts'
import { matchedRoute, type RouteMatch } from '#shell/routing/route-match.ts'
import type { Router } from '#shell/routing/router.ts'
import type { PortalStore } from '#shell/state/portal-state.ts'

/** Timers of browsers know no longer time. */
const LONGEST = 2 ** 31 - 1

/** Until somebody who is writing has nothing unsaved any more. */
const AGAIN = 5000

interface TurningPorts {
  services: { state: Pick<PortalStore, 'get' | 'subscribe' | 'turn'> }
  router: Pick<Router<RouteMatch>, 'get' | 'revalidate'>
}

export function startTurning({ services: { state }, router }: TurningPorts): void {
  let manifest: unknown
  let timer = 0
  const turn = () => {
    state.turn()
    follow()
  }
  function follow(): void {
    clearTimeout(timer)
    const { turns = [] } = state.get().manifest
    const next = turns.map((at) => Date.parse(at) - Date.now()).find((left) => left > 0) ?? LONGEST
    timer = window.setTimeout(turn, Math.min(next, LONGEST, followClosing() ? LONGEST : AGAIN))
  }
  /** False where somebody who is writing is left alone for now. */
  function followClosing(): boolean {
    const shown = matchedRoute(router.get().result)
    const now = routeOf(state.get().manifest, shown?.id)
    if (!shown || !now || Boolean(shown.closed?.length) === Boolean(now.closed?.length)) return true
    if (hasUnsavedChanges()) return false
    void router.revalidate()
    return true
  }
  state.subscribe(() => {
    if (state.get().manifest === manifest) return
    manifest = state.get().manifest
    follow()
  })
  // A device that slept has let the minute pass.
  document.addEventListener('visibilitychange', turn)
  turn()
}
