// What the client pays and for what, what it does to the return, and the network that lowers the rate.
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { accountsQuery, type Portfolios } from '#api/accounts/accounts.ts'
import type { Api } from 'portal-engine/http/client.ts'
import { useApi } from 'portal-engine/http/context.ts'
import { feesQuery, type Fees } from '#api/tax/fees.ts'
import { networkQuery } from '#api/tax/network.ts'
import { isBeforeMoney } from '#domain/account-stage.ts'
import { RiskWarning } from '#screens/shared/cards/risk-warning.tsx'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { useUrlState } from 'portal-engine/screen-api/use-url-state.ts'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { DrawnEmptyState } from 'portal-engine/ui/drawings/drawing.tsx'
import { QueryCard } from 'portal-engine/ui/cards/query-card.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { PageTitle } from 'portal-engine/ui/page-title.tsx'
import { NetworkCard } from './network-card.tsx'
import { PaidCard } from './paid-card.tsx'
import { PayLessCard } from './pay-less-card.tsx'
import { periodIn, yearOf } from './periods.ts'
import { WorkingCard } from './working-card.tsx'
import css from './fees.module.css'

export function prefetch(queryClient: QueryClient, api: Api): void {
  void queryClient.prefetchQuery(feesQuery(api))
  void queryClient.prefetchQuery(accountsQuery(api))
  void queryClient.prefetchQuery(networkQuery(api))
}

export default function FeesAndNetwork() {
  const api = useApi()
  const fees = useQuery(feesQuery(api))
  const accounts = useQuery(accountsQuery(api))
  const { title } = usePortal()
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <div className={css.page}>
        <div className={css.main}>
          <QueryCard query={fees} what="your fees" skeleton={<Skeleton height="38rem" />}>
            {(latest) => (
              <QueryCard query={accounts} what="your accounts" skeleton={<Skeleton height="38rem" />}>
                {(portfolios) => <Costs latest={latest} portfolios={portfolios} />}
              </QueryCard>
            )}
          </QueryCard>
        </div>
        <div className={css.rail} data-follows>
          {fees.isPending && <Skeleton height="14rem" />}
          {fees.data && <PayLessCard fees={fees.data} valuePence={accounts.data?.totals.valuePence} />}
          <NetworkCard />
        </div>
        <div className={css.foot} data-follows>
          <RiskWarning about="projection" />
        </div>
      </div>
    </>
  )
}

function Costs({ latest, portfolios }: { latest: Fees; portfolios: Portfolios }) {
  const [search] = useUrlState()
  const period = periodIn(search, latest)
  const fees = useQuery(feesQuery(useApi(), yearOf(period)))
  // It stays while another period is loaded.
  const [hasWorking, setHasWorking] = useState(false)
  if (!hasWorking && !fees.isPending) setHasWorking(true)
  if (portfolios.accounts.every(isBeforeMoney))
    return (
      <Card>
        <DrawnEmptyState drawing="coins" title="Nothing to pay yet">
          {portfolios.accounts.length === 0
            ? 'You pay nothing until you have an account.'
            : 'You pay nothing until your first money is invested. From then on you see each month’s fee here, what it is for and what it does to your return.'}
        </DrawnEmptyState>
      </Card>
    )
  return (
    <>
      <PaidCard fees={fees} period={period} years={latest} accounts={portfolios.accounts} />
      {/* Nothing that is shown moves down. */}
      {hasWorking && <WorkingCard fees={latest} portfolios={portfolios} />}
    </>
  )
}
