// What stands in place of a form once its payment was asked for: the reference, what happens next, and when.
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApi } from '#api/http/context.ts'
import { paymentsQuery, type Payment } from '#api/payments/payments.ts'
import { RouteLink } from '#screen-api/links/route-link.tsx'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/cards/skeleton.tsx'
import css from './payments.module.css'
import { SentCard } from './sent-card.tsx'

interface PaymentSentProps {
  id: string
  next: (payment: Payment) => ReactNode
  /** Opens an empty form. */
  onAnother: () => void
}

export function PaymentSent({ id, next, onAnother }: PaymentSentProps) {
  const payments = useQuery(paymentsQuery(useApi()))
  const payment = payments.data?.find((one) => one.id === id)
  // The list of before it was sent says nothing about it.
  const isBeingFetched = payments.isFetching && !payments.isFetchedAfterMount
  if (!payment && isBeingFetched)
    return (
      <div aria-busy="true">
        <span className="visually-hidden">Loading this payment</span>
        <Skeleton height="8rem" />
      </div>
    )
  if (!payment && (payments.isError || payments.isPending))
    return <WithoutDetails onRetry={() => void payments.refetch()} retrying={payments.isFetching} />
  return <Sent payment={payment} next={next} onAnother={onAnother} />
}

/** It is in the address only once the API has taken it. */
function WithoutDetails({ onRetry, retrying }: { onRetry: () => void; retrying: boolean }) {
  return (
    <SentCard
      title="It was sent, but we couldn’t load its details"
      actions={
        <>
          <Button icon="refresh" onClick={onRetry} busy={retrying}>
            Try again
          </Button>
          <RouteLink to="payments-history">See where it stands</RouteLink>
        </>
      }
    >
      <p>You don’t need to send it again. A message with the details is in your inbox.</p>
    </SentCard>
  )
}

function Sent({ payment, next, onAnother }: Omit<PaymentSentProps, 'id'> & { payment: Payment | undefined }) {
  return (
    <SentCard
      title={payment ? `We have it: ${payment.reference}` : 'We can’t find this payment'}
      actions={
        <>
          <RouteLink to="payments-history">See where it stands</RouteLink>
          <Button look="quiet" onClick={onAnother}>
            Start another
          </Button>
        </>
      }
    >
      {payment && next(payment)}
      {payment && <p className={css.quiet}>A message with these details is in your inbox.</p>}
    </SentCard>
  )
}
