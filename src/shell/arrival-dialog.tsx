// Opens the dialog that the manifest has for this person on arrival, one at a time.
import { useEffect, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import type { MemoryName } from '#manifest/supplied.ts'
import { resolveDialog, type ViewDialog } from '#runtime/resolve-dialog.ts'
import type { ViewItem } from '#runtime/view.ts'
import { isSignedIn } from '#session/types.ts'
import { Button } from '#ui/button.tsx'
import { modals } from '#ui/modals/modals.ts'
import { usePortalState, useServices } from './portal-services.tsx'
import type { Memory } from './registry/memories.ts'
import styles from './arrival-dialog.module.css'

/** Renders nothing itself: the dialog stands on the stack of modals. `area` is that of the page shown. */
export function ArrivalDialog({
  area,
  memories,
}: {
  area: string | undefined
  memories: Record<MemoryName, Memory>
}) {
  const { manifest, encode, facts, isPretended, world } = usePortalState()
  const { run } = useServices()
  const navigate = useNavigate()
  const { session } = world
  const isFree = useSyncExternalStore(modals.subscribe, modals.read).length === 0
  useEffect(() => {
    // Whose account it is must be known before anything is said about it.
    // What was shown is remembered, and that is for the person of the session alone.
    if (isPretended) return
    if (!isFree || area === undefined || !isSignedIn(session) || !session.ready) return
    const { loggedIn, active, access } = session
    const names = {
      userName: loggedIn.userName,
      activeName: active.userName,
      inviterName: access.invitations[0]?.name ?? '',
    }
    const dialog = resolveDialog(manifest, encode({ ...facts, area }), names, (memory) =>
      memories[memory].isSeen(),
    )
    if (!dialog) return
    open(dialog, memories[dialog.memory], ({ does }) => {
      if (does.kind === 'route') void navigate(does.href)
      else if (does.kind === 'command') run(does.command)
    })
  }, [manifest, encode, facts, isPretended, session, memories, area, isFree, run, navigate])
  return null
}

function open(dialog: ViewDialog, memory: Memory, act: (item: ViewItem) => void): void {
  const { id, title, text, actions, action, dismissable } = dialog
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
        <div className={styles.actions}>
          {actions.map((item, index) => (
            <Button
              key={item.id}
              look={index === 0 ? 'primary' : 'secondary'}
              data-autofocus={index === 0 || undefined}
              onClick={() => {
                close()
                act(item)
              }}
            >
              {item.label}
            </Button>
          ))}
          {action !== undefined && (
            <Button
              look={actions.length === 0 ? 'primary' : 'secondary'}
              data-autofocus={actions.length === 0 || undefined}
              onClick={close}
            >
              {action}
            </Button>
          )}
        </div>
      </div>
    ),
  })
}
