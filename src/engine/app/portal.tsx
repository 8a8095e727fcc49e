// The React root: services, the providers of a signed-in page, and the page of the router's location.
import { startTransition, useEffect, useMemo, useState } from 'react'
import { createPath, Router as RouterElement, type Navigator } from 'react-router'
import { ApiError } from '#http/client.ts'
import { Shell } from '#shell/frame/shell.tsx'
import { routeError } from '#shell/routing/route-error.tsx'
import { RouteResultContext, type RouteMatch } from '#shell/routing/route-match.ts'
import type { Router, RouterState } from '#shell/routing/router.ts'
import { useScroll } from '#shell/routing/scroll.ts'
import { ServicesContext, type PortalServices } from '#shell/state/portal-services.tsx'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import { CardErrorsContext, type CardErrors } from '#ui/cards/card-boundary.tsx'
import type { PortalProps } from './first-load/page-mode.ts'

export function Portal({ services, router, positions, Provider }: PortalProps) {
  const state = useRouterState(router)
  const navigator = useMemo(() => navigatorOf(router), [router])
  const cardErrors = useMemo(() => cardErrorsOf(services), [services])
  useScroll(state, positions)
  return (
    <ServicesContext value={services}>
      <Provider>
        <RouterElement location={state.location} navigator={navigator}>
          <RouteResultContext value={state.result}>
            <CardErrorsContext value={cardErrors}>
              <ErrorBoundary resetKey={state.result} fallback={routeError}>
                <Shell />
              </ErrorBoundary>
            </CardErrorsContext>
          </RouteResultContext>
        </RouterElement>
      </Provider>
    </ServicesContext>
  )
}

/** A mistake is one of the card that it is in; what the whole page needs is for the page to recover. */
const cardErrorsOf = ({ recovery, report, session }: PortalServices): CardErrors => ({
  isOfCard: (error) => recovery.causeOf(error) === 'mistake',
  report,
  signInAfter: (error, times) =>
    mayBeToken(error, times) ? () => void session.signIn(location.pathname + location.search) : undefined,
})

/**
 * So a refused token looks behind a gateway, or, with a connection and time after time, without the headers of CORS.
 */
const mayBeToken = (error: unknown, times: number): boolean =>
  error instanceof ApiError &&
  (error.kind === 'foreign' || (error.kind === 'offline' && times > 1 && navigator.onLine))

/** Renders the first page at once, later pages as a transition, so that input stays responsive. */
function useRouterState(router: Router<RouteMatch>): RouterState<RouteMatch> {
  const [state, setState] = useState(router.get)
  useEffect(() => {
    let isFirst = true
    const follow = () => {
      const next = router.get()
      if (next.isNavigating) return
      if (isFirst) setState(next)
      else startTransition(() => setState(next))
      isFirst = false
    }
    follow()
    return router.subscribe(follow)
  }, [router])
  return state
}

/** The router as react-router's links and hooks use it. */
function navigatorOf(router: Router<RouteMatch>): Navigator {
  const pathOf = (to: Parameters<Navigator['push']>[0]) => (typeof to === 'string' ? to : createPath(to))
  const moving =
    (replace: boolean): Navigator['push'] =>
    (to, _, options) =>
      void router.navigate(pathOf(to), { replace, preventScrollReset: options?.preventScrollReset ?? false })
  return { createHref: pathOf, go: router.go, push: moving(false), replace: moving(true) }
}
