// Shows the screen a route asked for: provides its window on the manifest, its title, and focus on arrival.
import { Suspense, useEffect, useRef } from 'react'
import { personShown } from '#session/types.ts'
import { BootSpinner } from './boot-spinner.tsx'
import { Notice } from './notice.tsx'
import { PortalProvider } from './portal-provider.tsx'
import { usePortalState, useServices } from './portal-services.tsx'
import styles from './screen-host.module.css'
import type { ScreenShown } from './shown.ts'

export function ScreenHost({ screen: { route, params, Screen, number, person } }: { screen: ScreenShown }) {
  const { manifest, world } = usePortalState()
  const { parts } = useServices()
  const current = manifest.routes.find(({ id }) => id === route.id) ?? route
  useArrival(`${current.title} – ${manifest.brand.name}`, number)
  return (
    <PortalProvider route={current} params={params}>
      <Notice />
      {person === undefined || person === personShown(world.session) ? (
        <Suspense fallback={<BootSpinner />}>
          <Screen key={number} />
        </Suspense>
      ) : (
        <p role="status" className={styles.changing}>
          Changing account…
        </p>
      )}
      {current.card !== undefined && parts && <parts.SpecialistCard card={current.card} />}
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
