// The account dashboard: what everything is worth, how it is doing, and what needs doing.
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { accountsQuery, type Portfolios } from '#api/accounts/accounts.ts'
import { useApi } from '#http/context.ts'
import { tasksQuery } from '#api/inbox/tasks.ts'
import { adviserQuery } from '#api/people/adviser.ts'
import { preferencesQuery } from '#api/people/preferences.ts'
import { AccountsIntroduction } from './overview/introduction.tsx'
import { isBeforeMoney } from '#domain/account-stage.ts'
import { RiskWarning } from '#screens/shared/cards/risk-warning.tsx'
import { TaskList } from '#screens/shared/cards/task-list.tsx'
import { AdviserCard, GrantedAccounts, NoAccounts } from '#screens/shared/cards/lazy-cards.tsx'
import { Part } from '#screen-api/layout/part.tsx'
import { RouteLink } from '#screen-api/links/route-link.tsx'
import { usePortal } from '#screen-api/portal.ts'
import { afterPaint } from '#ui/after-paint.ts'
import { Card } from '#ui/cards/card.tsx'
import { QueryCard } from '#ui/cards/query-card.tsx'
import { Skeleton } from '#ui/cards/skeleton.tsx'
import { formatDate } from '#ui/figures/dates.ts'
import { PageTitle } from '#ui/page-title.tsx'
import { useElapsed } from '#ui/use-elapsed.ts'
import { AccountCard } from './overview/account-card.tsx'
import { ActivityCard } from './overview/activity-card.tsx'
import { AllowanceCard } from './overview/allowance-card.tsx'
import { TotalCard, TotalSkeleton } from './overview/total-card.tsx'
import css from './dashboard.module.css'

/** Below everything else, so its code loads after the first figures. */
const ShowIntroductions = lazy(() => afterPaint().then(() => import('./overview/show-introductions.tsx')))

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
  if (portfolios.accounts.length === 0)
    return (
      <>
        <Part name="granted-accounts">
          <GrantedAccounts />
        </Part>
        <NoAccounts>
          What your investments are worth and how they are doing will appear here once you have an account.
        </NoAccounts>
      </>
    )
  return (
    <>
      <div className={css.grid}>
        <div className={css.main}>
          {!portfolios.accounts.every(isBeforeMoney) ? (
            <>
              <TotalCard portfolios={portfolios} />
              <Part name="own-access">
                <AccountsIntroduction />
              </Part>
            </>
          ) : (
            <Suspense fallback={<Skeleton height="24rem" />}>
              <FirstDays accounts={portfolios.accounts} />
            </Suspense>
          )}
        </div>
        <div className={css.side}>
          <Part name="own-access">
            <ToDo />
            <AllowanceCard accounts={portfolios.accounts} />
          </Part>
          <div className={css.activity}>
            <ActivityCard />
          </div>
          <Part name="own-access">
            <div className={css.adviser}>
              <AccountAdviser />
            </div>
          </Part>
        </div>
        <section className={css.accounts} aria-labelledby="accounts-heading">
          <div className={css.heading}>
            <h2 id="accounts-heading">Accounts</h2>
            <RouteLink to="all-accounts">Compare all accounts</RouteLink>
          </div>
          <ul className={css.cards}>
            {portfolios.accounts.map((account) => (
              <AccountCard key={account.id} account={account} />
            ))}
          </ul>
        </section>
      </div>
      <RiskWarning about="performance" />
      <Part name="own-access">
        <Suspense fallback={<p className={css.again} />}>
          <ShowIntroductions />
        </Suspense>
      </Part>
    </>
  )
}

function AccountAdviser() {
  return <AdviserCard query={useQuery(adviserQuery(useApi()))} />
}

function ToDo() {
  const tasks = useQuery(tasksQuery(useApi()))
  return (
    <Card title="To do">
      <QueryCard query={tasks} what="your to-do list" skeleton={<Skeleton lines={3} height="3rem" />}>
        {(items) => <TaskList tasks={items} />}
      </QueryCard>
    </Card>
  )
}

function DashboardSkeleton() {
  return (
    <div className={css.grid} aria-busy="true">
      <div className={css.main}>
        <TotalSkeleton />
      </div>
      <div className={css.side}>
        <Skeleton height="14rem" />
        <Skeleton height="14rem" />
        <Skeleton height="18rem" />
      </div>
      <div className={css.accounts}>
        <Skeleton height="24rem" />
      </div>
    </div>
  )
}
