// Changing, pausing, resuming and cancelling what is paid each month; pausing and cancelling ask for confirmation.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from 'portal-engine/http/client.ts'
import { useApi } from 'portal-engine/http/context.ts'
import { NEEDS_FRESH_SIGN_IN } from 'portal-engine/http/error-answer.ts'
import { nextStatus } from '#domain/payments/direct-debits.ts'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { Button } from 'portal-engine/ui/button.tsx'
import { confirmChange } from 'portal-engine/ui/modals/confirm-change.tsx'
import { toasts } from 'portal-engine/ui/toasts/toasts.ts'
import layout from 'portal-engine/ui/layout.module.css'

type Step = 'pause' | 'resume' | 'cancel'

interface StandingActionsProps {
  /** "Direct Debit" */
  what: string
  /** "£250.00 a month into Amelia Hart ISA" */
  amount: string
  status: string
  /** Otherwise it can be paused and cancelled only. */
  mayGoOn?: boolean
  /** From when on nothing happens any more, as a sentence. */
  stops: string
  act: (step: Step) => Promise<{ status: string }>
  /** A sentence for a step that did not work. */
  failure: (step: Step, error: unknown) => string
  onChange: () => void
  /** After a step, with its dialog gone: the button that was pressed may be gone as well. */
  onActed: () => void
}

const ends = {
  pause: 'It stays paused until you resume it here.',
  cancel: 'You can’t resume it later.',
}

export function StandingActions(props: StandingActionsProps) {
  const { what, amount, status, mayGoOn = true, stops, act, failure, onChange, onActed } = props
  const api = useApi()
  const { signInAgain } = usePortal()
  const queryClient = useQueryClient()
  const change = useMutation({
    mutationFn: act,
    onSuccess: ({ status: now }) =>
      toasts.success(`The ${what} is ${now === 'active' ? 'active again' : now}`),
    onError: async (error, step) => {
      if (!(error instanceof ApiError && error.answer?.reason === NEEDS_FRESH_SIGN_IN))
        return void toasts.error(failure(step, error))
      const asked = await signInAgain()
      if (asked !== 'redirecting') toasts.error(asked.failed)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [api.actor] }),
  })
  const ask = (action: 'pause' | 'cancel', title: string, label: string) =>
    confirmChange(
      { title, text: `${amount}. ${stops} ${ends[action]}`, keep: 'Keep it', label },
      () => change.mutateAsync(action).catch(() => undefined),
      onActed,
    )
  const about = (
    <span className="visually-hidden">
      {' '}
      the {what} of {amount}
    </span>
  )
  const button = (label: string, onClick: () => void, busy = false) => (
    <Button variant="quiet" busy={busy} onClick={onClick}>
      {label}
      {about}
    </Button>
  )
  return (
    <div className={layout.centredRow}>
      {mayGoOn && nextStatus(status, 'change') && button('Change', onChange)}
      {nextStatus(status, 'pause') && button('Pause', () => ask('pause', `Pause this ${what}?`, 'Pause it'))}
      {mayGoOn &&
        nextStatus(status, 'resume') &&
        button('Resume', () => change.mutate('resume', { onSettled: onActed }), change.isPending)}
      {button('Cancel', () => ask('cancel', `Cancel this ${what}?`, 'Cancel it for good'))}
    </div>
  )
}
