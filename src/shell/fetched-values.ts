// Fetches the values that menus ask for, for the person whose account is shown. Loaded with a session.
import {
  QueryObserver,
  type QueryClient,
  type QueryKey,
  type QueryObserverOptions,
  type QueryObserverResult,
} from '@tanstack/react-query'
import { openingBackupQuery } from '#api/account-opening.ts'
import type { Api } from '#api/client.ts'
import { learnQuery, type LearnItem } from '#api/learn.ts'
import { unreadCountQuery } from '#api/messages.ts'
import type { ContentList, ListEntry } from '#runtime/view.ts'
import { makeStore } from './store.ts'
import { NOTHING_FETCHED, type Fetched, type FetchedValues } from './use-values.ts'

/** `show` tells whose they are from now on: nothing of anybody before stays. Undefined: nobody's. */
export function makeFetchedValues(
  queryClient: QueryClient,
): FetchedValues & { show(api: Api | undefined): void } {
  const store = makeStore(NOTHING_FETCHED)
  const asked = new Set<keyof Fetched>()
  let current: Api | undefined
  let stops: (() => void)[] = []

  /** How each value is watched: the answer stops it. */
  const watches: Record<keyof Fetched, (api: Api) => () => void> = {
    unread: (api) => follow(unreadCountQuery(api), ({ data }) => put({ unread: data ?? 0 })),
    basket: (api) =>
      follow(openingBackupQuery(api), ({ data }) => put({ basket: data?.basket.items.length ?? 0 })),
    lists: (api) =>
      follow(learnQuery(api), (answer) =>
        put({
          lists: {
            'learn-categories': listOf(answer, answer.data?.categories),
            'learn-guides': listOf(answer, answer.data?.homeGuides),
          },
        }),
      ),
  }
  function follow<T, K extends QueryKey>(
    options: QueryObserverOptions<T, Error, T, T, K>,
    tell: (answer: QueryObserverResult<T>) => void,
  ): () => void {
    const observer = new QueryObserver(queryClient, options)
    tell(observer.getCurrentResult())
    return observer.subscribe(tell)
  }
  const put = (part: Partial<Fetched>) => store.set({ ...store.get(), ...part })
  const watch = (name: keyof Fetched) => {
    if (current) stops.push(watches[name](current))
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    ask(name) {
      if (asked.has(name)) return
      asked.add(name)
      watch(name)
    },
    show(api) {
      if (api?.actor === current?.actor) return
      for (const stop of stops) stop()
      stops = []
      store.set(NOTHING_FETCHED)
      current = api
      for (const name of asked) watch(name)
    },
  }
}

function listOf({ isError }: QueryObserverResult, items: readonly LearnItem[] | undefined): ContentList {
  if (items) return { state: 'ready', entries: items.map(entryOf) }
  return isError ? { state: 'failed' } : { state: 'loading' }
}

function entryOf({ routePath, name, properties, children }: LearnItem): ListEntry {
  const hidden = Object.entries(properties).flatMap(([property, value]) => (value === true ? [property] : []))
  // Below /learn/<section>/, as the manifest's routes name the section themselves.
  return {
    path: routePath.replace(/^[^/]+\//, ''),
    label: name,
    ...(hidden.length > 0 ? { hidden } : {}),
    children: children.map(entryOf),
  }
}
