// The overlays of a signed-in page: arrival dialogs, the session-expiring dialog, and the hosts of modals and toasts.
import { lazy } from 'react'
import { afterPaint } from '#ui/after-paint.ts'
import { ModalHost } from '#ui/modals/modal-host.tsx'
import { ToastHost } from '#ui/toasts/toast-host.tsx'
import { ArrivalDialog } from './arrival-dialog.tsx'
import type { SeenDialogs } from '../registry/seen-dialogs.ts'
import { SessionExpiring } from './session-expiring.tsx'
import { useArea } from '../state/use-portal-view.ts'

/** `whenIdle` resolves once nothing is being fetched: code that the page does not need at once comes after the first figures. */
export function createSignedInOverlays(seenDialogs: SeenDialogs, whenIdle: () => Promise<unknown>) {
  const Bar = lazy(() =>
    whenIdle()
      .then(afterPaint)
      .then(() => import('./arrival-bar.tsx')),
  )
  return function SignedInOverlays() {
    return (
      <>
        <ArrivalDialog area={useArea()} seenDialogs={seenDialogs} Bar={Bar} />
        <SessionExpiring />
        <ModalHost />
        <ToastHost />
      </>
    )
  }
}
