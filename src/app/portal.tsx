// The portal as React sees it: services, query cache and router.
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from 'react-router/dom'
import { ApiContext } from '#api/context.ts'
import { ServicesContext, useStore, type PortalServices } from '#shell/portal-services.tsx'
import type { makeRouter } from '#shell/router.tsx'
import type { Store } from '#shell/store.ts'

export function Portal({
  services,
  router,
}: {
  services: PortalServices
  router: Store<ReturnType<typeof makeRouter>>
}) {
  const { world } = useStore(services.state)
  const current = useStore(router)
  // A new Api for every actor: what it fetched for another person is never asked for again.
  const api = world.session.mode === 'starting' ? undefined : services.session.api()
  return (
    <ServicesContext value={services}>
      <QueryClientProvider client={services.queryClient}>
        <ApiContext value={api}>
          <RouterProvider router={current} />
        </ApiContext>
      </QueryClientProvider>
    </ServicesContext>
  )
}
