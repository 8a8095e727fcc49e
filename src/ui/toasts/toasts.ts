// Showing and closing toasts from anywhere. The store and the drawing load with the first toast.
import { completeToast, type Toast, type ToastRequest } from './toast.ts'

type Engine = typeof import('./toast-engine.ts')

let engine: Promise<Engine> | undefined
let count = 0
const listeners = new Set<() => void>()

function withEngine(use: (loaded: Engine) => void): void {
  if (!engine) {
    engine = import('./toast-engine.ts')
    for (const listener of listeners) listener()
  }
  void engine.then(use)
}

function show(request: ToastRequest): string {
  count += 1
  const toast = completeToast(request.id ?? `toast-${count}`, request)
  withEngine((loaded) => loaded.put(toast))
  return toast.id
}

export const toasts = {
  /** Shows a toast and answers its id. The same id again replaces the toast that has it. */
  show,
  success: (message: string) => show({ message, type: 'success' }),
  error: (message: string) => show({ message, type: 'error' }),
  warning: (message: string) => show({ message, type: 'warning' }),
  info: (message: string) => show({ message, type: 'info' }),
  close: (id: string) => withEngine((loaded) => loaded.beginExit((toast) => toast.id === id)),
  closeGroup: (group: string) => withEngine((loaded) => loaded.beginExit((toast) => toast.group === group)),
  closeAll: () => void engine?.then((loaded) => loaded.beginExit(() => true)),

  /** A loading toast that turns into success or error with the promise. Answers the promise itself. */
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

/** Has any toast been asked for yet? The host loads the drawing only then. */
export const toastsWanted = {
  subscribe(onChange: () => void) {
    listeners.add(onChange)
    return () => listeners.delete(onChange)
  },
  read: () => engine !== undefined,
}
