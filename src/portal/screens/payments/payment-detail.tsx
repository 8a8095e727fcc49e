// One payment unfolded: reference, who asked for it, each status with its time, and cancelling.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from 'portal-engine/http/context.ts'
import type { ErrorMessages } from 'portal-engine/http/contract.ts'
import { cancelPayment, type Payment } from '#api/payments/payments.ts'
import { isUnderway, nounOf, statusInWords } from '#domain/payments/payment-kinds.ts'
import { RouteLink } from 'portal-engine/screen-api/links/route-link.tsx'
import { callFailure } from '#screens/shared/call-failure.ts'
import { Button } from 'portal-engine/ui/button.tsx'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import { formatInstant } from 'portal-engine/ui/figures/instants.ts'
import { toasts } from 'portal-engine/ui/toasts/toasts.ts'
import { useOwnAccounts } from './own-accounts.ts'
import layout from 'portal-engine/ui/layout.module.css'
import css from './payments.module.css'

export function PaymentDetail({ payment }: { payment: Payment }) {
  const { reference, about, askedBy, settlesOn, reason, status, timeline, canBeCancelled } = payment
  const { isEstimate, bankAccountEnding, direction } = payment
  return (
    <div className={`${layout.stack4} ${css.detail}`}>
      <p>
        Reference {reference}
        {askedBy !== null && `, asked for by ${askedBy}`}.{' '}
        {isUnderway(status) && `Expected on ${formatDate(settlesOn)}.`}
        {about !== null && ` ${about}`}
        {bankAccountEnding !== null &&
          ` ${direction === 'out' ? 'To' : 'From'} the bank account ending ${bankAccountEnding}.`}
        {isEstimate && ' The amount is final once the investments are sold.'}
        {reason !== null && ` ${reason}`}
      </p>
      {timeline.length > 1 && (
        <ol className={css.timeline}>
          {timeline.map((event) => (
            <li key={event.status}>
              {statusInWords(event.status)}: {formatInstant(event.at)}
            </li>
          ))}
        </ol>
      )}
      <InTransactions payment={payment} />
      {canBeCancelled && <Cancel payment={payment} />}
    </div>
  )
}

/** Leads to what moved in its account on that day, once something has, in an account that is still theirs. */
function InTransactions({ payment: { accountId, settlesOn, transactionIds } }: { payment: Payment }) {
  const isTheirs = useOwnAccounts().some(({ id }) => id === accountId)
  if (!isTheirs || (transactionIds ?? []).length === 0) return null
  return (
    <p data-not-printed>
      <RouteLink
        to="account-transactions"
        params={{ account: accountId }}
        search={`?from=${settlesOn}&to=${settlesOn}`}
      >
        See it in the account’s transactions
      </RouteLink>
    </p>
  )
}

const messages = (noun: string): ErrorMessages<typeof cancelPayment> => ({
  'too-late': `It is too late to cancel this ${noun}: we are carrying it out, or it has ended.`,
})

function Cancel({ payment }: { payment: Payment }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const noun = nounOf(payment.kind)
  const cancel = useMutation({
    mutationFn: () => api.call(cancelPayment, { params: { id: payment.id }, key: crypto.randomUUID() }),
    onSuccess: () => toasts.success(`${payment.reference} is cancelled`),
    onError: (error) =>
      toasts.error(callFailure(cancelPayment, messages(noun), error, `cancel this ${noun}`)),
    // Allowances and tasks follow payments.
    onSettled: () => queryClient.invalidateQueries({ queryKey: [api.actor] }),
  })
  return (
    <div>
      <Button busy={cancel.isPending} onClick={() => cancel.mutate()}>
        Cancel this {noun}
      </Button>
    </div>
  )
}
