// Shows and hides announcements, closes and opens pages, at the minute that config gives, in a page that stays open. Loaded once the
// first page is idle.
import { hasUnsavedChanges } from '#base/browser/unsaved-changes.ts'
import { routeOf } from '#manifest/manifest.ts'
import { matchedRoute, type RouteMatch } from '#shell/routing/route-match.ts'
import type { Router } from '#shell/routing/router.ts'
import type { PortalStore } from '#shell/state/portal-state.ts'

/** The longest time that a browser's timer takes, in ms. */
const LONGEST = 2 ** 31 - 1

/** How often to look whether somebody who is writing has saved, in ms. */
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
