// Moving money: what can be done with it, and what is still to come.
import { useQuery } from '@tanstack/react-query'
import { tasksQuery } from '#api/inbox/tasks.ts'
import { mandatesQuery } from '#api/payments/mandates.ts'
import { paymentsQuery } from '#api/payments/payments.ts'
import { regularPaymentsQuery } from '#api/payments/regular-payments.ts'
import { useApi } from 'portal-engine/http/context.ts'
import { LayoutTabs } from 'portal-engine/screen-api/layout/layout-tabs.tsx'
import { RouteLink } from 'portal-engine/screen-api/links/route-link.tsx'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { NoAccounts } from '#screens/shared/cards/lazy-cards.tsx'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { QueryCard } from 'portal-engine/ui/cards/query-card.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { Disclosure } from 'portal-engine/ui/disclosure.tsx'
import { TAB_TITLE_ID } from 'portal-engine/ui/title-ids.ts'
import { useMediaQuery } from 'portal-engine/ui/use-media-query.ts'
import { Choices } from './hub/choices.tsx'
import { Latest } from './hub/latest.tsx'
import { isOfMoney, OnItsWay } from './hub/on-its-way.tsx'
import { useOwnAccounts } from './own-accounts.ts'
import { PaymentsIntroduction } from './payments-introduction.tsx'
import css from './hub/hub.module.css'

export default function PaymentsHub() {
  const api = useApi()
  const { routeTitle } = usePortal()
  const payments = useQuery(paymentsQuery(api))
  const mandates = useQuery(mandatesQuery(api))
  const regular = useQuery(regularPaymentsQuery(api))
  const calls = [
    { query: payments, what: 'your payments' },
    { query: mandates, what: 'what is collected each month' },
    { query: regular, what: 'what is paid out each month' },
  ]
  const { data: tasks = [] } = useQuery(tasksQuery(api))
  const hasNoAccounts = useOwnAccounts().length === 0
  // On a phone, the hub is one and a half screens.
  const hasRoom = useMediaQuery('(width >= 48rem)')
  return (
    <>
      <h2 id={TAB_TITLE_ID} tabIndex={-1} className="visually-hidden">
        What would you like to do?
      </h2>
      <div className={css.hub}>
        <div className={css.flow}>
          {hasNoAccounts && (
            <NoAccounts>
              You can pay in, withdraw and set up Direct Debits here once you have an account.
            </NoAccounts>
          )}
          <Choices />
        </div>
        {!hasNoAccounts && (
          <div className={css.rail}>
            <Card
              title="Still to come"
              aside={<RouteLink to="payments-history">{routeTitle('payments-history')}</RouteLink>}
            >
              {calls.some(({ query }) => query.isPending && !query.isFetchedAfterMount) ? (
                <div aria-busy="true">
                  <span className="visually-hidden">Loading what is still to come</span>
                  <Skeleton height="11rem" />
                </div>
              ) : (
                <>
                  <OnItsWay
                    payments={payments.data ?? []}
                    drafts={tasks.filter(({ job }) => isOfMoney(job))}
                    mandates={mandates.data?.mandates ?? []}
                    regular={regular.data?.payments ?? []}
                    isAll={calls.every(({ query }) => query.data)}
                  />
                  {calls.map(({ query, what }) => (
                    <QueryCard<unknown> key={what} query={query} what={what} skeleton={null}>
                      {() => null}
                    </QueryCard>
                  ))}
                </>
              )}
            </Card>
          </div>
        )}
        {hasRoom && payments.data && <Latest payments={payments.data} />}
        <PaymentsIntroduction />
        <Disclosure label={`All ${routeTitle('payments').toLowerCase()}`} onDemand>
          <LayoutTabs variant="side" />
        </Disclosure>
      </div>
    </>
  )
}
