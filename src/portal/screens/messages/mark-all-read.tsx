// One press for everything unread in the inbox. Absent when nothing is.
import { Button } from 'portal-engine/ui/button.tsx'
import { toasts } from 'portal-engine/ui/toasts/toasts.ts'
import { useMarkAllRead } from './use-thread-state.ts'

interface MarkAllReadProps {
  isAnyUnread: boolean
  /** When the latest message was sent that is shown; undefined without one. */
  latest: string | undefined
  /** The button goes away, so the focus needs another place. */
  onPressed: () => void
}

export function MarkAllRead({ isAnyUnread, latest, onPressed }: MarkAllReadProps) {
  const { mutate } = useMarkAllRead()
  if (!isAnyUnread || latest === undefined) return null
  const markAll = () => {
    onPressed()
    mutate(latest, {
      onError: () => toasts.error('We couldn’t mark your messages as read. Try again in a moment.'),
    })
  }
  return (
    <Button variant="quiet" icon="check" onClick={markAll}>
      Mark all as read
    </Button>
  )
}
