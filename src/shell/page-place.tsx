// The place in the frame where pages stand: the screen that was opened, or a calm word about why it could not be.
import { BootSpinner } from './boot-spinner.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { RouteError } from './route-error.tsx'
import { ScreenHost } from './screen-host.tsx'
import { useShown } from './shown.ts'

export function PagePlace() {
  const page = useShown()
  if (!page) return <BootSpinner />
  if ('error' in page) return <RouteError error={page.error} />
  return (
    <ErrorBoundary until={page}>
      <ScreenHost screen={page.shown} />
    </ErrorBoundary>
  )
}
