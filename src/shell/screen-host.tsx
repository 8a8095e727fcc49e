// Shows the screen a route asked for: provides its window on the manifest, its title, and focus on arrival.
import { Suspense, useEffect, useRef, type ComponentType } from 'react'
import { useLoaderData } from 'react-router'
import type { Route } from '#manifest/manifest.ts'
import { BootSpinner } from './boot-spinner.tsx'
import { Notice } from './notice.tsx'
import { PortalProvider } from './portal-provider.tsx'
import { usePortalState } from './portal-services.tsx'
import { SpecialistCard } from './specialist-card.tsx'

/** What a router route's loader hands on. `number` rises with every visit, so that a reload remounts the screen. */
export interface Visit {
  route: Route
  Screen: ComponentType
  number: number
}

export function ScreenHost() {
  const { route, Screen, number } = useLoaderData<Visit>()
  const { manifest } = usePortalState()
  const current = manifest.routes.find(({ id }) => id === route.id) ?? route
  useArrival(`${current.title} – ${manifest.brand.name}`, number)
  return (
    <PortalProvider route={current}>
      <Notice />
      <Suspense fallback={<BootSpinner />}>
        <Screen key={number} />
      </Suspense>
      {current.card !== undefined && <SpecialistCard card={current.card} />}
    </PortalProvider>
  )
}

/** Sets the document's title, and after the first page moves focus to the heading of the new one. */
function useArrival(title: string, number: number): void {
  const first = useRef(true)
  useEffect(() => {
    document.title = title
  }, [title])
  useEffect(() => {
    if (first.current) {
      first.current = false
      return
    }
    document.getElementById('page-title')?.focus({ preventScroll: true })
  }, [number])
}
