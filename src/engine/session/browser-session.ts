// Creates the session of a page in a browser: createSession with the browser's own clock, tabs, locks and fetch.
import { openForms } from '#base/browser/open-forms.ts'
import { browserClock } from './browser/clock.ts'
import type { SessionPorts } from './contract.ts'
import { createSession, type Session } from './session.ts'
import { locksOf } from './browser/tab-claim.ts'
import { browserStorageEvents, createTabs } from './browser/tabs.ts'

export type BrowserSessionPorts = Pick<
  SessionPorts,
  | 'settings'
  | 'paths'
  | 'platform'
  | 'storage'
  | 'report'
  | 'clearCaches'
  | 'people'
  | 'grantedAccess'
  | 'pathsWithoutUserId'
>

export function createBrowserSession(given: BrowserSessionPorts): Session {
  const { storage, settings } = given
  return createSession({
    ...given,
    clock: browserClock(),
    tabs: createTabs({ storage, authority: settings.authority, onStorage: browserStorageEvents() }),
    locks: locksOf(navigator.locks),
    address: () => new URL(location.href),
    navigate: (url) => location.assign(url),
    openForms,
    reload: () => location.reload(),
    fetch: (...request) => fetch(...request),
  })
}
