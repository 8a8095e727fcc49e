// Draws what the router has matched, or the spinner or the error page. Gives the screen what the manifest says, sets the
// document's title, and focuses the page's heading.
import { Suspense, useEffect, useLayoutEffect, useRef } from 'react'
import { routeOf } from '#manifest/manifest.ts'
import { actorOf } from '#session/types.ts'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import { PAGE_TITLE_ID, TAB_TITLE_ID } from '#ui/title-ids.ts'
import { BootSpinner } from './boot-spinner.tsx'
import { PortalProvider } from './portal-provider.tsx'
import { usePortalState, useServices, useStore } from '../state/portal-services.tsx'
import { RouteError, routeError } from './route-error.tsx'
import { useRouteResult, type RouteMatch } from './route-match.ts'
import { useLocation } from 'react-router'
import { Icon } from '#ui/icons.tsx'
import notices from '#ui/notice.module.css'
import prose from '#ui/prose.module.css'
import styles from './notice.module.css'

export function RouteOutlet() {
  const result = useRouteResult()
  if (!result) return <BootSpinner />
  if ('error' in result) return <RouteError error={result.error} />
  return (
    <ErrorBoundary resetKey={result} fallback={routeError}>
      <ScreenHost match={result.match} />
    </ErrorBoundary>
  )
}

function ScreenHost({ match }: { match: RouteMatch }) {
  const { route, params, Screen, Layout, navigationId, actor } = match
  const { manifest, sources } = usePortalState()
  const { chromeComponents } = useServices()
  const current = routeOf(manifest, route.id) ?? route
  useTitleAndFocus(`${current.title} – ${manifest.brand.name}`, navigationId, route.layout)
  const screen = (
    <>
      <Suspense fallback={<BootSpinner />}>
        <Screen key={navigationId} />
      </Suspense>
      {current.card !== undefined && chromeComponents && (
        <Suspense fallback={null}>
          <chromeComponents.SpecialistCard card={current.card} />
        </Suspense>
      )}
    </>
  )
  return (
    <PortalProvider route={current} params={params}>
      <Notice />
      {actor === undefined || actor === actorOf(sources.session) ? (
        Layout ? (
          <Layout key={`${route.layout} ${actor}`}>{screen}</Layout>
        ) : (
          screen
        )
      ) : (
        <p role="status" className={prose.muted}>
          Changing account…
        </p>
      )}
    </PortalProvider>
  )
}

/**
 * Sets the document title (a screen may then set its own), and after a navigation focuses the heading of the new page;
 * inside a layout that stays, the heading of the part that is new, if it has one.
 */
function useTitleAndFocus(title: string, navigationId: number, layout: string | undefined): void {
  const first = useRef(true)
  const lastLayout = useRef(layout)
  useLayoutEffect(() => {
    document.title = title
  }, [title, navigationId])
  useEffect(() => {
    if (first.current) {
      first.current = false
      return
    }
    const isInside = layout !== undefined && layout === lastLayout.current
    lastLayout.current = layout
    const heading =
      (isInside && document.getElementById(TAB_TITLE_ID)) || document.getElementById(PAGE_TITLE_ID)
    heading?.focus({ preventScroll: true })
  }, [navigationId, layout])
}

/** The sentence that explains why the person is on this page: a guard redirected them, a sign-in failed, or access ended. */
function Notice() {
  const { notice } = useServices()
  const current = useStore(notice)
  const { key } = useLocation()
  return (
    <div role="status">
      {current?.locationKey === key && (
        <p className={`${notices.info} ${styles.notice}`}>
          <Icon name="info" /> {current.text}
        </p>
      )}
    </div>
  )
}
