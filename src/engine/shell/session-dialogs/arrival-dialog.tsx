// Opens the arrival dialogs that the manifest has for this person, one at a time; a bar comes after all of them.
import { Suspense, useEffect, useMemo, useSyncExternalStore, type ComponentType, type ReactNode } from 'react'
import { consent } from '#base/browser/consent.ts'
import type { PageWords } from '#manifest/manifest.ts'
import { resolveDialog, type ViewDialog } from '#runtime/resolve-dialog.ts'
import { isSignedIn } from '#session/types.ts'
import { Button } from '#ui/button.tsx'
import { modals } from '#ui/modals/modals.ts'
import { useFollow, type Follow } from '../frame/use-follow.ts'
import { usePortalState, useServices, useStore } from '../state/portal-services.tsx'
import type { SeenDialog, SeenDialogs } from '../registry/seen-dialogs.ts'
import layout from '#ui/layout.module.css'
import styles from './arrival-dialog.module.css'

export interface ArrivalBarProps {
  dialog: ViewDialog
  follow: Follow
}

interface ArrivalDialogProps {
  /** The area of the shown page. */
  area: string | undefined
  seenDialogs: SeenDialogs
  Bar: ComponentType<ArrivalBarProps>
}

/** ModalHost draws the dialogs, `Bar` the bar. */
export function ArrivalDialog({ area, seenDialogs, Bar }: ArrivalDialogProps) {
  const { manifest, encode, facts, isOverridden, sources } = usePortalState()
  const { pageWords, report } = useServices()
  const follow = useFollow()
  const { session } = sources
  const isFree = useSyncExternalStore(modals.subscribe, modals.get).length === 0
  const chosen = useStore(consent)
  const dialog = useMemo(() => {
    // The inspector's facts must not mark a dialog as seen for the real person.
    if (isOverridden) return undefined
    // A dialog may name the active user, so it waits until the session is ready.
    if (!isFree || area === undefined || !isSignedIn(session) || !session.ready) return undefined
    const { loggedIn, active, access } = session
    const names = {
      user: loggedIn.userName,
      active: active.userName,
      inviter: access.invitations[0]?.name ?? '',
    }
    return resolveDialog(manifest, encode({ ...facts, area }), names, (key) => seenDialogs(key).isSeen())
    // oxlint-disable-next-line react/exhaustive-deps -- a choice in the bar changes what was seen
  }, [manifest, encode, facts, isOverridden, session, seenDialogs, area, isFree, chosen])
  useEffect(() => {
    if (!dialog || dialog.bar) return
    let isLeft = false
    const show = (list?: ReactNode) => {
      if (!isLeft) open(dialog, seenDialogs(dialog.seenKey), follow, list)
    }
    // It opens with its list, or without one that cannot be had: nothing moves under the finger that presses a button.
    if (dialog.lets)
      void listOfAbilities(pageWords).then(show, (error: unknown) => {
        report(error)
        show()
      })
    else show()
    return () => {
      isLeft = true
    }
  }, [dialog, seenDialogs, follow, pageWords, report])
  return dialog?.bar ? (
    <Suspense fallback={null}>
      <Bar dialog={dialog} follow={follow} />
    </Suspense>
  ) : null
}

/** Few people have a dialog with it. */
async function listOfAbilities(pageWords: () => Promise<PageWords>): Promise<ReactNode> {
  const [{ default: Abilities }, { lets }] = await Promise.all([import('./abilities.tsx'), pageWords()])
  return <Abilities lets={lets} />
}

function open(dialog: ViewDialog, seen: SeenDialog, follow: Follow, list: ReactNode): void {
  const { id, title, text, actions, action, dismissable } = dialog
  seen.opened()
  modals.open({
    key: id,
    title,
    dismissable,
    centred: true,
    size: 'medium',
    onClosed: seen.closed,
    content: (close) => (
      <div className={styles.body}>
        <p>{text}</p>
        {list}
        <div className={layout.row}>
          {actions.map((item, index) => (
            <Button
              key={item.id}
              variant={index === 0 ? 'primary' : 'secondary'}
              data-autofocus={index === 0 || undefined}
              onClick={() => {
                close()
                follow(item.target)
              }}
            >
              {item.label}
            </Button>
          ))}
          {action !== undefined && (
            <Button
              variant={actions.length === 0 ? 'primary' : 'secondary'}
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
