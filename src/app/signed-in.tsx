// A page that somebody is signed in on: the session, the answers kept for them, the API that screens ask, and what
// attends the page. Loaded where a user is stored or the provider has sent somebody back.
import manifest from 'virtual:manifest'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiContext } from '#api/context.ts'
import { createBrowserSession } from '#session/browser-session.ts'
import { isSignedIn } from '#session/types.ts'
import { makeAttendants } from '#shell/attendants.tsx'
import { makeFetchedValues } from '#shell/fetched-values.ts'
import { followSession } from '#shell/follow-session.ts'
import { frameParts } from '#shell/frame-parts.tsx'
import { usePortalState, useServices } from '#shell/portal-services.tsx'
import { makeCommands } from '#shell/registry/commands.tsx'
import { makeLoads } from '#shell/registry/loads.ts'
import { makeMemories } from '#shell/registry/memories.ts'
import { modals } from '#ui/modals/modals.ts'
import { checkSettings } from './check-settings.ts'
import type { PageModule, PagePorts, PageParts } from './page-parts.ts'

export { manifest }

export const settingsFor: PageModule['settingsFor'] = checkSettings

export function startPage(ports: PagePorts): PageParts {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 60_000, refetchOnWindowFocus: false } },
  })
  const session = createBrowserSession({ ...ports, clearCaches: () => queryClient.clear() })
  const values = makeFetchedValues(queryClient)
  return {
    session,
    values,
    run: makeCommands({ session, ...ports }),
    parts: frameParts,
    Attendants: makeAttendants(makeMemories(session, ports.storage)),
    Provider: providerOf(queryClient),
    loads: makeLoads(session, queryClient),
    follow(services, router) {
      followSession(services, { queryClient, values }, router)
      // A dialog would lie behind the panel, which the browser keeps above everything.
      modals.subscribe(() => modals.read().length > 0 && services.panel.set('closed'))
    },
    reloaded: () => void queryClient.invalidateQueries({ refetchType: 'none' }),
    prefetch(ask, opened) {
      const state = session.get()
      const api = session.api()
      // Nothing is asked ahead before it is certain whose account it is.
      if (api && isSignedIn(state) && state.ready) ask(queryClient, api, opened)
    },
    isFetching: () => queryClient.isFetching() > 0,
    onFetching: (listener) => queryClient.getQueryCache().subscribe(listener),
  }
}

function providerOf(queryClient: QueryClient) {
  return function SignedInProvider({ children }: { children: ReactNode }) {
    const { session } = useServices()
    const { mode } = usePortalState().world.session
    // A new Api for every actor: what it fetched for another person is never asked for again.
    const api = mode === 'starting' ? undefined : session.api()
    return (
      <QueryClientProvider client={queryClient}>
        <ApiContext value={api}>{children}</ApiContext>
      </QueryClientProvider>
    )
  }
}
