// A value that tells its readers when it changes; the shell's only state container. Works with useSyncExternalStore.

export interface Store<T> {
  get(): T
  set(next: T): void
  subscribe(listener: () => void): () => void
}

/** Makes a store; setting the value it already has tells nobody. */
export function makeStore<T>(first: T): Store<T> {
  let value = first
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Waits until `test` gives something for the store's value. */
export function until<T, R>(
  store: Pick<Store<T>, 'get' | 'subscribe'>,
  test: (value: T) => R | undefined,
): Promise<R> {
  return new Promise((resolve) => {
    const first = test(store.get())
    if (first !== undefined) return resolve(first)
    const stop = store.subscribe(() => {
      const found = test(store.get())
      if (found === undefined) return
      stop()
      resolve(found)
    })
  })
}
