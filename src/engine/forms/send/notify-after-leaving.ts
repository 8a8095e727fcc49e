// Says how it ended where somebody has left a form while it was on its way.
import { toasts } from '#ui/toasts/toasts.ts'
import type { Sending } from './sending.ts'

export function notifyAfterLeaving(
  ended: Sending | { phase: 'sent' },
  arrived = 'The form that you left has arrived.',
): void {
  if (ended.phase === 'sent') toasts.success(arrived)
  else if (ended.phase === 'unknown')
    toasts.warning(
      'We don’t know whether the form that you left arrived. You can open it again and send it: it can’t be carried out twice.',
    )
  else if (ended.phase === 'refused') toasts.error(`The form that you left was not sent. ${ended.message}`)
  else toasts.error('The form that you left was not sent. Open it again to send it.')
}
