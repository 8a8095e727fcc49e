// Shows an error that a page or its loading threw: waits while offline, otherwise reports it and shows the error page.
import { useCallback, useEffect } from 'react'
import { createPath, useLocation, useNavigate } from 'react-router'
import { catchAllRoute } from '#manifest/manifest.ts'
import { useReportedError } from '#ui/use-reported-error.ts'
import { usePortalState, useServices } from '../state/portal-services.tsx'
import { BootSpinner } from './boot-spinner.tsx'
import { ErrorPage } from './error-page.tsx'
import { OfflinePage } from './offline-page.tsx'
import { PortalProvider } from './portal-provider.tsx'
import { useRecovery } from './use-recovery.ts'

const titles = { waiting: undefined, offline: 'You’re offline', failed: 'Something went wrong' }

export function RouteError({ error }: { error: unknown }) {
  const outcome = useRecovery(error)
  const openAgain = useOpenAgain()
  useTitle(titles[outcome])
  switch (outcome) {
    case 'waiting':
      return <BootSpinner />
    case 'offline':
      return <OfflinePage title={titles.offline} onReconnect={openAgain} />
    case 'failed':
      return <Failed error={error} />
  }
}

/** In place of what threw it. */
export const routeError = (error: unknown) => <RouteError error={error} />

function Failed({ error }: { error: unknown }) {
  const { report, run } = useServices()
  const { manifest } = usePortalState()
  const reference = useReportedError(error, report)
  return (
    <PortalProvider route={{ ...catchAllRoute(manifest), title: titles.failed }}>
      <ErrorPage title={titles.failed} reference={reference} help={() => run('help-for-the-phone')} />
    </PortalProvider>
  )
}

function useTitle(title: string | undefined): void {
  const { brand } = usePortalState().manifest
  useEffect(() => {
    if (title !== undefined) document.title = `${title} – ${brand.name}`
  }, [title, brand])
}

/** Loads the route of the address again. */
function useOpenAgain(): () => void {
  const navigate = useNavigate()
  const address = createPath(useLocation())
  return useCallback(() => void navigate(address, { replace: true }), [navigate, address])
}
