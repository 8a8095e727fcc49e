// Changing, pausing, resuming and cancelling what is paid each month; what ends something is asked for twice.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, type ApiRefusal } from '#api/http/client.ts'
import { useApi } from '#api/http/context.ts'
import { mandateAfter } from '#domain/payments/direct-debits.ts'
import { Button } from '#ui/button.tsx'
import { confirmChange } from '#ui/modals/confirm-change.tsx'
import { toasts } from '#ui/toasts/toasts.ts'
import css from './payments.module.css'

interface StandingActionsProps {
  /** "Direct Debit" */
  what: string
  /** "£250.00 a month into Amelia Hart ISA" */
  amount: string
  status: string
  /** From when on nothing happens any more, as a sentence. */
  stops: string
  act: (action: 'pause' | 'resume' | 'cancel') => Promise<{ status: string }>
  explain: (refusal: ApiRefusal) => string | undefined
  onChange: () => void
}

export function StandingActions(props: StandingActionsProps) {
  const { what, amount, status, stops, act, explain, onChange } = props
  const api = useApi()
  const queryClient = useQueryClient()
  const change = useMutation({
    mutationFn: act,
    onSuccess: ({ status: now }) =>
      toasts.success(`The ${what} is ${now === 'active' ? 'active again' : now}`),
    onError: (error) =>
      toasts.error(
        (error instanceof ApiError && error.refusal && explain(error.refusal)) ||
          `We couldn’t change this ${what}. Please try again.`,
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [api.actor] }),
  })
  const ask = (action: 'pause' | 'cancel', title: string, label: string) =>
    confirmChange({ title, text: `${amount}. ${stops}`, keep: 'Keep it', label }, () =>
      change.mutateAsync(action).catch(() => undefined),
    )
  const about = (
    <span className="visually-hidden">
      {' '}
      the {what} of {amount}
    </span>
  )
  return (
    <div className={css.actions}>
      {mandateAfter(status, 'change') && <Button onClick={onChange}>Change{about}</Button>}
      {mandateAfter(status, 'pause') && (
        <Button onClick={() => ask('pause', `Pause this ${what}?`, 'Pause it')}>Pause{about}</Button>
      )}
      {mandateAfter(status, 'resume') && (
        <Button busy={change.isPending} onClick={() => change.mutate('resume')}>
          Resume{about}
        </Button>
      )}
      <Button look="quiet" onClick={() => ask('cancel', `Cancel this ${what}?`, 'Cancel it for good')}>
        Cancel{about}
      </Button>
    </div>
  )
}
