// The account dashboard: what everything is worth, how it is doing, and what needs doing.
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { accountsQuery, type Portfolios } from '#api/accounts/accounts.ts'
import { useApi } from 'portal-engine/http/context.ts'
import { tasksQuery } from '#api/inbox/tasks.ts'
import { adviserQuery } from '#api/people/adviser.ts'
import { preferencesQuery } from '#api/people/preferences.ts'
import { AccountsIntroduction } from './overview/introduction.tsx'
import { isBeforeMoney } from '#domain/account-stage.ts'
import { hasAllowance } from '#domain/tax/isa-allowance.ts'
import { periodOf } from '#domain/returns/period-words.ts'
import { RiskWarning } from '#screens/shared/cards/risk-warning.tsx'
import { isAnythingSoon, ToDo } from '#screens/shared/cards/to-do.tsx'
import { periodWith } from '#screens/shared/cards/period-gain.tsx'
import { AdviserCard, GrantedAccounts, NoAccounts } from '#screens/shared/cards/lazy-cards.tsx'
import { Part } from 'portal-engine/screen-api/layout/part.tsx'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { useUrlState } from 'portal-engine/screen-api/use-url-state.ts'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { QueryCard } from 'portal-engine/ui/cards/query-card.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import { PageTitle } from 'portal-engine/ui/page-title.tsx'
import { useElapsed } from '#screens/shared/use-elapsed.ts'
import { AccountsCard } from './overview/accounts-card.tsx'
import { ActivityCard, AllowanceCard, ShowIntroductions } from './overview/load-later.ts'
import { TotalCard, TotalSkeleton } from './overview/total-card.tsx'
import css from './dashboard.module.css'

/** How long the first figures wait for what decides the height of the cards around them. */
const SLOW_AFTER_MS = 1000

const FirstDays = lazy(() => import('./overview/first-days.tsx'))

export { prefetch } from './dashboard.prefetch.ts'

export default function AccountDashboard() {
  const api = useApi()
  const { title, part } = usePortal()
  const accounts = useQuery(accountsQuery(api))
  const preferences = useQuery(preferencesQuery(api))
  const tasks = useQuery({ ...tasksQuery(api), enabled: part('own-access') })
  const isLate = useElapsed(SLOW_AFTER_MS)
  const isSettled = isLate || !(preferences.isLoading || tasks.isLoading)
  const valuedOn = accounts.data?.accounts.length ? accounts.data.valuedOn : undefined
  return (
    <>
      <PageTitle
        note={valuedOn ? `Valued at close, ${formatDate(valuedOn)}` : accounts.data ? undefined : ''}
        actions={
          valuedOn &&
          part('own-access') && (
            <Suspense>
              <ShowIntroductions />
            </Suspense>
          )
        }
      >
        {title}
      </PageTitle>
      {isSettled ? (
        <QueryCard query={accounts} what="your accounts" skeleton={<DashboardSkeleton />}>
          {(portfolios) => <Dashboard portfolios={portfolios} />}
        </QueryCard>
      ) : (
        <DashboardSkeleton />
      )}
    </>
  )
}

function Dashboard({ portfolios }: { portfolios: Portfolios }) {
  const { part } = usePortal()
  const [search] = useUrlState()
  const tasks = useQuery({ ...tasksQuery(useApi()), enabled: part('own-access') })
  const { accounts, totals } = portfolios
  if (accounts.length === 0)
    return (
      <>
        <Part name="granted-accounts">
          <GrantedAccounts />
        </Part>
        <NoAccounts hasGranted={part('granted-accounts')} isViewed={!part('own-access')}>
          You will see values, gains and recent activity here once you have an account.
        </NoAccounts>
      </>
    )
  const period = periodWith(totals, periodOf(search.get('period')))
  const isFunded = !accounts.every(isBeforeMoney)
  const toDo = (
    <QueryCard query={tasks} what="your to-do list" skeleton={<Skeleton height="8rem" />}>
      {(items) => <ToDo tasks={items} />}
    </QueryCard>
  )
  const isSoon = isAnythingSoon(tasks.data)
  return (
    <>
      {isSoon && <div className={css.first}>{toDo}</div>}
      <div className={css.grid}>
        <div className={css.main}>
          {isFunded ? (
            <TotalCard portfolios={portfolios} period={period} />
          ) : (
            <Suspense fallback={<Skeleton height="24rem" />}>
              <FirstDays accounts={accounts} />
            </Suspense>
          )}
          {isFunded && (
            <Part name="own-access">
              <AccountsIntroduction />
            </Part>
          )}
          <div className={css.accounts}>
            <AccountsCard accounts={accounts} period={period} />
          </div>
        </div>
        <div className={css.side}>
          <Part name="own-access">
            {!isSoon && toDo}
            {accounts.some(hasAllowance) && (
              <Suspense fallback={<WaitingCard title="ISA allowance" height="7.5rem" />}>
                <AllowanceCard accounts={accounts} />
              </Suspense>
            )}
          </Part>
          <Suspense fallback={<WaitingCard title="Recent activity" lines={5} height="2.75rem" />}>
            <ActivityCard />
          </Suspense>
          <Part name="own-access">
            <div className={css.adviser}>
              <AccountAdviser />
            </div>
          </Part>
        </div>
      </div>
      <RiskWarning about="performance" />
    </>
  )
}

function AccountAdviser() {
  return <AdviserCard query={useQuery(adviserQuery(useApi()))} />
}

function WaitingCard({ title, height, lines = 1 }: { title: string; height: string; lines?: number }) {
  return (
    <Card title={title}>
      <div aria-busy="true">
        <Skeleton lines={lines} height={height} />
      </div>
    </Card>
  )
}

function DashboardSkeleton() {
  return (
    <div className={css.grid} aria-busy="true">
      <div className={css.main}>
        <TotalSkeleton />
        <Skeleton height="20rem" />
      </div>
      <div className={css.side}>
        <Skeleton height="14rem" />
        <Skeleton height="18rem" />
      </div>
    </div>
  )
}
