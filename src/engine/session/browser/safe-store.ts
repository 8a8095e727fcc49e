// A browser's storage that does not throw: full, it drops what does not fit; blocked, it keeps nothing. Both are reported
// once.

export type Store = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>

const nothing: Store = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: () => {},
  removeItem: () => {},
}

/** `open` gives the browser's storage and throws if it is blocked. */
export function safeStore(open: () => Storage, report: (error: Error) => void): Store {
  let failed = (what: string, error: unknown) => {
    // A report is remembered in storage too, which must not report again.
    failed = () => {}
    report(new Error(`Storage: ${what} (${(error as Error).name})`))
  }
  let store: Store
  try {
    store = open()
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
