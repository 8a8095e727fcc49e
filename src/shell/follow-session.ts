// What follows a change of session: facts, caches, the loads that "ready" triggers, and the guards of the page shown.
import type { QueryClient } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import { flagsQuery } from '#api/flags.ts'
import { parametersQuery } from '#api/parameters.ts'
import { preferencesQuery } from '#api/preferences.ts'
import { isSignedIn, personShown, type SessionState } from '#session/types.ts'
import { modals } from '#ui/modals/modals.ts'
import { toasts } from '#ui/toasts/toasts.ts'
import type { PortalServices } from './portal-services.tsx'
import type { Router } from './router/router.ts'

/** What answers are kept in, and the values that are fetched into it for whoever is shown. */
export interface Answers {
  queryClient: QueryClient
  values: { show(api: Api | undefined): void }
}

/** Keeps the shell in step with the session while the page lives. */
export function followSession(
  services: PortalServices,
  { queryClient, values }: Answers,
  router: Router<unknown>,
): void {
  const { session, state } = services
  let before = session.get()
  let loadedFor: string | undefined
  const follow = () => {
    const now = session.get()
    const isOther = isSignedIn(before) && personShown(before) !== personShown(now)
    before = now
    if (isOther) {
      // Nothing of one person may stay for the next: answers, dialogs, panel.
      values.show(undefined)
      queryClient.clear()
      modals.closeAll()
      toasts.closeAll()
      services.panel.set('closed')
      services.notice.set(undefined)
      if (now.mode === 'anonymous') services.left.set(router.get().place.key)
      state.flagsAnswered({ state: 'loading' })
      loadedFor = undefined
    }
    state.sessionChanged(now)
    // Until ready it is not certain whose account it is.
    values.show(isSignedIn(now) && now.ready ? session.api() : undefined)
    if (isSignedIn(now) && now.ready && loadedFor !== personShown(now)) {
      loadedFor = personShown(now)
      loadForReady(services, queryClient)
    }
    if (isOther) showAgain(now, router)
  }
  session.subscribe(follow)
  session.onAccessEnded(({ kind, name }) => {
    const lost = kind === 'client' ? `act for ${name}` : `view the account of ${name}`
    services.notice.set({ text: `You can no longer ${lost}. This is your own account.` })
  })
  follow()
}

/** Ready triggers preferences, parameters and flags, all at once (specification section 4). */
function loadForReady({ session, state, report }: PortalServices, queryClient: QueryClient): void {
  const api = session.api()
  if (!api) return
  void queryClient.prefetchQuery(preferencesQuery(api))
  void queryClient.prefetchQuery(parametersQuery(api))
  void loadFlags(api)

  async function loadFlags(asked: Api): Promise<void> {
    const isStale = () => session.api()?.actor !== asked.actor
    try {
      const flags = await queryClient.fetchQuery(flagsQuery(asked))
      if (!isStale()) state.flagsAnswered({ state: 'ready', flags })
    } catch (error) {
      if (isStale()) return
      report(error)
      state.flagsAnswered({ state: 'failed' })
    }
  }
}

/** The page shown was the former person's: its guards run again, and after a sign-out it is left. */
function showAgain(now: SessionState, router: Router<unknown>): void {
  if (now.mode !== 'anonymous') {
    void router.revalidate()
  } else if (now.reason !== 'other-tab') void router.navigate('/', { replace: true })
  // After a sign-out in another tab the session leads to the root, a second later.
}
