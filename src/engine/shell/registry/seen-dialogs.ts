// Remembers which arrival dialogs were seen, per session or per browser.
import { consent } from '#base/browser/consent.ts'
import type { DialogMemory, PortalStorage, ShownFlag } from '#session/browser/storage.ts'
import type { Session } from '#session/contract.ts'
import { isSignedIn } from '#session/types.ts'

export interface SeenDialog {
  isSeen(): boolean
  /** The dialog is on screen. */
  opened(): void
  /** The person has closed it. */
  closed(): void
}

export type SeenDialogs = (key: string) => SeenDialog

export function createSeenDialogs(session: Session, storage: PortalStorage): SeenDialogs {
  const ofBrowser = (name: ShownFlag): SeenDialog => ({
    isSeen: () => storage.hasShown(name),
    opened: () => storage.markShown(name),
    closed: () => {},
  })
  const known: Readonly<Record<string, SeenDialog>> = {
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
  return (key) => {
    const [place, id] = key.split(':') as [DialogMemory, string]
    return (
      known[key] ?? {
        isSeen: () => storage.hasSeenDialog(place, id),
        opened: () => storage.markDialogSeen(place, id),
        closed: () => {},
      }
    )
  }
}
