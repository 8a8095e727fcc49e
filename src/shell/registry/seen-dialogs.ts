// Remembers which arrival dialogs were seen, per session or per browser.
import { consent } from '#domain/browser/consent.ts'
import type { SeenKey } from '#manifest/supplied.ts'
import type { PortalStorage, ShownFlag } from '#session/browser/storage.ts'
import type { Session } from '#session/contract.ts'
import { isSignedIn } from '#session/types.ts'

export interface SeenDialog {
  isSeen(): boolean
  /** The dialog is on screen. */
  opened(): void
  /** The person has closed it. */
  closed(): void
}

export function makeSeenDialogs(session: Session, storage: PortalStorage): Record<SeenKey, SeenDialog> {
  const ofBrowser = (name: ShownFlag): SeenDialog => ({
    isSeen: () => storage.hasShown(name),
    opened: () => storage.markShown(name),
    closed: () => {},
  })
  return {
    'granted-access-modal': {
      isSeen: () => {
        const state = session.get()
        return !isSignedIn(state) || !state.modal.showGrantedAccessModal
      },
      opened: () => {},
      closed: () => session.markGrantedAccessModalSeen(),
    },
    HasShownPwaRegisteredModal: ofBrowser('HasShownPwaRegisteredModal'),
    HasShownPendingSharedAccessModal: ofBrowser('HasShownPendingSharedAccessModal'),
    'cookie-consent': { isSeen: () => consent.get() !== undefined, opened: () => {}, closed: () => {} },
  }
}
