// The interface of a page mode: what differs between a signed-in and a signed-out page. signed-in-page.tsx and
// signed-out-page.ts implement it; a page loads only one of them.
import type { ComponentType, ReactNode } from 'react'
import type { Api } from '#http/client.ts'
import type { Root } from 'react-dom/client'
import type { ScrollPositions } from '#shell/routing/scroll.ts'
import type { RouteMatch } from '#shell/routing/route-match.ts'
import type { Manifest } from '#manifest/manifest.ts'
import type { BrowserSessionPorts } from '#session/browser-session.ts'
import type { Settings } from '#session/settings.ts'
import type { RoutePorts } from '#shell/routing/load-route.ts'
import type { Router } from '#shell/routing/router.ts'
import type { Loaders } from '#shell/routing/run-guards.ts'
import type { PortalServices } from '#shell/state/portal-services.tsx'
import type { ManifestKind } from '../release/release.ts'

export interface PortalProps {
  services: PortalServices
  router: Router<RouteMatch>
  positions: ScrollPositions
  Provider: ModeServices['Provider']
}

export interface ModeServices
  extends
    Pick<PortalServices, 'session' | 'values' | 'run' | 'supplies' | 'chromeComponents' | 'SignedInOverlays'>,
    Pick<RoutePorts, 'pageStarts' | 'reloaded' | 'prefetch'> {
  loaders: Loaders
  Provider: ComponentType<{ children: ReactNode }>
  /** The flags as the API has them now; undefined where a portal has none. */
  freshFlags(api: Api): Promise<Readonly<Record<string, boolean>>> | undefined
  /** Updates the shell on every change of the session, from now on. */
  follow(services: PortalServices, router: Router<unknown>): void
  isFetching(): boolean
  onFetching(listener: () => void): () => void
}

export interface ModePorts extends Omit<
  BrowserSessionPorts,
  'clearCaches' | 'people' | 'grantedAccess' | 'pathsWithoutUserId'
> {
  manifest: Manifest
  panel: PortalServices['panel']
  recovery: PortalServices['recovery']
  /** Opens the help for the phone. */
  help(): Promise<void>
  /** The URL with the provider's response; undefined on every page but the callback page. */
  callback: URL | undefined
  /** Resolves with the validated settings; rejects with a SettingsError. */
  checked(): Promise<Settings>
}

export interface PageMode {
  /** Which of the release's manifests it needs. */
  kind: ManifestKind
  /** The settings to start with: validated, or unchecked until they are validated. */
  settingsFor(json: unknown, checked: () => Promise<Settings>): Settings | Promise<Settings>
  startPage(ports: ModePorts): ModeServices | Promise<ModeServices>
  /** Takes over the content that the build has written into the page; undefined if there is none to take over. */
  takeOver?(portal: PortalProps): Root | undefined
}
