// A signed-in page: the session, the query cache, the API for screens, and the overlays. Loaded when a user is stored
// or the provider has redirected back.
import definition from 'virtual:portal'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiContext } from '#http/context.ts'
import { until } from '#base/state/store.ts'
import { createBrowserSession } from '#session/browser-session.ts'
import { isSignedIn } from '#session/types.ts'
import { chromeComponents } from '#shell/frame/chrome-components.tsx'
import { createCommands } from '#shell/registry/commands.tsx'
import { createLoaders } from '#shell/registry/loaders.ts'
import { createSeenDialogs } from '#shell/registry/seen-dialogs.ts'
import { createSignedInOverlays } from '#shell/session-dialogs/signed-in-overlays.tsx'
import { createFetchedValues } from '#shell/state/fetched-values.ts'
import { followSession } from '#shell/state/follow-session.ts'
import { usePortalState, useServices } from '#shell/state/portal-services.tsx'
import { modals } from '#ui/modals/modals.ts'
import { checkSettings } from '../check-settings.ts'
import type { PageMode, ModePorts, ModeServices } from './page-mode.ts'
import { PageQueryClient } from '../page-query-client.ts'

export const kind = 'manifest'

export const settingsFor: PageMode['settingsFor'] = checkSettings

export function startPage(ports: ModePorts): ModeServices {
  const queryClient = new PageQueryClient()
  const session = createBrowserSession({
    ...ports,
    ...definition,
    clearCaches: () => queryClient.clear(),
  })
  const values = createFetchedValues(queryClient, definition)
  const isFetching = () => queryClient.isFetching() > 0
  const onFetching = (listener: () => void) => queryClient.getQueryCache().subscribe(listener)
  const whenIdle = () => until({ get: isFetching, subscribe: onFetching }, (is) => !is || undefined)
  return {
    session,
    values,
    run: createCommands({ session, definition, ...ports }),
    supplies: definition,
    chromeComponents,
    SignedInOverlays: createSignedInOverlays(createSeenDialogs(session, ports.storage), whenIdle),
    Provider: providerOf(queryClient),
    loaders: createLoaders(session, queryClient, ports.callback, definition.loaders),
    follow(services, router) {
      followSession(services, { queryClient, values, definition }, router)
      // One interruption at a time.
      modals.subscribe(() => modals.get().length > 0 && services.panel.set('closed'))
    },
    pageStarts: () => queryClient.pageOpened(),
    reloaded: () => void queryClient.invalidateQueries({ refetchType: 'none' }),
    prefetch(prefetch, opened) {
      const state = session.get()
      const api = session.api()
      // No prefetch before it is certain which account is shown.
      if (api && isSignedIn(state) && state.ready) prefetch(queryClient, api, opened)
    },
    freshFlags: (api) =>
      definition.flags && queryClient.fetchQuery({ ...definition.flags(api), staleTime: 0 }),
    isFetching,
    onFetching,
  }
}

function providerOf(queryClient: QueryClient) {
  return function SignedInProvider({ children }: { children: ReactNode }) {
    const { session } = useServices()
    const { mode } = usePortalState().sources.session
    // Each actor has an Api of its own, so no answer for one person is shown to another.
    const api = mode === 'starting' ? undefined : session.api()
    return (
      <QueryClientProvider client={queryClient}>
        <ApiContext value={api}>{children}</ApiContext>
      </QueryClientProvider>
    )
  }
}
