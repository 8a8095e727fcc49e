// Asks again by itself for what a page lacks because the API gave no answer or asked to wait, and says so. One call finds out
// whether it answers again; the others follow then. Loaded with the first such failure. A lost connection is TanStack Query's:
// the browser tells it.
import type { Query, QueryClient } from '@tanstack/react-query'
import { ApiError } from '#http/client.ts'
import { reconnectDelay } from '#http/reconnect.ts'
import { toasts } from '#ui/toasts/toasts.ts'

const waiting = new WeakSet<QueryClient>()

/** Goes on until nothing that is on screen lacks an answer. */
export async function waitForAnswers(client: QueryClient): Promise<void> {
  if (waiting.has(client)) return
  waiting.add(client)
  let busySeconds = Math.max(0, ...lacking(client).map(({ state }) => waitOf(state.error)))
  if (busySeconds > 0) toasts.info(`Our service is busy. We’ll try again in ${inWords(busySeconds)}.`)
  for (let attempt = 0; ; attempt++) {
    // What it asked for is waited in full, and a little more, so that not everybody comes back at once.
    const asked = busySeconds * 1000 * (1 + Math.random() / 10)
    await pause(Math.max(reconnectDelay(attempt, Math.random()), asked))
    await untilSeen()
    const [probe, ...others] = lacking(client)
    if (!probe) break
    if (attempt === 0 && busySeconds === 0)
      toasts.info('Our service is not answering just now. We’ll keep trying.')
    const failure = await failureOf(client, probe)
    busySeconds = waitOf(failure)
    if (failure !== undefined) continue
    await Promise.all(others.map(({ queryKey }) => client.refetchQueries({ queryKey, exact: true })))
    if (lacking(client).length > 0) continue
    toasts.success('Our service is back, and we have loaded what was missing.')
    break
  }
  // What the page has not shown yet failed too: the part that comes with an answer asks for it anew.
  client.removeQueries({ type: 'inactive', predicate: isUnanswered })
  waiting.delete(client)
}

/** What is on screen and had no answer. */
const lacking = (client: QueryClient): Query[] =>
  client.getQueryCache().findAll({ type: 'active', predicate: isUnanswered })

const isUnanswered = ({ state: { status, error } }: Query): boolean => status === 'error' && isNoAnswer(error)

/** What a gateway answers in place of the API passes too. */
const isNoAnswer = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.kind === 'offline' || error.kind === 'timeout' || error.kind === 'foreign' || waitOf(error) > 0)

/** For how many seconds a busy API asked to wait. */
const waitOf = (error: unknown): number => (error instanceof ApiError ? (error.waitSeconds ?? 0) : 0)

const inWords = (seconds: number) =>
  seconds <= 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`

/**
 * Asks for what the query shows, and gives it to the query; what is on screen stays as it is until then. Why there is still no
 * answer; undefined if there is one.
 */
async function failureOf(client: QueryClient, query: Query): Promise<unknown> {
  const { queryKey, options } = query
  try {
    if (typeof options.queryFn !== 'function' || query.queryType === 'infinite')
      throw new TypeError('It has several pages')
    const { signal } = new AbortController()
    const data = await options.queryFn({ client, queryKey, signal, meta: options.meta })
    // After a sign-out or a change of account, the query is gone, and nothing of it is kept.
    if (client.getQueryCache().get(query.queryHash) === query) client.setQueryData(queryKey, data)
    return undefined
  } catch (error) {
    if (isNoAnswer(error)) return error
    // Another kind of query, or another failure, which the person has to see.
    await client.refetchQueries({ queryKey, exact: true })
    return isUnanswered(query) ? query.state.error : undefined
  }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** A hidden tab asks for nothing. */
const untilSeen = () =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', look)
      resolve()
    }
    document.addEventListener('visibilitychange', look)
    look()
  })
