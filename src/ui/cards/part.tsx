// A part of a page that cannot be drawn says so in its place, is reported, and leaves the rest of the page standing.
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react'
import { NotKnownYet } from '#domain/not-known-yet.ts'
import { newTraceId, referenceOf, traceIdOf } from '#domain/reference.ts'
import { ErrorBoundary } from '../error-boundary.tsx'
import { ErrorCard } from './error-card.tsx'

/** What the shell does about errors of a part. */
export interface PartErrors {
  /** False for what concerns the whole page: a file that did not load, no connection. */
  isOfPart(error: unknown): boolean
  report(error: unknown, traceId: string): void
}

export const PartErrorsContext = createContext<PartErrors>({ isOfPart: () => false, report() {} })

interface PartProps {
  /** Completes "We couldn’t show …". */
  what: string
  /** When it changes, the part is drawn again. */
  resetKey: unknown
  onRetry?: () => void
  children: ReactNode
}

export const Part = ({ what, resetKey, onRetry, children }: PartProps) => (
  <ErrorBoundary
    resetKey={resetKey}
    fallback={(error) => <PartFailed error={error} what={what} {...(onRetry && { onRetry })} />}
  >
    {children}
  </ErrorBoundary>
)

interface PartFailedProps extends Pick<PartProps, 'what' | 'onRetry'> {
  error: unknown
}

function PartFailed({ error, what, onRetry }: PartFailedProps) {
  const { isOfPart, report } = useContext(PartErrorsContext)
  if (!isOfPart(error)) throw error
  const [traceId] = useState(() => traceIdOf(error) ?? newTraceId())
  useEffect(() => report(error, traceId), [error, report, traceId])
  return (
    <ErrorCard
      what={what}
      verb="show"
      {...(error instanceof NotKnownYet && { failure: error.message })}
      reference={referenceOf(traceId)}
      onRetry={onRetry}
    />
  )
}
