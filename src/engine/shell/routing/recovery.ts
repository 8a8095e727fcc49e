// Recovers from a file of the portal that did not load. Offline, the page waits for the connection. After a deployment
// it reloads, once only: a file that stays missing must not cause a loop.
import { ownBuild } from '#base/browser/own-build.ts'
import { withinDeadline } from '#base/deadline.ts'
import * as limits from '#base/limits.gen.ts'
import { isRecord } from '#base/record.ts'
import type { PortalStorage } from '#session/browser/storage.ts'

export interface Recovery {
  /** `file`: a dynamic import failed. `call`: the API did not answer. `mistake`: any other error, a bug. */
  causeOf(error: unknown): 'file' | 'call' | 'mistake'
  isConnected(): Promise<boolean>
  /** Reloads the page. Returns false, without reloading, if the last reload for a missing file was of this address with this build. */
  reload(): boolean
}

/** Vite dispatches it when a dynamic import fails. */
interface PreloadError extends Event {
  payload?: unknown
}

export function createRecovery(
  window: Window,
  storage: Pick<PortalStorage, 'reloadedFor' | 'keepReloadedFor'>,
): Recovery {
  const { navigator, location, document } = window
  const missing = new WeakSet<object>()
  window.addEventListener('vite:preloadError', ({ payload }: PreloadError) => {
    if (isRecord(payload)) missing.add(payload)
  })
  return {
    causeOf(error) {
      if (!isRecord(error)) return 'mistake'
      if (missing.has(error)) return 'file'
      return error['kind'] === 'offline' ? 'call' : 'mistake'
    },
    async isConnected() {
      if (!navigator.onLine) return false
      const ask = (signal: AbortSignal) =>
        window.fetch('/settings.json', { method: 'HEAD', cache: 'no-store', signal })
      return withinDeadline(limits['request-timeout'].value, ask).then(
        () => true,
        () => false,
      )
    },
    reload() {
      const page = `${ownBuild(document)} ${location.pathname}${location.search}`
      if (storage.reloadedFor() === page) return false
      storage.keepReloadedFor(page)
      location.reload()
      return true
    },
  }
}
