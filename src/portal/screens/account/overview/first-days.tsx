// In place of the total while no money has arrived: what is on its way, and what a new client does meanwhile.
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Account } from '#api/accounts/accounts.ts'
import { useApi } from 'portal-engine/http/context.ts'
import { paymentsQuery } from '#api/payments/payments.ts'
import { isUnderway } from '#domain/payments/payment-kinds.ts'
import { RouteLink } from 'portal-engine/screen-api/links/route-link.tsx'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import { Money } from 'portal-engine/ui/figures/money.tsx'
import layout from 'portal-engine/ui/layout.module.css'
import prose from 'portal-engine/ui/prose.module.css'

export default function FirstDays({ accounts }: { accounts: readonly Account[] }) {
  const payments = useQuery(paymentsQuery(useApi()))
  const coming = payments.data
    ?.filter(({ direction, status }) => direction === 'in' && isUnderway(status))
    .toSorted((a, b) => a.settlesOn.localeCompare(b.settlesOn))[0]
  const isUnknown = payments.isError && payments.data === undefined
  return (
    <Card title="Your first days">
      <ol className={layout.stack5}>
        {coming ? (
          <Step title="Your money is on its way">
            <Money pence={coming.amountPence} currency={coming.currency} exact /> is expected on{' '}
            {formatDate(coming.settlesOn)}. You will see what it is worth the day after we invest it.{' '}
            <RouteLink to="payments-history">See your payments</RouteLink>
          </Step>
        ) : isUnknown ? (
          <Step title="Your first money">
            We couldn’t load your payments, so we can’t say whether money is on its way.{' '}
            <RouteLink to="payments-history">See your payments</RouteLink>
          </Step>
        ) : (
          <Step title="Pay in your first money">
            You will see what it is worth the day after we invest it.{' '}
            <RouteLink to="bank-transfers">Add money</RouteLink>
          </Step>
        )}
        <Step title="Add a second step to your sign-in">
          A code on top of your password keeps others out.{' '}
          <RouteLink to="account-security">Go to account security</RouteLink>
        </Step>
        {accounts.some(({ type }) => type === 'Pension') ? (
          <Step title="Say who should get your pension">
            Tell us who to consider if you die.{' '}
            <RouteLink
              to="expression-of-wish"
              otherwise={<RouteLink to="message-compose">Write to us</RouteLink>}
            >
              Make your wish
            </RouteLink>
          </Step>
        ) : (
          <Step title="See what it could become">
            A plan shows what you could have, in good times and in poor ones.{' '}
            <RouteLink to="account-scenarios" params={{ account: accounts[0]?.id ?? '' }}>
              Go to scenarios
            </RouteLink>
          </Step>
        )}
      </ol>
    </Card>
  )
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li>
      <h3>{title}</h3>
      <p className={prose.lead}>{children}</p>
    </li>
  )
}
