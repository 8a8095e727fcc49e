// One press for everything unread in the inbox. Absent when nothing is.
import type { ThreadSummary } from '#api/inbox/messages.ts'
import { Button } from '#ui/button.tsx'
import { toasts } from '#ui/toasts/toasts.ts'
import { useMarkAllRead } from './use-thread-state.ts'

interface MarkAllReadProps {
  threads: readonly ThreadSummary[]
  /** The button goes away, so the focus needs another place. */
  onPressed: () => void
}

export function MarkAllRead({ threads, onPressed }: MarkAllReadProps) {
  const { mutate } = useMarkAllRead()
  if (!threads.some(({ unread }) => unread > 0)) return null
  const markAll = () => {
    onPressed()
    mutate(
      threads.map(({ lastAt }) => lastAt).reduce((a, b) => (a > b ? a : b)),
      {
        onError: () => toasts.error('We couldn’t mark your messages as read. Try again in a moment.'),
      },
    )
  }
  return (
    <Button variant="quiet" icon="check" onClick={markAll}>
      Mark all as read
    </Button>
  )
}
