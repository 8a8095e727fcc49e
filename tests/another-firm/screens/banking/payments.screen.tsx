// The payments out of the accounts, the newest first.
import { useQuery } from '@tanstack/react-query'
import { useApi } from 'portal-engine/http/context.ts'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { QueryCard } from 'portal-engine/ui/cards/query-card.tsx'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import { Money } from 'portal-engine/ui/figures/money.tsx'
import { PageTitle } from 'portal-engine/ui/page-title.tsx'
import { DataTable } from 'portal-engine/ui/tables/data-table.tsx'
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
