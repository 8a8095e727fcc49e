// The place in the frame where pages stand: the screen that was opened, or a calm word about what it threw.
import { Component, type ReactNode } from 'react'
import { BootSpinner } from './boot-spinner.tsx'
import { RouteError } from './route-error.tsx'
import { ScreenHost } from './screen-host.tsx'
import { usePage } from './visit.ts'

export function PagePlace() {
  const page = usePage()
  if (!page) return <BootSpinner />
  if ('error' in page) return <RouteError error={page.error} />
  return (
    <ErrorBoundary until={page}>
      <ScreenHost visit={page.shown} />
    </ErrorBoundary>
  )
}

interface ErrorBoundaryProps {
  /** Another value here, and what stood here is tried again. */
  until: unknown
  children: ReactNode
}

interface Caught {
  error: { thrown: unknown } | undefined
  until: unknown
}

/** Shows the error page in place of what could not be drawn. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, Caught> {
  override state: Caught = { until: this.props.until, error: undefined }

  static getDerivedStateFromError = (thrown: unknown): Partial<Caught> => ({ error: { thrown } })

  static getDerivedStateFromProps({ until }: ErrorBoundaryProps, known: Caught): Caught | null {
    return until === known.until ? null : { until, error: undefined }
  }

  override render() {
    const { error } = this.state
    return error ? <RouteError error={error.thrown} /> : this.props.children
  }
}
