// The portal as React sees it: services, what somebody signed in has besides, and the router.
import { RouterProvider } from 'react-router/dom'
import { ServicesContext, useStore, type PortalServices } from '#shell/portal-services.tsx'
import type { makeRouter } from '#shell/router.tsx'
import type { Store } from '#shell/store.ts'
import type { PageParts } from './page-parts.ts'

export interface PortalProps {
  services: PortalServices
  router: Store<ReturnType<typeof makeRouter>>
  Provider: PageParts['Provider']
}

export function Portal({ services, router, Provider }: PortalProps) {
  const current = useStore(router)
  return (
    <ServicesContext value={services}>
      <Provider>
        <RouterProvider router={current} />
      </Provider>
    </ServicesContext>
  )
}
