// Every payment of the active user, the newest first.
import { useQuery } from '@tanstack/react-query'
import { useApi } from '#api/context.ts'
import { paymentsQuery } from '#api/payments.ts'
import { PartHead } from '#screen-api/part-head.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { QueryCard } from '#ui/query-card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { PaymentsTable } from './payments-table.tsx'

export default function PaymentsHistory() {
  const payments = useQuery(paymentsQuery(useApi()))
  return (
    <>
      <PartHead note="What was asked for here, the newest first." />
      <QueryCard query={payments} what="your payments" skeleton={<Skeleton lines={6} height="3rem" />}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState title="No payments yet">Payments that you ask for here are listed.</EmptyState>
          ) : (
            <PaymentsTable caption="Payments, newest first" payments={all} />
          )
        }
      </QueryCard>
    </>
  )
}
