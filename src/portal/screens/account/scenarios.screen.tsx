// What could happen to one account: the simulation of a plan, and of the unchanged one. The plan is in the address.
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { currencySymbol } from 'portal-engine/base/money.ts'
import { accountsQuery } from '#api/accounts/accounts.ts'
import { plansQuery, scenarioPlans } from '#api/accounts/plans.ts'
import type { Api } from 'portal-engine/http/client.ts'
import { useApi } from 'portal-engine/http/context.ts'
import type { Asked } from '#domain/projection/saved-plan.ts'
import { comesFirstFor } from '#domain/projection/standardised.ts'
import { RiskWarning } from '#screens/shared/cards/risk-warning.tsx'
import { RouteLink } from 'portal-engine/screen-api/links/route-link.tsx'
import type { Opened } from 'portal-engine/screen-api/portal.ts'
import { useUrlState } from 'portal-engine/screen-api/use-url-state.ts'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { QueryCard } from 'portal-engine/ui/cards/query-card.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { AmountText } from 'portal-engine/ui/figures/amount-text.tsx'
import { useFormats } from 'portal-engine/ui/figures/hidden-amounts.ts'
import { TabHeading } from 'portal-engine/screen-api/layout/tab-heading.tsx'
import { startWords } from '#screens/account/scenarios/scenario-words.ts'
import { useSimulation } from '#screens/shared/simulation/use-simulation.ts'
import { accountToFetch } from './frame/account-to-fetch.ts'
import { useCurrentAccount } from './frame/current-account.ts'
import { fallenPence, fallOf, planOf, readAsked, unasked } from './scenarios/choices.ts'
import { FanCard } from './scenarios/fan-card.tsx'
import { StandardisedCard } from './scenarios/standardised-card.tsx'
import { StressQuestions } from './scenarios/stress-questions.tsx'
import { useYearAgain, YearCard } from './scenarios/year-card.tsx'
import layout from 'portal-engine/ui/layout.module.css'
import prose from 'portal-engine/ui/prose.module.css'
import css from './scenarios/scenarios.module.css'

const AccountPlans = lazy(() => import('./scenarios/account-plans.tsx'))
const PlanFields = lazy(() => import('./scenarios/plan-fields.tsx'))

export function prefetch(queryClient: QueryClient, api: Api, opened: Opened): void {
  const id = accountToFetch(queryClient, api, opened)
  if (id !== undefined) void queryClient.prefetchQuery(plansQuery(api, scenarioPlans(id)))
}

export default function Scenarios() {
  const accounts = useQuery(accountsQuery(useApi()))
  return (
    <>
      <TabHeading note="What this account could become, in simulated futures." />
      <QueryCard query={accounts} what="your accounts" skeleton={<Skeleton height="30rem" />}>
        {({ totals }) => <Plans feeBps={totals.feeRateBps} />}
      </QueryCard>
    </>
  )
}

function Plans({ feeBps }: { feeBps: number }) {
  const account = useCurrentAccount()
  const [search, choose] = useUrlState()
  const start = unasked(account)
  const kept = readAsked(search, account)
  /** What is being dragged or typed; it counts until the address changes. */
  const [draft, setDraft] = useState<{ over: string; numbers: Partial<Asked> }>()
  if (draft && draft.over !== String(search)) setDraft(undefined)
  const drafted = draft?.over === String(search) ? draft.numbers : {}
  const asked = { ...kept, ...drafted }
  // The figures of that year are in pounds.
  const hasYears = account.baseCurrency === 'GBP'
  const fall = fallOf(search)
  const isYear = hasYears && fall === '2008'
  const year = useYearAgain(account.id, 2008, isYear)
  const valuePence = isYear ? year.result?.afterPence : account.valuePence
  const startPence = valuePence !== undefined && fall === '20' ? fallenPence(valuePence) : valuePence
  const fee = `${feeBps / 100}%`
  const startsFrom = startWords(account, useFormats().pounds)
  const unchanged = planOf({ ...start, years: asked.years }, account.valuePence, feeBps)
  const asking = useSimulation(
    startPence === undefined ? [] : [planOf(asked, startPence, feeBps), unchanged],
    account.goal?.targetPence,
  )
  return (
    <div className={css.stack}>
      {startPence !== undefined && comesFirstFor(account.type) && (
        <StandardisedCard
          asked={asked}
          valuePence={startPence}
          currency={account.baseCurrency}
          feeBps={feeBps}
        />
      )}
      <div className={css.beside}>
        <Card title="Your plan" className={layout.stack4}>
          <Suspense fallback={<FieldsSkeleton />}>
            <PlanFields
              asked={kept}
              symbol={currencySymbol(account.baseCurrency)}
              onDraft={(name, value) =>
                setDraft({ over: String(search), numbers: { ...drafted, [name]: value } })
              }
              onChange={(name, value) =>
                choose({ [name]: value === start[name] ? undefined : String(value) })
              }
            />
          </Suspense>
          {startsFrom !== undefined && (
            <p className={prose.quiet}>
              <AmountText>{startsFrom}</AmountText>
            </p>
          )}
          <StressQuestions
            asked={kept}
            currency={account.baseCurrency}
            questions={{
              '20': 'What if it falls by 20% now?',
              ...(hasYears ? { '2008': 'What if 2008 came again?' } : {}),
            }}
          />
          <Suspense fallback={<Skeleton height="5rem" />}>
            <AccountPlans account={account} asked={kept} />
          </Suspense>
        </Card>
        {startPence !== undefined && (
          <div className={css.inView}>
            <FanCard account={account} asking={asking} fee={fee} />
            <p>
              <RouteLink to="assumptions" search={`?account=${encodeURIComponent(account.id)}`}>
                What our projections assume
              </RouteLink>
            </p>
          </div>
        )}
      </div>
      {isYear && <YearCard {...year} />}
      <RiskWarning about="projection" />
    </div>
  )
}

const FieldsSkeleton = () => (
  <div className={css.fieldsSkeleton}>
    <Skeleton height="100%" />
  </div>
)
