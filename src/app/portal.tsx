// The portal as React sees it: services, what somebody signed in has besides, and the page at the router's place.
import { startTransition, useEffect, useMemo, useState } from 'react'
import { createPath, Router as RouterElement, type Navigator } from 'react-router'
import { ErrorBoundary } from '#shell/error-boundary.tsx'
import { ServicesContext, type PortalServices } from '#shell/portal-services.tsx'
import type { Router, RouterState } from '#shell/router/router.ts'
import { useScroll, type ScrollPositions } from '#shell/router/scroll.ts'
import { Shell } from '#shell/shell.tsx'
import { PageContext, type ScreenShown } from '#shell/shown.ts'
import type { PageParts } from './page-parts.ts'

export interface PortalProps {
  services: PortalServices
  router: Router<ScreenShown>
  positions: ScrollPositions
  Provider: PageParts['Provider']
}

export function Portal({ services, router, positions, Provider }: PortalProps) {
  const state = useRouterState(router)
  const navigator = useMemo(() => navigatorOf(router), [router])
  useScroll(state, positions)
  return (
    <ServicesContext value={services}>
      <Provider>
        <RouterElement location={state.place} navigator={navigator}>
          <PageContext value={state.page}>
            <ErrorBoundary until={state.page}>
              <Shell />
            </ErrorBoundary>
          </PageContext>
        </RouterElement>
      </Provider>
    </ServicesContext>
  )
}

/** The first page is drawn at once, any other without holding up what somebody does meanwhile. */
function useRouterState(router: Router<ScreenShown>): RouterState<ScreenShown> {
  const [state, setState] = useState(router.get)
  useEffect(() => {
    let isFirst = true
    const follow = () => {
      const next = router.get()
      if (next.isMoving) return
      if (isFirst) setState(next)
      else startTransition(() => setState(next))
      isFirst = false
    }
    follow()
    return router.subscribe(follow)
  }, [router])
  return state
}

/** How react-router's links and hooks move. */
function navigatorOf(router: Router<ScreenShown>): Navigator {
  const pathOf = (to: Parameters<Navigator['push']>[0]) => (typeof to === 'string' ? to : createPath(to))
  const moving =
    (replace: boolean): Navigator['push'] =>
    (to, _, options) =>
      void router.navigate(pathOf(to), { replace, keepsScroll: options?.preventScrollReset ?? false })
  return { createHref: pathOf, go: router.go, push: moving(false), replace: moving(true) }
}
