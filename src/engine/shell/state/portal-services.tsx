// The services that the app wires together, given to the shell's components through one context.
import { createContext, useContext, useSyncExternalStore, type ComponentType } from 'react'
import type { PageWords } from '#manifest/manifest.ts'
import type { PortalView } from '#manifest/surfaces/all.ts'
import type { ViewMenu } from '#manifest/surfaces/view.ts'
import type { Values } from '#runtime/values.ts'
import type { FetchedValue } from '#runtime/needed-values.ts'
import type { Session } from '#session/contract.ts'
import type { Settings } from '#session/settings.ts'
import type { SessionState } from '#session/types.ts'
import type { Store } from '#base/state/store.ts'
import type { Theme } from '#ui/theme.ts'
import type { PortalDefinition } from '../define-portal.ts'
import type { PageNotice } from '../routing/bind-notice.ts'
import type { Recovery } from '../routing/recovery.ts'
import type { PortalState, PortalStore } from './portal-state.ts'

/** What signed-in pages show around the screens, or in place of one that cannot open. */
export interface ChromeComponents {
  Navigation: ComponentType<{ menu: ViewMenu; details: ViewMenu | undefined }>
  HeaderActions: ComponentType<{ view: PortalView }>
  /** What stands between the header and the screen. */
  BelowHeader: ComponentType<{ view: PortalView }>
  TabBar: ComponentType<{ menu: ViewMenu }>
  SpecialistCard: ComponentType<{ card: string }>
  SessionFailed: ComponentType<SessionFailedProps>
}

export interface SessionFailedProps {
  message: string
  /** What to quote on the phone; undefined if no call failed. */
  reference: string | undefined
  /** The token may be at fault. */
  maySignIn: boolean
}

/** What the API has returned so far. */
export type Fetched = Pick<Values, 'numbers' | 'lists'>

/** The values from the API. `request` starts fetching a value, for this and every later person. */
export interface FetchedValues {
  get(): Fetched
  subscribe(listener: () => void): () => void
  request(name: FetchedValue): void
}

export interface PortalServices {
  state: PortalStore
  session: Session
  settings: Settings
  values: FetchedValues
  /** Why the person is on the page on which the current navigation ends; the next one removes it. */
  notice: Store<PageNotice | undefined>
  /** The side panel: closed, open, or open at the account picker. */
  panel: Store<'closed' | 'open' | 'at-picker'>
  /** Location key of the page from which the person was signed out; the signed-out cover hides it. */
  signedOutAt: Store<string | undefined>
  /** The ids of the announcements that this browser has put away. */
  dismissed: Store<readonly string[]>
  theme: Theme
  recovery: Recovery
  /** What this portal's definition supplies to the frame and pages: icons, what the side panel and the search show, questions. */
  supplies: Pick<PortalDefinition, 'icons' | 'panel' | 'questions' | 'prefills'>
  /** Undefined when the manifest has no content for any of these components. */
  chromeComponents: ChromeComponents | undefined
  /** Dialogs and toasts of a signed-in page. */
  SignedInOverlays: ComponentType | undefined
  run(command: string, then?: () => void): void
  /** What is said of pages besides their titles. */
  pageWords(): Promise<PageWords>
  /** What a page of config/pages/ shows. */
  page(id: string): Promise<unknown>
  /** Reports to the error-reporting service. People quote the beginning of `traceId` (`referenceOf`). */
  report(error: unknown, traceId?: string): void
}

export const ServicesContext = createContext<PortalServices | undefined>(undefined)

export function useServices(): PortalServices {
  const services = useContext(ServicesContext)
  if (!services) throw new Error('useServices: no ServicesContext above this component')
  return services
}

export function useStore<T>(store: Pick<Store<T>, 'get' | 'subscribe'>): T {
  return useSyncExternalStore(store.subscribe, store.get, store.get)
}

export const usePortalState = (): PortalState => useStore(useServices().state)

export const useSessionState = (): SessionState => usePortalState().sources.session
