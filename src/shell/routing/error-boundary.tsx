// Catches what is thrown while a page is drawn, and shows the error page in its place.
import { Component, type ReactNode } from 'react'
import { RouteError } from './route-error.tsx'

interface ErrorBoundaryProps {
  /** When it changes, the children are drawn again. */
  resetKey: unknown
  children: ReactNode
}

interface Caught {
  error: { thrown: unknown } | undefined
  resetKey: unknown
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, Caught> {
  override state: Caught = { resetKey: this.props.resetKey, error: undefined }

  static getDerivedStateFromError = (thrown: unknown): Partial<Caught> => ({ error: { thrown } })

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, known: Caught): Caught | null {
    return resetKey === known.resetKey ? null : { resetKey, error: undefined }
  }

  override render() {
    const { error } = this.state
    return error ? <RouteError error={error.thrown} /> : this.props.children
  }
}
