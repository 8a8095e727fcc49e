// One Direct Debit: what is collected when, where it stands, and what can be done with it.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#api/http/client.ts'
import { useApi } from '#api/http/context.ts'
import { doWithMandate, type Mandate, type Mandates } from '#api/payments/mandates.ts'
import { mandateAfter, mandateStatusInWords } from '#domain/payments/direct-debits.ts'
import { formatPence } from '#domain/money.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/cards/card.tsx'
import { formatDate } from '#ui/figures/dates.ts'
import { Money } from '#ui/figures/money.tsx'
import { confirmChange } from '#ui/modals/confirm-change.tsx'
import { toasts } from '#ui/toasts/toasts.ts'
import css from '../payments.module.css'
import { explainMandate } from './mandate-answers.ts'

interface MandateCardProps {
  mandate: Mandate
  data: Mandates
  onChange: () => void
}

export function MandateCard({ mandate, data, onChange }: MandateCardProps) {
  const { accountName, amountPence, currency, day, status, next, paidFrom, reference } = mandate
  return (
    <Card
      level={3}
      title={accountName}
      aside={<Badge tone={status === 'active' ? 'gain' : 'neutral'}>{mandateStatusInWords(status)}</Badge>}
    >
      <div className={css.stack}>
        <p>
          <strong>
            <Money pence={amountPence} currency={currency} exact />
          </strong>{' '}
          on day {day} of each month, from {paidFrom}. Reference {reference}.
        </p>
        <p className={css.quiet}>
          {next ? (
            <>
              Next collection: <Money pence={next.pence} currency={currency} exact /> on {formatDate(next.on)}
              {next.on < data.stoppableFrom && '; it is with your bank and can no longer be stopped here'}.
            </>
          ) : (
            'Nothing more is collected.'
          )}
        </p>
        {status !== 'cancelled' && <Actions mandate={mandate} data={data} onChange={onChange} />}
      </div>
    </Card>
  )
}

function Actions({ mandate, data, onChange }: MandateCardProps) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { id, status, accountName, amountPence, currency } = mandate
  const act = useMutation({
    mutationFn: (action: 'pause' | 'resume' | 'cancel') => doWithMandate(api, id, action),
    onSuccess: ({ status: now }) =>
      toasts.success(`The Direct Debit is ${now === 'active' ? 'active again' : now}`),
    onError: (error) =>
      toasts.error(
        (error instanceof ApiError && error.refusal && explainMandate(error.refusal)) ||
          'We couldn’t change this Direct Debit. Please try again.',
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [api.actor] }),
  })
  const amount = `${formatPence(amountPence, currency)} a month into ${accountName}`
  const stops = `Nothing is collected from ${formatDate(data.stoppableFrom)} on; an earlier collection is with your bank already.`
  const ask = (action: 'pause' | 'cancel', title: string, label: string) =>
    confirmChange({ title, text: `${amount}. ${stops}`, keep: 'Keep it', label }, () =>
      act.mutateAsync(action).catch(() => undefined),
    )
  const about = <span className="visually-hidden"> the Direct Debit of {amount}</span>
  return (
    <div className={css.actions}>
      {mandateAfter(status, 'change') && <Button onClick={onChange}>Change{about}</Button>}
      {mandateAfter(status, 'pause') && (
        <Button onClick={() => ask('pause', 'Pause this Direct Debit?', 'Pause it')}>Pause{about}</Button>
      )}
      {mandateAfter(status, 'resume') && (
        <Button busy={act.isPending} onClick={() => act.mutate('resume')}>
          Resume{about}
        </Button>
      )}
      <Button look="quiet" onClick={() => ask('cancel', 'Cancel this Direct Debit?', 'Cancel it for good')}>
        Cancel{about}
      </Button>
    </div>
  )
}
