// What the app wires together, handed to the shell's components through one context.
import { createContext, useContext, useSyncExternalStore, type ComponentType } from 'react'
import type { CommandName } from '#manifest/supplied.ts'
import type { Session } from '#session/contract.ts'
import type { SessionState } from '#session/types.ts'
import type { Settings } from '#session/settings.ts'
import type { FrameParts } from './frame-parts.tsx'
import type { NoticeLeft } from './follow-notice.ts'
import type { PortalState, PortalStore } from './portal-state.ts'
import type { Store } from './store.ts'
import type { FetchedValues } from './use-values.ts'
import type { Theme } from '#ui/theme.ts'

export interface PortalServices {
  state: PortalStore
  session: Session
  settings: Settings
  values: FetchedValues
  /** A sentence for the person at the place they were led to; gone at the next navigation. */
  notice: Store<NoticeLeft | undefined>
  /** Whether the side panel is open, and whether at its picker. */
  panel: Store<'closed' | 'open' | 'at-picker'>
  /** Key of the page that was shown when its person was signed out: it is not shown any more. */
  left: Store<string | undefined>
  theme: Theme
  /** Undefined where the manifest has nothing for any of them. */
  parts: FrameParts | undefined
  /** What waits beside the page while somebody is signed in. */
  Attendants: ComponentType | undefined
  run(command: CommandName, then?: () => void): void
  /** Tells the error-reporting service; `reference` is what the person reads out on the phone. */
  report(error: unknown, reference?: string): void
}

export const ServicesContext = createContext<PortalServices | undefined>(undefined)

export function useServices(): PortalServices {
  const services = useContext(ServicesContext)
  if (!services) throw new Error('useServices: no ServicesContext above this component')
  return services
}

export function useStore<T>(store: Pick<Store<T>, 'get' | 'subscribe'>): T {
  return useSyncExternalStore(store.subscribe, store.get)
}

export const usePortalState = (): PortalState => useStore(useServices().state)

export const useSession = (): SessionState => usePortalState().world.session
