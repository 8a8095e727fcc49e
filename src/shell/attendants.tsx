// What attends the page while somebody is signed in: dialogs on arrival, the question before a session ends, and where
// modals and toasts stand.
import type { MemoryName } from '#manifest/supplied.ts'
import { ModalHost } from '#ui/modals/modal-host.tsx'
import { ToastHost } from '#ui/toasts/toast-host.tsx'
import { ArrivalDialog } from './arrival-dialog.tsx'
import type { Memory } from './registry/memories.ts'
import { SessionExpiring } from './session-expiring.tsx'
import { useArea } from './use-portal-view.ts'

export function makeAttendants(memories: Record<MemoryName, Memory>) {
  return function Attendants() {
    return (
      <>
        <ArrivalDialog area={useArea()} memories={memories} />
        <SessionExpiring />
        <ModalHost />
        <ToastHost />
      </>
    )
  }
}
