// The session of this browser: createSession with the ports of a real page.
import { browserClock } from './clock.ts'
import type { SessionPorts } from './contract.ts'
import { createSession, type Session } from './session.ts'
import { browserStorageEvents, createTabs } from './tabs.ts'

export type BrowserSessionPorts = Pick<
  SessionPorts,
  'settings' | 'platform' | 'storage' | 'report' | 'clearCaches'
>

export function createBrowserSession(given: BrowserSessionPorts): Session {
  const { storage, settings } = given
  return createSession({
    ...given,
    clock: browserClock(),
    tabs: createTabs({ storage, authority: settings.authority, onStorage: browserStorageEvents() }),
    locks: navigator.locks,
    address: () => new URL(location.href),
    navigate: (url) => location.assign(url),
    reload: () => location.reload(),
    fetch: (...request) => fetch(...request),
  })
}
