// What remembers that a dialog was seen: this session, or this browser.
import type { MemoryName } from '#manifest/supplied.ts'
import type { Session } from '#session/contract.ts'
import type { PortalStorage, ShownFlag } from '#session/storage.ts'
import { isSignedIn } from '#session/types.ts'

export interface Memory {
  isSeen(): boolean
  /** The dialog is on screen. */
  shown(): void
  /** The person has closed it. */
  closed(): void
}

export function makeMemories(session: Session, storage: PortalStorage): Record<MemoryName, Memory> {
  const ofBrowser = (name: ShownFlag): Memory => ({
    isSeen: () => storage.hasShown(name),
    shown: () => storage.markShown(name),
    closed: () => {},
  })
  return {
    'granted-access-modal': {
      isSeen: () => {
        const state = session.get()
        return !isSignedIn(state) || !state.modal.showGrantedAccessModal
      },
      shown: () => {},
      closed: () => session.markGrantedAccessModalSeen(),
    },
    HasShownPwaRegisteredModal: ofBrowser('HasShownPwaRegisteredModal'),
    HasShownPendingSharedAccessModal: ofBrowser('HasShownPendingSharedAccessModal'),
  }
}
