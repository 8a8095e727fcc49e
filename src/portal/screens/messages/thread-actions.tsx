// What can be done with a conversation: print, mark unread, archive and take that back.
import { useRef } from 'react'
import type { Thread } from '#api/inbox/messages.ts'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { useIsShown } from 'portal-engine/screen-api/use-is-shown.ts'
import { Button } from 'portal-engine/ui/button.tsx'
import { toasts } from 'portal-engine/ui/toasts/toasts.ts'
import { useArchive, useMark } from './use-thread-state.ts'
import layout from 'portal-engine/ui/layout.module.css'
import css from './messages.module.css'

export function ThreadActions({ thread }: { thread: Thread }) {
  const portal = usePortal()
  const isShown = useIsShown()
  const archive = useArchive(thread.id)
  const mark = useMark()
  const archiveButton = useRef<HTMLDivElement>(null)
  const hasAnswer = thread.messages.some(({ from }) => from !== 'client')
  const file = (isArchived: boolean) =>
    archive.mutate(isArchived, {
      onError: () =>
        toasts.error(
          `We couldn’t move this conversation ${isArchived ? 'to your archive' : 'out of your archive'}.`,
        ),
    })
  const markUnread = async () => {
    try {
      await mark.mutateAsync({ threadId: thread.id, isRead: false })
      toasts.success('Marked as unread')
      if (isShown()) portal.go('messages')
    } catch {
      toasts.error('We couldn’t mark this conversation as unread.')
    }
  }
  return (
    <div className={layout.wideRow} data-not-printed>
      <div ref={archiveButton} className={layout.wideRow}>
        <Button variant="quiet" onClick={() => file(!thread.isArchived)} busy={archive.isPending}>
          {thread.isArchived ? 'Move to inbox' : 'Archive'}
        </Button>
        {hasAnswer && (
          <Button
            variant="quiet"
            icon="mail"
            onClick={() => void markUnread()}
            busy={mark.isPending && !mark.variables.isRead}
          >
            Mark as unread
          </Button>
        )}
        <Button variant="quiet" icon="print" onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <p role="status" className={css.status}>
        {archive.isSuccess && archive.variables && thread.isArchived && (
          <>
            Moved to your archive.{' '}
            <Button
              variant="quiet"
              onClick={() => {
                file(false)
                archiveButton.current?.querySelector('button')?.focus()
              }}
            >
              Undo
            </Button>
          </>
        )}
        {archive.isSuccess && !archive.variables && 'Moved back to your inbox.'}
      </p>
    </div>
  )
}
