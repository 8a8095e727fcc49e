// Takes the faults of a page, and keeps them until the code that reports them has loaded: when the page is idle, or
// with the first fault.

export interface Fault {
  error: unknown
  /** The trace of the reference that the person sees; otherwise that of the failed call, if any. */
  traceId: string | undefined
  /** Path of the address, in which the error came. */
  path: string
  /** In ms since 1970. */
  at: number
}

export type Report = (error: unknown, traceId?: string) => void
type Send = (fault: Fault) => void

/** Maximum number of faults kept while the code cannot be loaded. */
const KEPT = 50

/** Listens for uncaught errors, too. `load` gives the function that reports; `start` loads it without a fault. */
export function faultQueue(load: () => Promise<Send>): { report: Report; start: () => void } {
  const kept: Fault[] = []
  let send: Send | undefined
  let loading: Promise<void> | undefined
  const start = () => {
    loading ??= load().then(
      (loaded) => kept.splice(0).forEach((send = loaded)),
      () => (loading = undefined),
    )
  }
  const report: Report = (error, traceId) => {
    if (import.meta.env.DEV) console.error(error)
    const fault = { error, traceId, path: location.pathname, at: Date.now() }
    if (send) return send(fault)
    if (kept.length < KEPT) kept.push(fault)
    start()
  }
  addEventListener('error', (event) => report(event.error ?? event.message))
  addEventListener('unhandledrejection', (event) => report(event.reason))
  return { report, start }
}
