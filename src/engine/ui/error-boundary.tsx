// Catches what is thrown while its children are drawn, and shows something in their place.
import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  /** When it changes, the children are drawn again. */
  resetKey: unknown
  fallback: (error: unknown) => ReactNode
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
    return error ? this.props.fallback(error.thrown) : this.props.children
  }
}
