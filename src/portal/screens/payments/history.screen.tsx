// Every payment of the active user, the newest first, filtered by the address; to take away as CSV or on paper.
import { useQuery } from '@tanstack/react-query'
import { useApi } from '#http/context.ts'
import { paymentsQuery, type Payment } from '#api/payments/payments.ts'
import { ButtonLink } from '#screen-api/links/button-link.tsx'
import { TabHeading } from '#screen-api/layout/tab-heading.tsx'
import { useUrlState } from '#screen-api/use-url-state.ts'
import { Card } from '#ui/cards/card.tsx'
import { DrawnEmptyState } from '#ui/drawings/drawing.tsx'
import { QueryCard } from '#ui/cards/query-card.tsx'
import { Skeleton } from '#ui/cards/skeleton.tsx'
import { ExportActions } from '#ui/tables/export-actions.tsx'
import { HistoryFilterBar } from './history/history-filter-bar.tsx'
import { paymentsInWords, paymentsThatFit, readHistoryFilters } from './history/history-filters.ts'
import { historyTable } from './history/history-table.ts'
import { PaymentsTable } from './payments-table.tsx'

export default function PaymentsHistory() {
  const payments = useQuery(paymentsQuery(useApi()))
  const [search] = useUrlState()
  const shown = payments.data && paymentsThatFit(payments.data, readHistoryFilters(search).filters)
  return (
    <>
      <TabHeading
        note="What was asked for here, and each collection and regular payment since, the newest first."
        actions={
          payments.data?.length !== 0 && (
            <ExportActions
              fileName="payments.csv"
              table={shown && shown.length > 0 ? () => historyTable(shown) : undefined}
            />
          )
        }
      />
      <QueryCard query={payments} what="your payments" skeleton={<Skeleton lines={6} height="3rem" />}>
        {(all) =>
          all.length === 0 ? (
            <Card>
              <DrawnEmptyState
                title="No payments yet"
                drawing="coins"
                action={<ButtonLink to="payments">Pay in or take out</ButtonLink>}
              >
                Each payment that you ask for here is listed with where it stands, and each collection by
                Direct Debit from then on.
              </DrawnEmptyState>
            </Card>
          ) : (
            <Found all={all} />
          )
        }
      </QueryCard>
    </>
  )
}

function Found({ all }: { all: readonly Payment[] }) {
  const [search, choose] = useUrlState()
  const { filters, ignored } = readHistoryFilters(search)
  const shown = paymentsThatFit(all, filters)
  return (
    <>
      <HistoryFilterBar
        filters={filters}
        ignored={ignored}
        onChange={(change) => choose({ payment: undefined, ...change })}
        count={paymentsInWords(shown.length, all.length)}
      />
      {shown.length === 0 ? (
        <p>No payment fits these filters.</p>
      ) : (
        <PaymentsTable caption="Payments, newest first" payments={shown} named={search.get('payment')} />
      )}
    </>
  )
}
