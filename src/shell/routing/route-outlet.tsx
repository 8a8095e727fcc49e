// Draws the matched screen in the frame, or the error page.
import { BootSpinner } from './boot-spinner.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { RouteError } from './route-error.tsx'
import { ScreenHost } from './screen-host.tsx'
import { useRouteResult } from './route-match.ts'

export function RouteOutlet() {
  const result = useRouteResult()
  if (!result) return <BootSpinner />
  if ('error' in result) return <RouteError error={result.error} />
  return (
    <ErrorBoundary resetKey={result}>
      <ScreenHost match={result.match} />
    </ErrorBoundary>
  )
}
