// A list of listeners for one kind of news.

export interface Listeners<T> {
  /** Adds a listener; the answer removes it. */
  add(listener: (news: T) => void): () => void
  raise(news: T): void
}

export function listeners<T>(): Listeners<T> {
  const all = new Set<(news: T) => void>()
  return {
    add(listener) {
      all.add(listener)
      return () => void all.delete(listener)
    },
    raise(news) {
      for (const listener of all) listener(news)
    },
  }
}
