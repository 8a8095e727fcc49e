// A value that calls its subscribers when it changes: the only kind of state container. Fits useSyncExternalStore.
import { listeners } from './listeners.ts'

export interface Store<T> {
  get(): T
  set(next: T): void
  subscribe(listener: () => void): () => void
}

/** The read-only side of a store. */
export type ReadonlyStore<T> = Pick<Store<T>, 'get' | 'subscribe'>

/** Makes a store; setting the value it already has calls no listener. */
export function createStore<T>(first: T): Store<T> {
  let value = first
  const { subscribe, emit } = listeners<void>()
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      emit()
    },
    subscribe,
  }
}

/** Waits until `test` returns something for the store's value, and resolves with it. */
export function until<T, R>(store: ReadonlyStore<T>, test: (value: T) => R | undefined): Promise<R> {
  return new Promise((resolve) => {
    const first = test(store.get())
    if (first !== undefined) return resolve(first)
    const stop = store.subscribe(() => {
      const value = test(store.get())
      if (value === undefined) return
      stop()
      resolve(value)
    })
  })
}
