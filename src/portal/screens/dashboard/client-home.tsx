// A client's home: what everything is worth and what it gained, the accounts, what is due, and ways to more.
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { accountsQuery, type Portfolios } from '#api/accounts/accounts.ts'
import { seriesQuery } from '#api/accounts/series.ts'
import { tasksQuery } from '#api/inbox/tasks.ts'
import { adviserQuery } from '#api/people/adviser.ts'
import { useApi } from 'portal-engine/http/context.ts'
import { isBeforeMoney } from '#domain/account-stage.ts'
import { nextOf } from '#domain/payments/money-ahead.ts'
import { pointsOf } from '#screens/shared/chart-points.ts'
import { AccountRows } from '#screens/shared/cards/account-rows.tsx'
import { AdviserCard } from '#screens/shared/cards/lazy-cards.tsx'
import { MoneyActions } from '#screens/shared/cards/money-actions.tsx'
import { periodWith } from '#screens/shared/cards/period-gain.tsx'
import { TotalValue } from '#screens/shared/cards/total-value.tsx'
import { RiskWarning } from '#screens/shared/cards/risk-warning.tsx'
import { ToDo } from '#screens/shared/cards/to-do.tsx'
import { RouteLink } from 'portal-engine/screen-api/links/route-link.tsx'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { QueryCard } from 'portal-engine/ui/cards/query-card.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { Sparkline } from 'portal-engine/ui/charts/sparkline.tsx'
import { AmountText } from 'portal-engine/ui/figures/amount-text.tsx'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import { useFormats } from 'portal-engine/ui/figures/hidden-amounts.ts'
import { PageTitle } from 'portal-engine/ui/page-title.tsx'
import { greet } from './greeting.ts'
import { HomeIntroduction } from './home-introduction.tsx'
import { HomeSkeleton, useReadiness } from './home-skeleton.tsx'
import { MoreLinks } from './more-links.tsx'
import css from './home.module.css'

/** Only a new client has it. */
const FirstMoney = lazy(() => import('./first-money.tsx'))

export function ClientHome() {
  const { userName, title, part } = usePortal()
  const api = useApi()
  const tasks = useQuery(tasksQuery(api))
  const accounts = useQuery(accountsQuery(api))
  const isReady = useReadiness(!tasks.isLoading)
  return (
    <>
      <PageTitle>{part('greeting') ? greet(userName, new Date()) : title}</PageTitle>
      {isReady ? (
        <>
          <HomeIntroduction>
            <li>
              <strong>Add money</strong> and <strong>Withdraw</strong> start from here for every account.
            </li>
            <li>
              <strong>Accounts</strong> lead to how each is doing and what it holds.
            </li>
            <li>
              <strong>To do</strong> lists what we need from you, the most urgent first.
            </li>
          </HomeIntroduction>
          <div className={css.grid}>
            <div className={css.hero}>
              <Card>
                <QueryCard query={accounts} what="your total value" skeleton={<WorthSkeleton />}>
                  {(portfolios) => <Worth portfolios={portfolios} />}
                </QueryCard>
              </Card>
            </div>
            {tasks.data?.length !== 0 && (
              <div className={css.toDo}>
                <QueryCard query={tasks} what="your to-do list" skeleton={<Skeleton height="12.5rem" />}>
                  {(items) => <ToDo tasks={items} />}
                </QueryCard>
              </div>
            )}
            <div className={css.accounts}>
              <QueryCard
                query={accounts}
                what="your accounts"
                skeleton={
                  <Card title="Accounts">
                    <Skeleton lines={3} height="4.5rem" />
                  </Card>
                }
              >
                {(portfolios) => portfolios.accounts.length > 0 && <Accounts portfolios={portfolios} />}
              </QueryCard>
            </div>
            <div className={css.beside}>
              <div className={css.adviser}>
                <Adviser />
              </div>
              <MoreLinks />
            </div>
          </div>
          <RiskWarning />
        </>
      ) : (
        <HomeSkeleton />
      )}
    </>
  )
}

function Worth({ portfolios: { accounts, totals, valuedOn, fx } }: { portfolios: Portfolios }) {
  const series = useQuery(seriesQuery(useApi(), { interval: 'weekly' }))
  if (accounts.every(isBeforeMoney))
    return (
      <div className={css.worth}>
        <Suspense fallback={<Skeleton height="8.25rem" />}>
          <FirstMoney accounts={accounts} />
        </Suspense>
        <MoneyActions accounts={accounts} />
      </div>
    )
  const period = periodWith(totals, 'TaxYear')
  return (
    <div className={css.worth}>
      <div>
        <TotalValue totals={totals} period={period}>
          Valued at close, {formatDate(valuedOn)}
          {fx.length > 0 && '. The gain includes exchange rates'}
        </TotalValue>
      </div>
      <div className={css.line}>
        <Sparkline values={pointsOf(series.data?.points ?? [], period).map(({ valuePence }) => valuePence)} />
      </div>
      <MoneyActions accounts={accounts} />
    </div>
  )
}

function WorthSkeleton() {
  return (
    <div className={css.worth}>
      <div className={css.worthFigures}>
        <Skeleton height="100%" width="60%" />
      </div>
      <div className={css.line} />
      <Skeleton height="44px" width="14rem" />
    </div>
  )
}

function Adviser() {
  return <AdviserCard query={useQuery(adviserQuery(useApi()))} />
}

function Accounts({ portfolios: { accounts, totals } }: { portfolios: Portfolios }) {
  return (
    <Card title="Accounts" aside={<RouteLink to="account-dashboard">See your accounts</RouteLink>}>
      <AccountRows accounts={accounts} period={periodWith(totals, 'TaxYear')} />
      <Next accounts={accounts} />
    </Card>
  )
}

function Next({ accounts }: { accounts: Portfolios['accounts'] }) {
  const { pence } = useFormats()
  const next = nextOf(accounts)
  if (!next) return null
  const what = next.by === 'payment' ? 'payment' : 'Direct Debit'
  return (
    <p className={css.next}>
      <AmountText>{`Next ${what}: ${pence(next.pence, next.baseCurrency)} on ${formatDate(next.on)}`}</AmountText>
    </p>
  )
}
