// A browser's storage that does not throw: full, it drops what does not fit; blocked or missing, it keeps nothing. Both are
// reported once.

export type Store = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>

const nothing: Store = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: () => {},
  removeItem: () => {},
}

/** The browser's storage. Throws where it is blocked, and where there is none: some apps that show pages give null. */
export function storageOf(open: () => Storage | null | undefined): Storage {
  const storage = open()
  if (!storage) throw new DOMException('There is none', 'SecurityError')
  // Some say no only when they are used.
  storage.getItem('portal')
  return storage
}

export function safeStore(open: () => Storage | null | undefined, report: (error: Error) => void): Store {
  let failed = (what: string, error: unknown) => {
    // A report is remembered in storage too, which must not report again.
    failed = () => {}
    report(new Error(`Storage: ${what} (${(error as Error).name})`))
  }
  let store: Store
  try {
    store = storageOf(open)
  } catch (error) {
    store = nothing
    // The caller is not ready to report before it has its store.
    queueMicrotask(() => failed('it is blocked', error))
  }
  return {
    get length() {
      return store.length
    },
    key: (index) => store.key(index),
    getItem: (key) => store.getItem(key),
    removeItem: (key) => store.removeItem(key),
    setItem(key, value) {
      try {
        store.setItem(key, value)
      } catch (error) {
        failed(`${key} could not be kept`, error)
      }
    },
  }
}
