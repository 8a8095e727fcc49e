// The query client of the portal: a query that failed on the current page is not sent again automatically. Otherwise a
// component that mounts after the failure would refetch, return the page to its skeleton, unmount, and mount again.
import { endEarly, FRESH } from '#http/early-answers.ts'
import { ApiError, hasNoAnswer } from '#http/client.ts'
import {
  QueryCache,
  QueryClient,
  QueryObserver,
  type DefaultError,
  type FetchQueryOptions,
  type QueryKey,
} from '@tanstack/react-query'

interface Known {
  status: string
  data: unknown
  errorUpdatedAt: number
}

export class PageQueryClient extends QueryClient {
  #openedAt = 0

  constructor() {
    super({
      queryCache: new QueryCache({ onError: (failure) => void this.#askAgain(failure) }),
      defaultOptions: {
        queries: {
          // The Api has its own retries.
          retry: false,
          staleTime: FRESH,
          refetchOnWindowFocus: false,
          retryOnMount: ({ state }) => !this.#hasFailedHere(state),
          // Offline, a call fails at once, so that its card says so; it is sent again when the connection returns.
          networkMode: 'always',
          refetchOnReconnect: true,
        },
        mutations: { networkMode: 'always' },
      },
    })
  }

  async #askAgain(failure: Error): Promise<void> {
    if (!hasNoAnswer(failure) && !(failure instanceof ApiError && failure.waitSeconds)) return
    // Without a connection this code is out of reach too, and the queries go out again with it.
    const code = await import('./waiting-calls.ts').catch(() => undefined)
    await code?.waitForAnswers(this)
  }

  /** Another page opens: it may send queries again that failed on the page before. */
  pageOpened(): void {
    this.#openedAt = Date.now()
    endEarly()
  }

  /** Early answers count as part of the cache. */
  override clear(): void {
    endEarly()
    super.clear()
  }

  override fetchQuery<
    TQueryFnData,
    TError = DefaultError,
    TData = TQueryFnData,
    TQueryKey extends QueryKey = QueryKey,
    TPageParam = never,
  >(options: FetchQueryOptions<TQueryFnData, TError, TData, TQueryKey, TPageParam>): Promise<TData> {
    const state = this.getQueryState<TQueryFnData, TError>(options.queryKey)
    if (state && this.#hasFailedHere(state)) return Promise.reject(state.error)
    // The page before may show the same: when it goes, it must not call off what the next page waits for.
    const release = new QueryObserver(this, { ...options, enabled: false }).subscribe(() => {})
    return super.fetchQuery(options).finally(release)
  }

  #hasFailedHere({ status, data, errorUpdatedAt }: Known): boolean {
    return status === 'error' && data === undefined && errorUpdatedAt >= this.#openedAt
  }
}
