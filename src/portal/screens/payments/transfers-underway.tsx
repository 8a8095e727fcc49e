// Transfers of one kind, each with its steps: asked for, with the provider, here.
import { useQuery } from '@tanstack/react-query'
import { useApi } from 'portal-engine/http/context.ts'
import { paymentsQuery, type Payment } from '#api/payments/payments.ts'
import type { PaymentKind } from '#domain/payments/payment-kinds.ts'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { EmptyState } from 'portal-engine/ui/cards/empty-state.tsx'
import { QueryCard } from 'portal-engine/ui/cards/query-card.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import { Money } from 'portal-engine/ui/figures/money.tsx'
import { Steps } from 'portal-engine/ui/steps.tsx'
import { PaymentDetail } from './payment-detail.tsx'
import layout from 'portal-engine/ui/layout.module.css'

export function TransfersUnderway({ kind }: { kind: PaymentKind }) {
  const payments = useQuery(paymentsQuery(useApi()))
  return (
    <Card title="Your transfers" level={3} follows>
      <QueryCard query={payments} what="your transfers" skeleton={<Skeleton lines={2} height="2.5rem" />}>
        {(all) => {
          const own = all.filter((payment) => payment.kind === kind)
          return (
            <div className={layout.stack4}>
              {own.length === 0 && (
                <EmptyState>No transfers yet. Once you ask for one, you can follow it here.</EmptyState>
              )}
              {own.map((transfer) => (
                <Tracker key={transfer.id} transfer={transfer} />
              ))}
            </div>
          )
        }}
      </QueryCard>
    </Card>
  )
}

const steps = ['Asked for', 'With your provider', 'Here']
/** How many of the steps are done. */
const done: Partial<Record<string, number>> = { requested: 1, 'in-progress': 2, completed: 3 }

function Tracker({ transfer }: { transfer: Payment }) {
  const { status, amountPence, currency, accountName, settlesOn } = transfer
  const reached = done[status]
  return (
    <section aria-label={`Transfer ${transfer.reference}`} className={layout.stack4}>
      <p>
        <strong>
          <Money pence={amountPence} currency={currency} exact />
        </strong>{' '}
        to {accountName}
      </p>
      {reached !== undefined && (
        <Steps
          steps={steps.map((name, index) => ({
            name,
            state: index + 1 === reached ? 'current' : index < reached ? 'done' : 'next',
            text: index === 2 && status !== 'completed' && `By ${formatDate(settlesOn)}`,
          }))}
        />
      )}
      <PaymentDetail payment={transfer} />
    </section>
  )
}
