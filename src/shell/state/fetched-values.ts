// Fetches the values that the portal view needs, for the active user. Loaded only on signed-in pages.
import {
  QueryObserver,
  type QueryClient,
  type QueryKey,
  type QueryObserverOptions,
  type QueryObserverResult,
} from '@tanstack/react-query'
import type { Api } from '#http/client.ts'
import { learnQuery, type LearnItem } from '#api/inbox/learn.ts'
import { unreadCountQuery } from '#api/inbox/unread-count.ts'
import { openingBackupQuery } from '#api/opening/account-opening.ts'
import { createStore } from '#base/state/store.ts'
import type { FetchedValue } from '#runtime/needed-values.ts'
import type { ContentList, ListEntry } from '#runtime/view.ts'
import { INITIAL_FETCHED, type Fetched, type FetchedValues } from './use-values.ts'

/** `setApi` switches to the values of another actor, or of nobody, and drops the earlier ones. */
export function createFetchedValues(
  queryClient: QueryClient,
): FetchedValues & { setApi(api: Api | undefined): void } {
  const store = createStore(INITIAL_FETCHED)
  const requested = new Set<FetchedValue>()
  let current: Api | undefined
  let unsubscribes: (() => void)[] = []

  /** Starts watching a value and returns the function that stops it. */
  const watches: Record<FetchedValue, (api: Api) => () => void> = {
    unread: (api) => follow(unreadCountQuery(api), ({ data }) => patch({ unread: data ?? 0 })),
    basket: (api) =>
      follow(openingBackupQuery(api), ({ data }) => patch({ basket: data?.basket.items.length ?? 0 })),
    lists: (api) =>
      follow(learnQuery(api), (answer) =>
        patch({
          lists: {
            'learn-categories': listOf(answer, answer.data?.categories),
            'learn-guides': listOf(answer, answer.data?.homeGuides),
          },
        }),
      ),
  }
  function follow<T, K extends QueryKey>(
    options: QueryObserverOptions<T, Error, T, T, K>,
    onAnswer: (answer: QueryObserverResult<T>) => void,
  ): () => void {
    const observer = new QueryObserver(queryClient, options)
    onAnswer(observer.getCurrentResult())
    return observer.subscribe(onAnswer)
  }
  const patch = (part: Partial<Fetched>) => store.set({ ...store.get(), ...part })
  const watch = (name: FetchedValue) => {
    if (current) unsubscribes.push(watches[name](current))
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    request(name) {
      if (requested.has(name)) return
      requested.add(name)
      watch(name)
    },
    setApi(api) {
      if (api?.actor === current?.actor) return
      for (const stop of unsubscribes) stop()
      unsubscribes = []
      store.set(INITIAL_FETCHED)
      current = api
      for (const name of requested) watch(name)
    },
  }
}

function listOf({ isError }: QueryObserverResult, items: readonly LearnItem[] | undefined): ContentList {
  if (items) return { state: 'ready', entries: items.map(entryOf) }
  return isError ? { state: 'failed' } : { state: 'loading' }
}

function entryOf({ routePath, name, properties, children }: LearnItem): ListEntry {
  const trueProperties = Object.entries(properties).flatMap(([property, value]) =>
    value === true ? [property] : [],
  )
  // The routes of the manifest already name the section, /learn/<section>/.
  return {
    path: routePath.replace(/^[^/]+\//, ''),
    label: name,
    ...(trueProperties.length > 0 ? { trueProperties } : {}),
    children: children.map(entryOf),
  }
}
