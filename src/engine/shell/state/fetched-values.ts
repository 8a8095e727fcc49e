// Fetches the values that the portal view needs, for the active user. Loaded only on signed-in pages.
import type { QueryClient } from '@tanstack/react-query'
import type { Api } from '#http/client.ts'
import { createStore } from '#base/state/store.ts'
import type { FetchedValue } from '#runtime/needed-values.ts'
import type { FetchedValues } from './portal-services.tsx'
import { contentListOf, type PortalDefinition } from '../define-portal.ts'
import { INITIAL_FETCHED } from './use-values.ts'

/** `setApi` switches to the values of another actor, or of none, and drops the earlier ones. */
export function createFetchedValues(
  queryClient: QueryClient,
  { values = {}, lists = {} }: Pick<PortalDefinition, 'values' | 'lists'>,
): FetchedValues & { setApi(api: Api | undefined): void } {
  const store = createStore(INITIAL_FETCHED)
  const requested = new Set<FetchedValue>()
  let current: Api | undefined
  let unsubscribes: (() => void)[] = []

  /** Starts watching a value and returns the function that stops it. */
  function start(needed: FetchedValue, api: Api): (() => void) | undefined {
    const [kind, name] = needed.split(' ') as ['number' | 'list', string]
    if (kind === 'number')
      return values[name]?.(queryClient, api, ({ value = 0 }) => {
        const before = store.get()
        store.set({ ...before, numbers: { ...before.numbers, [name]: value } })
      })
    return lists[name]?.(queryClient, api, (answer) => {
      const before = store.get()
      store.set({ ...before, lists: { ...before.lists, [name]: contentListOf(answer) } })
    })
  }
  const watch = (needed: FetchedValue) => {
    const stop = current && start(needed, current)
    if (stop) unsubscribes.push(stop)
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
