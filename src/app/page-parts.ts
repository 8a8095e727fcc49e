// What differs between a page that somebody is signed in on and one that nobody is. Two modules make it, each loaded
// with all that it needs and nothing of the other: signed-in.tsx and visit.ts.
import type { ComponentType, ReactNode } from 'react'
import type { Manifest } from '#manifest/manifest.ts'
import type { BrowserSessionPorts } from '#session/browser-session.ts'
import type { Settings } from '#session/settings.ts'
import type { Loads } from '#shell/admit.ts'
import type { ScreenPorts } from '#shell/open-screen.ts'
import type { PortalServices } from '#shell/portal-services.tsx'
import type { Router } from '#shell/router/router.ts'

export interface PageParts
  extends
    Pick<PortalServices, 'session' | 'values' | 'run' | 'parts' | 'Attendants'>,
    Pick<ScreenPorts, 'reloaded' | 'prefetch'> {
  loads: Loads
  Provider: ComponentType<{ children: ReactNode }>
  /** Keeps the shell in step with the session from now on. */
  follow(services: PortalServices, router: Router<unknown>): void
  isFetching(): boolean
  onFetching(listener: () => void): () => void
}

export interface PagePorts extends Omit<BrowserSessionPorts, 'clearCaches'> {
  panel: PortalServices['panel']
  /** The settings once they are checked; rejects with a SettingsError. */
  checked(): Promise<Settings>
}

export interface PageModule {
  manifest: Manifest
  /** Settings to start with: checked, or presumed to be right until they are. */
  settingsFor(json: unknown, checked: () => Promise<Settings>): Settings | Promise<Settings>
  startPage(ports: PagePorts): PageParts | Promise<PageParts>
}
