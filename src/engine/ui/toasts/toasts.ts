// Shows and closes toasts from anywhere. Their store and components load with the first toast.
import { createStore } from '#base/state/store.ts'
import { completeToast, type Toast, type ToastRequest } from './toast.ts'

type Engine = typeof import('./toast-engine.ts')

let engine: Promise<Engine> | undefined
let count = 0

/** Has any toast been shown yet? The host loads the components only then. */
export const toastsWanted = createStore(false)

function withEngine(use: (loaded: Engine) => void): void {
  if (!engine) {
    engine = import('./toast-engine.ts')
    toastsWanted.set(true)
  }
  void engine.then(use)
}

function show(request: ToastRequest): string {
  count += 1
  const toast = completeToast(request.id ?? `toast-${count}`, request)
  withEngine((loaded) => loaded.put(toast))
  return toast.id
}

/** Says for a few seconds what was done or failed, above every page. */
export const toasts = {
  /** Shows a toast and returns its id. A toast with the same id is replaced. */
  show,
  success: (message: string) => show({ message, type: 'success' }),
  error: (message: string) => show({ message, type: 'error' }),
  warning: (message: string) => show({ message, type: 'warning' }),
  info: (message: string) => show({ message, type: 'info' }),
  close: (id: string) => withEngine((loaded) => loaded.beginExit((toast) => toast.id === id)),
  closeGroup: (group: string) => withEngine((loaded) => loaded.beginExit((toast) => toast.group === group)),
  closeAll: () => void engine?.then((loaded) => loaded.beginExit(() => true)),

  /** Shows a loading toast that becomes a success or an error with the promise. Returns the promise itself. */
  follow<T>(promise: Promise<T>, words: { loading: string; success: string; error: string }): Promise<T> {
    const id = show({ message: words.loading, type: 'loading' })
    const settle = (type: Toast['type'], message: string) => show({ id, type, message })
    promise.then(
      () => settle('success', words.success),
      () => settle('error', words.error),
    )
    return promise
  },
}
