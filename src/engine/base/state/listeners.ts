// A list of listeners for one kind of event.

export interface Listeners<T> {
  /** Adds a listener; the returned function removes it. */
  subscribe(listener: (event: T) => void): () => void
  emit(event: T): void
}

export function listeners<T>(): Listeners<T> {
  const all = new Set<(event: T) => void>()
  return {
    subscribe(listener) {
      all.add(listener)
      return () => void all.delete(listener)
    },
    emit(event) {
      for (const listener of [...all]) listener(event)
    },
  }
}
