// Catches what is thrown while a page is drawn, and shows the error page in its place.
import { Component, type ReactNode } from 'react'
import { RouteError } from './route-error.tsx'

interface ErrorBoundaryProps {
  /** Another value here, and what stood here is tried again. */
  until: unknown
  children: ReactNode
}

interface Caught {
  error: { thrown: unknown } | undefined
  until: unknown
}

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
