// What the client pays and for what, what it does to the return, and the network that lowers the rate.
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { accountsQuery, type Portfolios } from '#api/accounts/accounts.ts'
import type { Api } from '#http/client.ts'
import { useApi } from '#http/context.ts'
import { feesQuery, type Fees } from '#api/tax/fees.ts'
import { networkQuery } from '#api/tax/network.ts'
import { taxYearLabel } from '#domain/tax/tax-year.ts'
import { isBeforeMoney } from '#domain/account-stage.ts'
import { RiskWarning } from '#screens/shared/cards/risk-warning.tsx'
import { usePortal } from '#screen-api/portal.ts'
import { useUrlState } from '#screen-api/use-url-state.ts'
import { Card } from '#ui/cards/card.tsx'
import { DrawnEmptyState } from '#ui/drawings/drawing.tsx'
import { QueryCard } from '#ui/cards/query-card.tsx'
import { Skeleton } from '#ui/cards/skeleton.tsx'
import { Chips } from '#ui/forms/chips.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import { EffectCard } from './effect-card.tsx'
import { ExplainCard } from './explain-card.tsx'
import { NetworkCard } from './network-card.tsx'
import { PaidCard } from './paid-card.tsx'
import { RateCard } from './rate-card.tsx'
import layout from '#ui/layout.module.css'

/** Stands for the last twelve months among the tax years. */
const LATEST = 'latest'

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
      <PageTitle note="What you pay us and the funds, in pounds, and how to pay less">{title}</PageTitle>
      <div className={layout.column5}>
        <QueryCard query={fees} what="your fees" skeleton={<FeesSkeleton />}>
          {(known) => (
            <div className={layout.column5}>
              <RateCard fees={known} />
              <QueryCard query={accounts} what="your accounts" skeleton={<Skeleton height="20rem" />}>
                {(portfolios) => <Costs latest={known} portfolios={portfolios} />}
              </QueryCard>
            </div>
          )}
        </QueryCard>
        <NetworkCard />
        <RiskWarning about="projection" />
      </div>
    </>
  )
}

/** The costs of the last twelve months, or of the tax year that the address names. */
function Costs({ latest, portfolios }: { latest: Fees; portfolios: Portfolios }) {
  const [search, choose] = useUrlState()
  if (portfolios.accounts.every(isBeforeMoney))
    return (
      <Card>
        <DrawnEmptyState drawing="coins" title="Nothing to pay yet">
          {portfolios.accounts.length === 0
            ? 'You pay nothing as long as you have no account.'
            : 'You pay nothing until your first money is invested. From then on each month’s fee is here, with what it is for and what it does to your return.'}
        </DrawnEmptyState>
      </Card>
    )
  const year = latest.years.find((each) => String(each) === search.get('year'))
  return (
    <>
      <Chips
        label="Costs of"
        options={[
          { id: LATEST, label: 'Twelve months' },
          ...latest.years.map((each) => ({ id: String(each), label: taxYearLabel(each) })),
        ]}
        chosen={year === undefined ? LATEST : String(year)}
        onChoose={(id) => choose({ year: id === LATEST ? undefined : id })}
      />
      {year === undefined ? (
        <>
          <PaidCard fees={latest} accounts={portfolios.accounts} />
          <EffectCard fees={latest} />
          <ExplainCard fees={latest} portfolios={portfolios} />
        </>
      ) : (
        <CostsOfYear year={year} portfolios={portfolios} />
      )}
    </>
  )
}

function CostsOfYear({ year, portfolios }: { year: number; portfolios: Portfolios }) {
  const fees = useQuery(feesQuery(useApi(), year))
  return (
    <QueryCard query={fees} what={`the fees of ${taxYearLabel(year)}`} skeleton={<FeesSkeleton />}>
      {(known) => (
        <div className={layout.column5}>
          <PaidCard fees={known} accounts={portfolios.accounts} />
          <EffectCard fees={known} />
        </div>
      )}
    </QueryCard>
  )
}

function FeesSkeleton() {
  return (
    <div className={layout.column5}>
      <Skeleton height="24rem" />
      <Skeleton height="20rem" />
    </div>
  )
}
