// Every payment of the active user, what is to come above what was, by month; filtered by the address, to take away as
// CSV or on paper.
import { useQuery } from '@tanstack/react-query'
import { useApi } from 'portal-engine/http/context.ts'
import { mandatesQuery } from '#api/payments/mandates.ts'
import { paymentsQuery, type Payment } from '#api/payments/payments.ts'
import { regularPaymentsQuery } from '#api/payments/regular-payments.ts'
import { isUnderway } from '#domain/payments/payment-kinds.ts'
import { ButtonLink } from 'portal-engine/screen-api/links/button-link.tsx'
import { TabHeading } from 'portal-engine/screen-api/layout/tab-heading.tsx'
import { useUrlState } from 'portal-engine/screen-api/use-url-state.ts'
import { EACH_TIME } from '#screens/shared/shown.ts'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { DrawnEmptyState } from 'portal-engine/ui/drawings/drawing.tsx'
import { InSteps } from 'portal-engine/ui/lists/in-steps.tsx'
import { QueryCard } from 'portal-engine/ui/cards/query-card.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { ExportActions } from 'portal-engine/ui/tables/export-actions.tsx'
import { Filters } from 'portal-engine/ui/filters/filters.tsx'
import { countInWords, entriesThatFit, readFilters } from 'portal-engine/ui/filters/list-filters.ts'
import { historyFilters } from './history/history-filters.ts'
import { historyTable } from './history/history-table.ts'
import { StillToCome } from './history/still-to-come.tsx'
import { Moved, MovedInMonth } from './history/moved.tsx'
import { isNamed, PaymentsTable } from './payments-table.tsx'
import layout from 'portal-engine/ui/layout.module.css'

export default function PaymentsHistory() {
  const api = useApi()
  const payments = useQuery(paymentsQuery(api))
  const mandates = useQuery(mandatesQuery(api))
  const regular = useQuery(regularPaymentsQuery(api))
  const [search] = useUrlState()
  const { data: all } = payments
  const filters = historyFilters(all ?? [])
  const shown = all && entriesThatFit(all, filters, readFilters(search, filters).values)
  // Nothing moves down once it is shown.
  const isWaiting = mandates.isPending || regular.isPending
  return (
    <div className={layout.column5} data-wide>
      <TabHeading
        note="Everything paid into and taken out of your accounts."
        actions={
          all?.length !== 0 && (
            <ExportActions
              fileName="payments.csv"
              table={shown && shown.length > 0 ? () => historyTable(shown) : undefined}
            />
          )
        }
      />
      <QueryCard
        query={isWaiting && !payments.isError ? { ...payments, data: undefined } : payments}
        what="your payments"
        skeleton={<HistorySkeleton />}
      >
        {(found) => (
          <>
            {mandates.data === undefined && (
              <QueryCard query={mandates} what="what is collected each month" skeleton={null}>
                {() => null}
              </QueryCard>
            )}
            {regular.data === undefined && (
              <QueryCard query={regular} what="what is paid out each month" skeleton={null}>
                {() => null}
              </QueryCard>
            )}
            <Found
              all={found}
              mandates={mandates.data?.mandates ?? []}
              regular={regular.data?.payments ?? []}
            />
          </>
        )}
      </QueryCard>
    </div>
  )
}

const HistorySkeleton = () => (
  <div className={layout.stack5}>
    <Skeleton height="9rem" />
    <Skeleton height="7rem" />
    <Skeleton lines={6} height="3rem" />
  </div>
)

const NoPayments = () => (
  <Card>
    <DrawnEmptyState
      title="No payments yet"
      drawing="coins"
      action={<ButtonLink to="payments">Pay in or take out</ButtonLink>}
    >
      You will see everything you pay in or take out here, and where it stands.
    </DrawnEmptyState>
  </Card>
)

interface FoundProps {
  all: readonly Payment[]
  mandates: Parameters<typeof StillToCome>[0]['mandates']
  regular: Parameters<typeof StillToCome>[0]['regular']
}

function Found({ all, mandates, regular }: FoundProps) {
  const [search, choose] = useUrlState()
  const filters = historyFilters(all)
  const read = readFilters(search, filters)
  const fitting = entriesThatFit(all, filters, read.values)
  const named = search.get('payment')
  const underway = fitting.filter(({ status }) => isUnderway(status)).toReversed()
  const past = fitting.filter(({ status }) => !isUnderway(status))
  // Monthly payments are instructions, which no filter finds.
  const monthly = Object.keys(read.values).length > 0 ? { mandates: [], regular: [] } : { mandates, regular }
  if (all.length === 0)
    return (
      <>
        <StillToCome underway={[]} named={null} mandates={mandates} regular={regular} />
        <NoPayments />
      </>
    )
  return (
    <>
      <StillToCome underway={underway} named={named} {...monthly} />
      <Card>
        <Filters
          filters={filters}
          read={read}
          onChange={(changes) => choose({ payment: undefined, ...changes })}
          count={countInWords(fitting.length, all.length, 'payment')}
        />
        {past.length === 0 ? (
          <p>{fitting.length === 0 ? 'No payments match these filters.' : 'Nothing before that.'}</p>
        ) : (
          <>
            <Moved payments={past} />
            <InSteps
              what="payments"
              entries={past}
              each={EACH_TIME}
              least={past.findIndex((payment) => isNamed(payment, named)) + 1}
            >
              {(some) => (
                <PaymentsTable
                  caption="Payments, newest first"
                  payments={some}
                  named={named}
                  monthNote={(month, shown) => {
                    const all = past.filter(({ settlesOn }) => settlesOn.startsWith(month))
                    // Sums stand over all that they are made of.
                    return all.length === shown && <MovedInMonth payments={all} />
                  }}
                />
              )}
            </InSteps>
          </>
        )}
      </Card>
    </>
  )
}
