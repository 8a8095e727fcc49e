// A client's home: what needs attention, what everything is worth, likely next steps, something to read.
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { accountsQuery } from '#api/accounts/accounts.ts'
import { useApi } from '#http/context.ts'
import { tasksQuery, type Task } from '#api/inbox/tasks.ts'
import { adviserQuery } from '#api/people/adviser.ts'
import type { RouteId } from '#screen-api/names.ts'
import { isBeforeMoney } from '#domain/account-stage.ts'
import { RiskWarning } from '#screens/shared/cards/risk-warning.tsx'
import { TaskList } from '#screens/shared/cards/task-list.tsx'
import { AdviserCard } from '#screens/shared/cards/lazy-cards.tsx'
import { ButtonLink } from '#screen-api/links/button-link.tsx'
import { RouteLink } from '#screen-api/links/route-link.tsx'
import { usePortal } from '#screen-api/portal.ts'
import { Card } from '#ui/cards/card.tsx'
import { QueryCard } from '#ui/cards/query-card.tsx'
import { Skeleton } from '#ui/cards/skeleton.tsx'
import { Change } from '#ui/figures/change.tsx'
import { formatDate } from '#ui/figures/dates.ts'
import { Money } from '#ui/figures/money.tsx'
import { Icon, type IconName } from '#ui/icons.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import { greet } from './greeting.ts'
import { HomeIntroduction } from './home-introduction.tsx'
import { HomeSkeleton, useReadiness } from './home-skeleton.tsx'
import { LearnCards } from './learn-cards.tsx'
import { SavedApplication } from './saved-application.tsx'
import prose from '#ui/prose.module.css'
import css from './home.module.css'

/** Only a new client has it. */
const FirstMoney = lazy(() => import('./first-money.tsx'))

const steps: { to: RouteId; icon: IconName; title: string; text: string }[] = [
  { to: 'payments', icon: 'payments', title: 'Add or move money', text: 'Pay in, transfer or withdraw' },
  { to: 'projections', icon: 'goal', title: 'Plan something new', text: 'Design a portfolio for a goal' },
  { to: 'documents', icon: 'document', title: 'Find a document', text: 'Statements and tax certificates' },
  { to: 'messages', icon: 'mail', title: 'Write to us', text: 'Secure messages to your team' },
]

export function ClientHome() {
  const { userName, title, part } = usePortal()
  const api = useApi()
  const tasks = useQuery(tasksQuery(api))
  const isReady = useReadiness(!tasks.isLoading)
  return (
    <>
      <PageTitle>{part('greeting') ? greet(userName, new Date()) : title}</PageTitle>
      {isReady ? <Overview tasks={tasks} /> : <HomeSkeleton />}
    </>
  )
}

function Overview({ tasks }: { tasks: UseQueryResult<Task[]> }) {
  return (
    <>
      <HomeIntroduction>
        <li>
          <strong>What needs your attention</strong> lists what we need from you, the most urgent first.
        </li>
        <li>
          <strong>Total value</strong> is what all your accounts are worth. Your accounts show the rest.
        </li>
        <li>
          <strong>Next steps</strong> lead to payments, plans, documents and messages.
        </li>
      </HomeIntroduction>
      <div className={css.grid}>
        <div className={css.main}>
          <TotalValue />
        </div>
        <div className={css.side}>
          <Card title="What needs your attention">
            <QueryCard query={tasks} what="your to-do list" skeleton={<Skeleton lines={3} height="3rem" />}>
              {(items) => <TaskList tasks={items} />}
            </QueryCard>
          </Card>
          <div className={css.adviser}>
            <AdviserCard query={useQuery(adviserQuery(useApi()))} />
          </div>
        </div>
        <div className={css.next}>
          <SavedApplication />
          <section aria-labelledby="next-steps">
            <h2 id="next-steps" className={css.heading}>
              Next steps
            </h2>
            <ul className={css.steps}>
              {steps.map((step) => (
                <NextStep key={step.to} {...step} />
              ))}
            </ul>
          </section>
        </div>
      </div>
      <LearnCards title="Learn" />
      <RiskWarning />
    </>
  )
}

function TotalValue() {
  const accounts = useQuery(accountsQuery(useApi()))
  return (
    <Card>
      <QueryCard query={accounts} what="your total value" skeleton={<TotalSkeleton />}>
        {({ totals, valuedOn, accounts: list }) => (
          <div className={css.total}>
            {!list.every(isBeforeMoney) ? (
              <div>
                <h2 className={css.label}>Total value</h2>
                <p className={css.figure}>
                  <Money pence={totals.valuePence} />
                </p>
                <p>
                  <Change pence={totals.gainPence} /> since the start
                </p>
                <p className={prose.muted}>
                  {list.length === 1 ? 'One account' : `${list.length} accounts`}, valued at close,{' '}
                  {formatDate(valuedOn)}
                </p>
              </div>
            ) : (
              <Suspense fallback={<Skeleton height="8.25rem" />}>
                <FirstMoney accounts={list} />
              </Suspense>
            )}
            <ButtonLink to="account-dashboard" variant="primary">
              See your accounts
            </ButtonLink>
          </div>
        )}
      </QueryCard>
    </Card>
  )
}

function TotalSkeleton() {
  return (
    <div className={css.total}>
      <div className={css.totalPlace}>
        <Skeleton height="8.25rem" />
      </div>
      <div className={css.buttonPlace}>
        <Skeleton height="44px" />
      </div>
    </div>
  )
}

function NextStep({ to, icon, title, text }: (typeof steps)[number]) {
  const { href } = usePortal()
  if (href(to) === undefined) return null
  return (
    <li>
      <RouteLink to={to} className={css.step}>
        <Icon name={icon} size={24} />
        <span>
          <strong>{title}</strong>
          <span className={prose.muted}>{text}</span>
        </span>
      </RouteLink>
    </li>
  )
}
