// How one account has done: its value or its return over a period, with what it can be compared with.
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { performanceQuery, type AccountPerformance } from '#api/accounts/performance.ts'
import type { Api } from 'portal-engine/http/client.ts'
import { useApi } from 'portal-engine/http/context.ts'
import { isBeforeMoney } from '#domain/account-stage.ts'
import { RiskWarning } from '#screens/shared/cards/risk-warning.tsx'
import type { Opened } from 'portal-engine/screen-api/portal.ts'
import { useUrlState } from 'portal-engine/screen-api/use-url-state.ts'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { DrawnEmptyState } from 'portal-engine/ui/drawings/drawing.tsx'
import { LineChartSkeleton } from 'portal-engine/ui/charts/lazy-line-chart.tsx'
import { QueryCard } from 'portal-engine/ui/cards/query-card.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import { BeforeMoney } from './frame/before-money.tsx'
import { accountToFetch } from './frame/account-to-fetch.ts'
import { useCurrentAccount } from './frame/current-account.ts'
import { FirstSteps } from './frame/first-steps.tsx'
import { TabHeading } from 'portal-engine/screen-api/layout/tab-heading.tsx'
import { readChoices } from './performance/choices.ts'
import { DiscreteYears } from './performance/discrete-years.tsx'
import { PerformanceCard } from './performance/performance-card.tsx'
import { Statistics } from './performance/statistics.tsx'
import { useComparators } from './performance/use-comparators.ts'
import css from './performance/performance.module.css'

export function prefetch(queryClient: QueryClient, api: Api, opened: Opened): void {
  const id = accountToFetch(queryClient, api, opened)
  if (id !== undefined) void queryClient.prefetchQuery(performanceQuery(api, id))
}

export default function Performance() {
  if (!isBeforeMoney(useCurrentAccount())) return <WhatItDid />
  return (
    <BeforeMoney drawing="growth" title="Waiting for its first money">
      You will see how this account is doing from the day after its first money is invested.
    </BeforeMoney>
  )
}

function WhatItDid() {
  const { id } = useCurrentAccount()
  const performance = useQuery(performanceQuery(useApi(), id))
  return (
    <>
      <TabHeading note={null} />
      <QueryCard query={performance} what="how this account has done" skeleton={<Loading />}>
        {(loaded) =>
          loaded.points.length < 2 ? <NothingYet {...loaded} /> : <Loaded performance={loaded} />
        }
      </QueryCard>
    </>
  )
}

function Loaded({ performance }: { performance: AccountPerformance }) {
  const [search] = useUrlState()
  const { type } = useCurrentAccount()
  const choices = readChoices(search, performance.points)
  const comparators = useComparators(performance, choices.comparators)
  const isNarrow = comparators.filter(({ isShown }) => isShown).length < 2
  return (
    <div className={css.stack}>
      <PerformanceCard performance={performance} choices={choices} comparators={comparators} />
      <div className={isNarrow ? css.beside : css.stack}>
        <Statistics
          performance={performance}
          hasRelief={type === 'Pension'}
          choices={choices}
          comparators={comparators}
        />
        <DiscreteYears performance={performance} comparators={comparators} />
      </div>
      <RiskWarning about="performance" />
    </div>
  )
}

/** A line begins with the second close. */
function NothingYet({ points: [first] }: AccountPerformance) {
  return (
    <div className={css.stack}>
      <Card>
        <DrawnEmptyState drawing="growth" title="Just started">
          {first && `Money arrived on ${formatDate(first.date)}. `}The chart starts on the second day. Returns
          and whole years follow once there is enough to go by.
        </DrawnEmptyState>
      </Card>
      <FirstSteps />
      <RiskWarning about="performance" />
    </div>
  )
}

function Loading() {
  return (
    <div className={css.stack}>
      <Card>
        <div className={css.chart}>
          <LineChartSkeleton isSummaryHidden />
        </div>
      </Card>
      <Skeleton height="14rem" lines={2} />
    </div>
  )
}
