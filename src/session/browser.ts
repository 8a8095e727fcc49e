// Puts a session into the browser it runs in: real storage, clock, tabs, locks and navigation.
import { browserClock } from './clock.ts'
import { detectPlatform, type Platform } from './platform.ts'
import { createSession, type Session } from './session.ts'
import type { Settings } from './settings.ts'
import type { PortalStorage } from './storage.ts'
import { takeSwitchParameter } from './switch-parameter.ts'
import type { Locks } from './tab-claim.ts'
import { browserStorageEvents, createTabs } from './tabs.ts'

interface BrowserSessionOptions {
  settings: Settings
  platform: Platform
  storage: PortalStorage
  report: (error: Error) => void
  clearCaches: () => void
}

export function createBrowserSession({ settings, storage, ...rest }: BrowserSessionOptions): Session {
  return createSession({
    ...rest,
    settings,
    storage,
    clock: browserClock(),
    tabs: createTabs({ storage, authority: settings.authority, onStorage: browserStorageEvents() }),
    locks: browserLocks(),
    address: () => new URL(window.location.href),
    navigate: (url) => window.location.assign(url),
    reload: () => window.location.reload(),
    fetch: (input, init) => window.fetch(input, init),
  })
}

/** Takes `?userId=` out of the address and keeps it for after the sign-in. To be called before anything else runs. */
export function takePendingUserId(storage: PortalStorage, parameter: string): void {
  const taken = takeSwitchParameter(new URL(window.location.href), parameter)
  if (!taken) return
  window.history.replaceState(window.history.state, '', taken.address)
  if (taken.userId !== '') storage.keepPendingUserId(taken.userId)
}

/** Is this the installed app? Asked once, at boot. */
export function browserPlatform(isDevelopment: boolean): Platform {
  const standalone: unknown = Reflect.get(window.navigator, 'standalone')
  return detectPlatform({
    standalone: standalone === true,
    displayStandalone: window.matchMedia('(display-mode: standalone)').matches,
    search: window.location.search,
    isDevelopment,
  })
}

/** Web Locks exist in secure contexts alone. */
function browserLocks(): Locks | undefined {
  if (!('locks' in window.navigator)) return undefined
  return { request: (name, options, work) => window.navigator.locks.request(name, options, work) }
}

