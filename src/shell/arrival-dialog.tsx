// Opens the dialog that the manifest has for this person on arrival, one at a time.
import { useEffect, useSyncExternalStore } from 'react'
import { resolveDialog, type ViewDialog } from '#runtime/resolve-dialog.ts'
import { isSignedIn } from '#session/types.ts'
import { Button } from '#ui/button.tsx'
import { modals } from '#ui/modals/modals.ts'
import { usePortalState, useServices } from './portal-services.tsx'
import type { Memory } from './registry/memories.ts'
import styles from './arrival-dialog.module.css'

/** Renders nothing itself: the dialog stands on the stack of modals. `area` is that of the page shown. */
export function ArrivalDialog({ area }: { area: string | undefined }) {
  const { manifest, encode, facts, isPretended, world } = usePortalState()
  const { memories } = useServices()
  const { session } = world
  const isFree = useSyncExternalStore(modals.subscribe, modals.read).length === 0
  useEffect(() => {
    // Whose account it is must be known before anything is said about it.
    // What was shown is remembered, and that is for the person of the session alone.
    if (isPretended) return
    if (!isFree || area === undefined || !isSignedIn(session) || !session.ready) return
    const names = { userName: session.loggedIn.userName, activeName: session.active.userName }
    const dialog = resolveDialog(manifest, encode({ ...facts, area }), names, (memory) =>
      memories[memory].isSeen(),
    )
    if (dialog) open(dialog, memories[dialog.memory])
  }, [manifest, encode, facts, isPretended, session, memories, area, isFree])
  return null
}

function open({ id, title, text, action, dismissable }: ViewDialog, memory: Memory): void {
  memory.shown()
  modals.open({
    key: id,
    title,
    dismissable,
    centred: true,
    size: 'medium',
    onClosed: memory.closed,
    content: (close) => (
      <div className={styles.body}>
        <p>{text}</p>
        <Button look="primary" data-autofocus onClick={close}>
          {action}
        </Button>
      </div>
    ),
  })
}
