// The card of one query: skeleton, content, error with its own retry, or stale content with its time.
import type { UseQueryResult } from '@tanstack/react-query'
import { useContext, type ReactNode } from 'react'
import { once } from '#base/once.ts'
import { referenceOf, traceIdOf } from '#base/reference.ts'
import { ErrorCard } from './error-card.tsx'
import { CardBoundary, CardErrorsContext } from './card-boundary.tsx'
import { Button } from '../button.tsx'
import css from './query-card.module.css'

interface QueryCardProps<T> {
  query: Pick<
    UseQueryResult<T>,
    'data' | 'dataUpdatedAt' | 'isError' | 'isPending' | 'isFetching' | 'isFetchedAfterMount'
  > & { error?: unknown; errorUpdateCount?: number; refetch: () => Promise<unknown> }
  /** Completes "We couldn't load …". */
  what: string
  /** A fixed text of the specification before that sentence. */
  failure?: string
  /** Has the final size of the content. */
  skeleton: ReactNode
  children: (data: T) => ReactNode
}

const clock = once(
  () => new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/London' }),
)

/** Draws what a query has answered: the skeleton before, a sentence with a second try after a failure, the last answer meanwhile. */
export function QueryCard<T>({ query, what, failure, skeleton, children }: QueryCardProps<T>) {
  const retry = () => void query.refetch()
  const { signInAfter } = useContext(CardErrorsContext)
  if (query.data !== undefined) {
    return (
      <>
        <CardBoundary what={what} resetKey={query.dataUpdatedAt} onRetry={retry}>
          <Content data={query.data} draw={children} />
        </CardBoundary>
        {query.isError && (
          <p className={css.stale} role="status">
            <span>
              Last updated {clock().format(query.dataUpdatedAt)}. We couldn’t refresh {what}.
            </span>
            <Button variant="quiet" onClick={retry} busy={query.isFetching}>
              Try again
            </Button>
          </p>
        )}
      </>
    )
  }
  // During a retry the error stays, with its button busy.
  if (query.isError || (query.isPending && query.isFetchedAfterMount)) {
    return (
      <ErrorCard
        what={what}
        reference={referenceOf(traceIdOf(query.error))}
        {...(failure === undefined ? {} : { failure })}
        onRetry={retry}
        retrying={query.isFetching}
        onSignIn={signInAfter(query.error, query.errorUpdateCount ?? 1)}
      />
    )
  }
  return (
    <div aria-busy="true">
      <span className="visually-hidden">Loading {what}</span>
      {skeleton}
    </div>
  )
}

/** Draws inside the part, so that the part catches what `draw` throws. */
const Content = <T,>({ data, draw }: { data: T; draw: (data: T) => ReactNode }) => draw(data)
