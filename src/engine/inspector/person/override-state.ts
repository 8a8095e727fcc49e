// The fact override of the inspector: sets the facts, runs the guards again, and keeps the tab on the portal when an
// outcome would leave it.
import { createStore, type Store } from '#base/state/store.ts'
import { matchedRoute, type RouteMatch } from '#shell/routing/route-match.ts'
import type { Router } from '#shell/routing/router.ts'
import type { GuardEffects } from '#shell/routing/run-guards.ts'
import type { PortalStore } from '#shell/state/portal-state.ts'
import { overrideOf, type Chosen } from './fact-override.ts'

export interface Portal {
  state: PortalStore
  router: Router<RouteMatch>
  effects: Pick<GuardEffects, 'signIn' | 'leave'>
}

export interface OverrideState {
  chosen: Store<Chosen>
  /** The outcome that would have left the portal, in words. */
  blockedExit: Store<string | undefined>
  /** The route that turned this person away when the override was set, and the route they were redirected to. */
  turnedAway: Store<{ from: string; to: string } | undefined>
  /** Sets the override; an empty one returns to the live session. */
  override(chosen: Chosen): void
}

export function createOverrideState({ state, router, effects }: Portal): OverrideState {
  const chosen = createStore<Chosen>({})
  const blockedExit = createStore<string | undefined>(undefined)
  const turnedAway = createStore<{ from: string; to: string } | undefined>(undefined)
  const shownRouteId = () => matchedRoute(router.get().result)?.id
  const isLive = () => Object.keys(chosen.get()).length === 0
  const { signIn, leave } = effects
  effects.signIn = async (target) => {
    if (isLive()) return signIn(target)
    blockedExit.set(`${pathOf(target)}: this person would be asked to sign in, and come back here.`)
    return 'redirecting'
  }
  effects.leave = (to) => {
    if (isLive()) return leave(to)
    blockedExit.set(
      'link' in to
        ? `This person would leave for the link “${to.link}”.`
        : `${to.olderApp}: this person would go on in the older app.`,
    )
  }
  const reload = async (from: string | undefined) => {
    await router.revalidate()
    const to = shownRouteId()
    if (from !== undefined && to !== undefined && from !== to) turnedAway.set({ from, to })
  }
  return {
    chosen,
    blockedExit,
    turnedAway,
    override(next) {
      chosen.set(next)
      blockedExit.set(undefined)
      state.overrideFacts(isLive() ? undefined : overrideOf(next))
      const from = shownRouteId()
      if (isLive()) turnedAway.set(undefined)
      void reload(from)
    },
  }
}

/** Without what is pretended, which is not needed there. */
const pathOf = (target: string): string => target.replace(/[?#].*$/, '')
