// Registers the service worker when the page is idle (R-PWA-16), and reports a failure.
import * as limits from '#base/limits.gen.ts'

/** Is the portal idle: first route shown, nothing loading? */
export interface IdleSignal {
  isStable(): boolean
  /** Runs the listener whenever the answer of `isStable` may have changed. */
  onChange(listener: () => void): () => void
}

/** Name of the error if the browser lacks something; such a fault is reported once for a browser. */
export const UNSUPPORTED_BROWSER = 'UnsupportedBrowser'

/** How long the page must have been idle. */
const QUIET_MS = 1000

interface Registration extends IdleSignal {
  /** Undefined or null if service workers are disabled or not supported. */
  container: Pick<ServiceWorkerContainer, 'register'> | null | undefined
  report(error: unknown): void
}

/** Registers when the app has been stable for a moment, or after the longest delay, whichever comes first. */
export function registerServiceWorker({ container, isStable, onChange, report }: Registration): void {
  if (!container) {
    const error = new Error('Service workers are disabled or not supported by this browser')
    report(Object.assign(error, { name: UNSUPPORTED_BROWSER }))
    return
  }
  let quiet: ReturnType<typeof setTimeout> | undefined
  const register = () => {
    clearTimeout(quiet)
    clearTimeout(latest)
    stop()
    container.register('/sw.js').catch(report)
  }
  const restart = () => {
    clearTimeout(quiet)
    if (isStable()) quiet = setTimeout(register, QUIET_MS)
  }
  const latest = setTimeout(register, limits['service-worker-delay-max'].value)
  const stop = onChange(restart)
  restart()
}
