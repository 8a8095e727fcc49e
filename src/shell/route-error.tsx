// What a screen or its loading has thrown: reported, and told calmly inside the frame.
import { lazy, Suspense, useEffect, useState } from 'react'
import { PortalProvider } from './portal-provider.tsx'
import { usePortalState, useServices } from './portal-services.tsx'
import { loadScreen } from './registry/screens.ts'

const ErrorScreen = lazy(() => loadScreen('public/error'))

export function RouteError({ error }: { error: unknown }) {
  const { report } = useServices()
  const { manifest } = usePortalState()
  const [reference] = useState(() => crypto.randomUUID().slice(0, 8).toUpperCase())
  useEffect(() => report(error, reference), [error, report, reference])
  const route = manifest.routes.find(({ path }) => path === '*')
  if (!route) return null
  return (
    <PortalProvider route={{ ...route, title: 'Something went wrong' }} errorReference={reference}>
      <Suspense fallback={null}>
        <ErrorScreen />
      </Suspense>
    </PortalProvider>
  )
}
