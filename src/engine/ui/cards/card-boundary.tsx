// A card that cannot be drawn says so in its place, is reported, and leaves the rest of the page standing.
import { createContext, useContext, type ReactNode } from 'react'
import { NotKnownYet } from '#base/not-known-yet.ts'
import { useReportedError } from '../use-reported-error.ts'
import { ErrorBoundary } from '../error-boundary.tsx'
import { ErrorCard } from './error-card.tsx'

/** What the shell does about errors of a card. */
export interface CardErrors {
  /** False for what concerns the whole page: a file that did not load, no connection. */
  isOfCard(error: unknown): boolean
  report(error: unknown, traceId: string): void
  /** Signs in again, where the token may be at fault that a call has failed so often. */
  signInAfter(error: unknown, times: number): (() => void) | undefined
}

export const CardErrorsContext = createContext<CardErrors>({
  isOfCard: () => false,
  report() {},
  signInAfter: () => undefined,
})

interface CardBoundaryProps {
  /** Completes "We couldn’t show …". */
  what: string
  /** When it changes, the card is drawn again. */
  resetKey: unknown
  onRetry?: () => void
  children: ReactNode
}

export const CardBoundary = ({ what, resetKey, onRetry, children }: CardBoundaryProps) => (
  <ErrorBoundary
    resetKey={resetKey}
    fallback={(error) => <CardFailed error={error} what={what} {...(onRetry && { onRetry })} />}
  >
    {children}
  </ErrorBoundary>
)

interface CardFailedProps extends Pick<CardBoundaryProps, 'what' | 'onRetry'> {
  error: unknown
}

function CardFailed({ error, what, onRetry }: CardFailedProps) {
  const { isOfCard, report } = useContext(CardErrorsContext)
  if (!isOfCard(error)) throw error
  const reference = useReportedError(error, report)
  return (
    <ErrorCard
      what={what}
      verb="show"
      {...(error instanceof NotKnownYet && { failure: error.message })}
      reference={reference}
      onRetry={onRetry}
    />
  )
}
