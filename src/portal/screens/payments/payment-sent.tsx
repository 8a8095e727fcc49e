// Shown instead of a form once its payment was asked for: the one reference to quote, where the money is, what
// happens next, and a link to this payment.
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApi } from 'portal-engine/http/context.ts'
import { formatPence } from 'portal-engine/base/money.ts'
import { paymentsQuery, type Payment } from '#api/payments/payments.ts'
import { investedOn } from '#domain/payments/arrival.ts'
import { isMadeByPayer, kindInWords } from '#domain/payments/payment-kinds.ts'
import { RouteLink } from 'portal-engine/screen-api/links/route-link.tsx'
import { useUrlState } from 'portal-engine/screen-api/use-url-state.ts'
import { Button } from 'portal-engine/ui/button.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { Disclosure } from 'portal-engine/ui/disclosure.tsx'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import { Money } from 'portal-engine/ui/figures/money.tsx'
import { Steps } from 'portal-engine/ui/steps.tsx'
import { OurBankDetails } from './add-money/our-bank-details.tsx'
import { SentCard } from './sent-card.tsx'
import prose from 'portal-engine/ui/prose.module.css'

interface PaymentSentProps {
  id: string
  /** Where the money is now, and what happens next. A transfer that the payer makes says so itself. */
  next?: ((payment: Payment) => ReactNode) | undefined
}

export function PaymentSent({ id, next }: PaymentSentProps) {
  const payments = useQuery(paymentsQuery(useApi()))
  const payment = payments.data?.find((one) => one.id === id)
  // A list fetched before sending cannot contain it.
  const isBeingFetched = payments.isFetching && !payments.isFetchedAfterMount
  if (!payment && isBeingFetched)
    return (
      <div aria-busy="true">
        <span className="visually-hidden">Loading this payment</span>
        <Skeleton height="8rem" />
      </div>
    )
  if (!payment && (payments.isError || payments.isPending))
    return <WithoutDetails id={id} onRetry={() => void payments.refetch()} retrying={payments.isFetching} />
  return <Sent payment={payment} next={next} />
}

/** It is in the address only once the API has taken it. */
function WithoutDetails({ id, onRetry, retrying }: { id: string; onRetry: () => void; retrying: boolean }) {
  return (
    <SentCard
      title="It was sent, but we couldn’t load its details"
      actions={
        <>
          <Button icon="refresh" onClick={onRetry} busy={retrying}>
            Try again
          </Button>
          <WhereItStands id={id} />
        </>
      }
    >
      <p>You don’t need to send it again. A message with the details is in your inbox.</p>
    </SentCard>
  )
}

function Sent({ payment, next }: Omit<PaymentSentProps, 'id'> & { payment: Payment | undefined }) {
  const [, choose] = useUrlState()
  const another = (
    <Button variant="quiet" onClick={() => choose({ sent: undefined })}>
      Start another
    </Button>
  )
  if (!payment)
    return (
      <SentCard title="We can’t find this payment" actions={another}>
        <RouteLink to="payments-history">All your payments</RouteLink>
      </SentCard>
    )
  const { id, kind, reference } = payment
  return (
    <SentCard
      title={titleOf(payment)}
      actions={
        <>
          <WhereItStands id={id} />
          {another}
        </>
      }
    >
      <p>
        Your reference is <strong>{reference}</strong>.
      </p>
      {isMadeByPayer(kind) && <Expected payment={payment} />}
      {next?.(payment)}
      <p className={prose.quiet}>A message with these details is in your inbox.</p>
      {isMadeByPayer(kind) && (
        <Disclosure label="Show the bank details again" onDemand>
          <OurBankDetails accountId={payment.accountId} />
        </Disclosure>
      )}
    </SentCard>
  )
}

function titleOf({ kind, direction, amountPence, currency, isEstimate }: Payment): string {
  if (isMadeByPayer(kind)) return 'We’re expecting your money'
  const what = kindInWords(kind)
  const isKnown = !isEstimate && direction === 'out'
  return `${isKnown ? `${formatPence(amountPence, currency)} ${what.toLowerCase()}` : what} requested`
}

/** What happens next once we know that a bank transfer is coming. */
function Expected({ payment }: { payment: Payment }) {
  const { amountPence, currency, settlesOn, accountName, kind, about } = payment
  return (
    <>
      <Steps
        steps={[
          {
            name: `By ${formatDate(settlesOn)}`,
            state: 'current',
            text: (
              <>
                We expect <Money pence={amountPence} currency={currency} exact />{' '}
                {kind === 'employer-contribution' && 'from your employer '}for {accountName}.
              </>
            ),
          },
          { name: formatDate(investedOn(settlesOn)), state: 'next', text: 'We invest it.' },
        ]}
      />
      {about !== null && <p>{about}</p>}
    </>
  )
}

/** Leads to this payment, unfolded among the others. */
function WhereItStands({ id }: { id: string }) {
  return (
    <RouteLink to="payments-history" search={`?payment=${encodeURIComponent(id)}`}>
      See where it stands
    </RouteLink>
  )
}
