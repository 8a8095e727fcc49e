// The overlays of a signed-in page: arrival dialogs, the session-expiring dialog, and the hosts of modals and toasts.
import type { SeenKey } from '#manifest/supplied.ts'
import { ModalHost } from '#ui/modals/modal-host.tsx'
import { ToastHost } from '#ui/toasts/toast-host.tsx'
import { ArrivalDialog } from './arrival-dialog.tsx'
import type { SeenDialog } from '../registry/seen-dialogs.ts'
import { SearchShortcut } from '../search/search-shortcut.ts'
import { SessionExpiring } from './session-expiring.tsx'
import { useArea } from '../state/use-portal-view.ts'

export function makeSignedInOverlays(seenDialogs: Record<SeenKey, SeenDialog>) {
  return function SignedInOverlays() {
    return (
      <>
        <ArrivalDialog area={useArea()} seenDialogs={seenDialogs} />
        <SessionExpiring />
        <SearchShortcut />
        <ModalHost />
        <ToastHost />
      </>
    )
  }
}
