// How one account has done: its value or its return over a period, beside what it can be compared with.
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { performanceQuery, type AccountPerformance } from '#api/accounts/performance.ts'
import type { Api } from '#http/client.ts'
import { useApi } from '#http/context.ts'
import { RiskWarning } from '#screens/shared/cards/risk-warning.tsx'
import { RouteLink } from '#screen-api/links/route-link.tsx'
import type { Opened } from '#screen-api/portal.ts'
import { useUrlState } from '#screen-api/use-url-state.ts'
import { Card } from '#ui/cards/card.tsx'
import { DrawnEmptyState } from '#ui/drawings/drawing.tsx'
import { QueryCard } from '#ui/cards/query-card.tsx'
import { Skeleton } from '#ui/cards/skeleton.tsx'
import { formatDate } from '#ui/figures/dates.ts'
import { ExportActions } from '#ui/tables/export-actions.tsx'
import { NextMoney } from './frame/next-money.tsx'
import { accountToFetch } from './frame/account-to-fetch.ts'
import { useCurrentAccount } from './frame/current-account.ts'
import { TabHeading } from '#screen-api/layout/tab-heading.tsx'
import { BetweenDates } from './performance/between-dates.tsx'
import { readChoices } from './performance/choices.ts'
import { DiscreteYears } from './performance/discrete-years.tsx'
import { PerformanceCard } from './performance/performance-card.tsx'
import { performanceTable } from './performance/performance-csv.ts'
import { Statistics } from './performance/statistics.tsx'
import { useComparators } from './performance/use-comparators.ts'
import css from './performance/performance.module.css'

export function prefetch(queryClient: QueryClient, api: Api, opened: Opened): void {
  const id = accountToFetch(queryClient, api, opened)
  if (id !== undefined) void queryClient.prefetchQuery(performanceQuery(api, id))
}

export default function Performance() {
  const { id, accountNumber } = useCurrentAccount()
  const performance = useQuery(performanceQuery(useApi(), id))
  const { data } = performance
  const [search] = useUrlState()
  const hasPoints = data !== undefined && data.points.length > 0
  return (
    <>
      <TabHeading
        note={hasPoints ? `Closes up to ${formatDate(data.valuedOn)}, after all our fees.` : ''}
        actions={
          <ExportActions
            fileName={`performance-${accountNumber}.csv`}
            table={
              hasPoints
                ? () => performanceTable(readChoices(search, data.points).span, data.currency)
                : undefined
            }
          />
        }
      />
      <QueryCard query={performance} what="how this account has done" skeleton={<Loading />}>
        {(loaded) => (loaded.points.length === 0 ? <NothingYet /> : <Loaded performance={loaded} />)}
      </QueryCard>
    </>
  )
}

function Loaded({ performance }: { performance: AccountPerformance }) {
  const [search] = useUrlState()
  const choices = readChoices(search, performance.points)
  const comparators = useComparators(performance, choices.comparators)
  const isAlone = comparators.every(({ isShown }) => !isShown)
  return (
    <div className={css.stack}>
      <PerformanceCard performance={performance} choices={choices} comparators={comparators} />
      <BetweenDates performance={performance} />
      <div className={isAlone ? css.beside : css.stack}>
        <Statistics performance={performance} choices={choices} />
        <DiscreteYears performance={performance} comparators={comparators} />
      </div>
      <RiskWarning about="performance" />
    </div>
  )
}

function NothingYet() {
  const account = useCurrentAccount()
  const { id, next } = account
  return (
    <Card>
      <DrawnEmptyState
        drawing="growth"
        title="Nothing to show yet"
        action={
          next !== null ? (
            <NextMoney account={account} next={next} />
          ) : (
            <RouteLink to="bank-transfers" search={`?account=${encodeURIComponent(id)}`}>
              Add money
            </RouteLink>
          )
        }
      >
        How this account has done will appear here from the day after its first money is invested.
      </DrawnEmptyState>
    </Card>
  )
}

function Loading() {
  return (
    <div className={css.stack}>
      <Skeleton height="30rem" lines={2} />
      <Skeleton height="14rem" lines={2} />
    </div>
  )
}
