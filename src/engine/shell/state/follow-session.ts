// Follows the session: updates facts, clears caches, fetches what a ready session needs, and runs the guards again.
import type { QueryClient } from '@tanstack/react-query'
import type { Api } from '#http/client.ts'
import type { PortalDefinition } from '../define-portal.ts'
import { isSignedIn, actorOf, type SessionState } from '#session/types.ts'
import { modals } from '#ui/modals/modals.ts'
import { toasts } from '#ui/toasts/toasts.ts'
import type { PortalServices } from './portal-services.tsx'
import type { Router } from '../routing/router.ts'

/** The query cache, and the values fetched into it for the active account. */
export interface QueryCache {
  queryClient: QueryClient
  values: { setApi(api: Api | undefined): void }
  definition: Pick<PortalDefinition, 'flags' | 'ready'>
}

/** Keeps the shell in step with the session while the page lives. */
export function followSession(
  services: PortalServices,
  { queryClient, values, definition }: QueryCache,
  router: Router<unknown>,
): void {
  const { session, state } = services
  let before = session.get()
  let loadedFor: string | undefined
  const follow = () => {
    const now = session.get()
    const isOtherActor = isSignedIn(before) && actorOf(before) !== actorOf(now)
    const hasChanged = hasChangedTraits(before, now)
    before = now
    if (isOtherActor) {
      // Nothing may stay from the previous actor: data, dialogs, toasts, panel, notice.
      values.setApi(undefined)
      queryClient.clear()
      modals.closeAll()
      toasts.closeAll()
      services.panel.set('closed')
      services.notice.set(undefined)
      if (now.mode === 'anonymous') services.signedOutAt.set(router.get().location.key)
      state.flagsAnswered({ state: 'loading' })
      loadedFor = undefined
    }
    state.sessionChanged(now, session.user()?.profile)
    // Until the session is ready, it is not certain which account is shown.
    values.setApi(isSignedIn(now) && now.ready ? session.api() : undefined)
    if (isSignedIn(now) && now.ready && loadedFor !== actorOf(now)) {
      loadedFor = actorOf(now)
      loadForReady(services, queryClient, definition)
    }
    if (isOtherActor) revalidateOrLeave(now, router)
    else if (hasChanged) void router.revalidate()
  }
  session.subscribe(follow)
  session.onAccessEnded(({ kind, name }) => {
    const lost = kind === 'client' ? `act for ${name}` : `view the account of ${name}`
    services.notice.set({ text: `You can no longer ${lost}. This is your own account.` })
  })
  follow()
}

/** Has a fact about the active user changed, such as when a first account opens or a first child is added? */
function hasChangedTraits(before: SessionState, now: SessionState): boolean {
  if (!isSignedIn(before) || !isSignedIn(now) || !before.ready || !now.ready) return false
  return JSON.stringify(before.active.facts) !== JSON.stringify(now.active.facts)
}

/** Once the session is ready, fetches what every page needs and the flags, together (R-SESS-07 to R-SESS-10). */
function loadForReady(
  { session, state, report }: PortalServices,
  queryClient: QueryClient,
  { ready, flags: flagsQuery }: QueryCache['definition'],
): void {
  const api = session.api()
  if (!api) return
  ready?.(queryClient, api)
  if (flagsQuery) void loadFlags(api, flagsQuery)
  else state.flagsAnswered({ state: 'ready', flags: {} })

  async function loadFlags(current: Api, query: NonNullable<typeof flagsQuery>): Promise<void> {
    const isStale = () => session.api()?.actor !== current.actor
    try {
      const flags = await queryClient.fetchQuery(query(current))
      if (!isStale()) state.flagsAnswered({ state: 'ready', flags })
    } catch (error) {
      if (isStale()) return
      report(error)
      state.flagsAnswered({ state: 'failed' })
    }
  }
}

/** After an account switch the page's guards run again; after a sign-out the root replaces the page. */
function revalidateOrLeave(now: SessionState, router: Router<unknown>): void {
  if (now.mode !== 'anonymous') {
    void router.revalidate()
  } else if (now.reason !== 'other-tab') void router.navigate('/', { replace: true })
  // After a sign-out in another tab, the session itself opens the root one second later.
}
