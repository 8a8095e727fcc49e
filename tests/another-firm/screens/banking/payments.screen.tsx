// The payments out of the accounts, the newest first.
import { useQuery } from '@tanstack/react-query'
import { useApi } from '#http/context.ts'
import { usePortal } from '#screen-api/portal.ts'
import { Card } from '#ui/cards/card.tsx'
import { QueryCard } from '#ui/cards/query-card.tsx'
import { formatDate } from '#ui/figures/dates.ts'
import { Money } from '#ui/figures/money.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import { DataTable } from '#ui/tables/data-table.tsx'
import { paymentsQuery } from '../../api/calls.ts'
import css from './home.module.css'

export default function Payments() {
  const payments = useQuery(paymentsQuery(useApi()))
  const { title } = usePortal()
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Card>
        <QueryCard query={payments} what="your payments" skeleton={<div className={css.skeleton} />}>
          {(rows) => (
            <DataTable
              caption={title}
              rows={rows}
              rowId={({ id }) => id}
              columns={[
                { id: 'to', header: 'To', cell: ({ to }) => to },
                { id: 'date', header: 'Date', cell: ({ date }) => formatDate(date) },
                {
                  id: 'pence',
                  header: 'Amount',
                  figures: true,
                  cell: ({ pence }) => <Money pence={pence} exact />,
                },
              ]}
            />
          )}
        </QueryCard>
      </Card>
    </>
  )
}
