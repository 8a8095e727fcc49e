// Every payment out of the accounts.
import { useQuery } from '@tanstack/react-query'
import type { Column } from '#ui/tables/data-rows.tsx'
import { useApi } from '#http/context.ts'
import { usePortal } from '#screen-api/portal.ts'
import { Card } from '#ui/cards/card.tsx'
import { EmptyState } from '#ui/cards/empty-state.tsx'
import { QueryCard } from '#ui/cards/query-card.tsx'
import { formatShortDate } from '#ui/figures/dates.ts'
import { Money } from '#ui/figures/money.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import { DataTable } from '#ui/tables/data-table.tsx'
import { paymentsQuery, type Payment } from '../../api/calls.ts'

const columns: readonly Column<Payment>[] = [
  { id: 'to', header: 'To', cell: ({ to }) => to },
  { id: 'date', header: 'Date', cell: ({ date }) => formatShortDate(date) },
  { id: 'amount', header: 'Amount', figures: true, cell: ({ pence }) => <Money pence={pence} exact /> },
]

export default function Payments() {
  const payments = useQuery(paymentsQuery(useApi()))
  const { title } = usePortal()
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Card>
        <QueryCard query={payments} what="your payments" skeleton={null}>
          {(all) =>
            all.length === 0 ? (
              <EmptyState title="No payments yet">Payments out of your accounts appear here.</EmptyState>
            ) : (
              <DataTable caption="Payments" columns={columns} rows={all} rowId={({ id }) => id} />
            )
          }
        </QueryCard>
      </Card>
    </>
  )
}
