// What stands in place of a form once its payment was asked for: the reference, what happens next, and when.
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApi } from '#api/http/context.ts'
import { paymentsQuery, type Payment } from '#api/payments/payments.ts'
import { RouteLink } from '#screen-api/links/route-link.tsx'
import { Button } from '#ui/button.tsx'
import { QueryCard } from '#ui/cards/query-card.tsx'
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
  return (
    <QueryCard query={payments} what="this payment" skeleton={<Skeleton height="8rem" />}>
      {(all) => <Sent payment={all.find((payment) => payment.id === id)} next={next} onAnother={onAnother} />}
    </QueryCard>
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
