// The retirement planner: will the money last, and what would make it last? Useful before anything is typed; what is
// typed is kept as a form in progress.
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { plannerFactsOf, plannerForm, retirementFactsQuery } from '#api/accounts/retirement.ts'
import type { Api } from 'portal-engine/http/client.ts'
import { useApi } from 'portal-engine/http/context.ts'
import type { PlannerAnswers, PlannerFacts } from '#domain/retirement/planner-answers.ts'
import { canPlan } from '#domain/retirement/timeline.ts'
import { RiskWarning } from '#screens/shared/cards/risk-warning.tsx'
import { ChangedElsewhere } from '#forms/in-progress/changed-elsewhere.tsx'
import { ResumeCard } from 'portal-engine/forms/in-progress/resume-card.tsx'
import { SavedLine } from 'portal-engine/forms/in-progress/saved-line.tsx'
import {
  useFormInProgress,
  type FormInProgress,
} from 'portal-engine/forms/in-progress/use-form-in-progress.ts'
import { PhoneLine } from 'portal-engine/screen-api/links/phone-line.tsx'
import { RouteLink } from 'portal-engine/screen-api/links/route-link.tsx'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { useWorker } from '#screens/shared/use-worker.ts'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { QueryCard } from 'portal-engine/ui/cards/query-card.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { useFormats } from 'portal-engine/ui/figures/hidden-amounts.ts'
import { PageTitle } from 'portal-engine/ui/page-title.tsx'
import { PrintAction } from 'portal-engine/ui/tables/export-actions.tsx'
import { hasNoSavings, isEnough } from '#screens/retirement/planner/planner-words.ts'
import { IncomeCard, PotsCard } from './planner/charts.tsx'
import { describePlan } from './planner/describe-plan.ts'
import { LastStep } from './planner/last-step.tsx'
import { LeversCard } from './planner/levers-card.tsx'
import type { Answer, Question } from './planner/messages.ts'
import { ResultCard } from './planner/result-card.tsx'
import type { Beside } from './planner/saved-card.tsx'
import { usePlan } from './planner/use-plan.ts'
import layout from 'portal-engine/ui/layout.module.css'
import css from './planner/planner.module.css'

const loadPlanFields = () => import('./planner/plan-fields.tsx')
const PlanFields = lazy(loadPlanFields)
const SavedCard = lazy(() => import('./planner/saved-card.tsx'))

export function prefetch(queryClient: QueryClient, api: Api): void {
  void queryClient.prefetchQuery(retirementFactsQuery(api))
  void loadPlanFields().catch(() => {})
}

export default function RetirementPlanner() {
  const { title } = usePortal()
  const facts = useQuery(retirementFactsQuery(useApi()))
  const form = useFormInProgress(plannerForm)
  return (
    <>
      <PageTitle
        note="Your pots and payments are from your accounts. Change anything."
        actions={<PrintAction />}
      >
        {title}
      </PageTitle>
      <QueryCard query={facts} what="what we know for your plan" skeleton={<Loading />}>
        {(known) => (
          <QueryCard query={form.query} what="the plan that you were working on" skeleton={<Loading />}>
            {() =>
              canPlan(known) ? (
                <Planner facts={plannerFactsOf(known)} form={form} />
              ) : (
                <>
                  <p>A plan here looks ahead to your hundredth birthday.</p>
                  <PhoneLine />
                </>
              )
            }
          </QueryCard>
        )}
      </QueryCard>
    </>
  )
}

const start = () => new Worker(new URL('./planner/planner.worker.ts', import.meta.url), { type: 'module' })

function Planner({ facts, form }: { facts: PlannerFacts; form: FormInProgress<PlannerAnswers> }) {
  const { pounds } = useFormats()
  const onScreen = usePlan(facts, form)
  const { read } = onScreen
  const [beside, setBeside] = useState<Beside>()
  const [complete, setComplete] = useState<Answer>()
  const question: Omit<Question, 'id'> = { today: facts.today, asked: read, beside: beside?.read }
  const asking = useWorker<Answer>(start, question)
  if (form.changed)
    return <ChangedElsewhere form={form} describe={(one) => describePlan(one, facts, pounds)} />
  // Answers that couldn't be read are not written over without a word.
  if (form.stored !== null && form.answers === undefined)
    return (
      <ResumeCard
        found={form.stored}
        form={form}
        onContinue={() => undefined}
        onStartAgain={() => undefined}
      />
    )
  const { answer } = asking
  if (answer?.levers && answer !== complete) setComplete(answer)
  /** While ways are worked out, those of the plan before stay. */
  const ways = answer?.levers ? answer : (complete ?? answer)
  const isLost = asking.hasFailed && !answer
  const hasErrors = Object.keys(onScreen.problems).length > 0
  return (
    <div className={css.page}>
      <div className={layout.column5}>
        <ResultCard read={read} asking={asking} hasErrors={hasErrors} />
        <LastStep step={onScreen.step} undo={onScreen.undo} />
      </div>
      <Card title="Your plan" className={css.plan}>
        <Suspense
          fallback={
            <div className={css.fieldsSkeleton}>
              <Skeleton height="100%" />
            </div>
          }
        >
          <PlanFields onScreen={onScreen} />
        </Suspense>
        {!hasErrors && <SavedLine form={form} />}
      </Card>
      <div inert={ways !== answer} className={css.ways}>
        {ways
          ? (!hasNoSavings(ways.asked) || isEnough(ways.asked)) &&
            (ways.levers !== undefined || !asking.hasFailed) && (
              <LeversCard outcome={ways.asked} levers={ways.levers} onScreen={onScreen} />
            )
          : !isLost && <Skeleton height="26.5rem" />}
      </div>
      {!isLost && (
        <>
          <IncomeCard outcome={answer?.asked} />
          <PotsCard answer={answer} beside={beside?.name} />
        </>
      )}
      <Suspense fallback={<Skeleton height="12rem" />}>
        <SavedCard onScreen={onScreen} answer={answer} beside={beside} onBeside={setBeside} />
      </Suspense>
      <p data-not-printed>
        <RouteLink to="retirement-assumptions">What this plan assumes, and where it comes from</RouteLink>
        {' · '}
        <RouteLink to="retirement-health-check">Retirement health check</RouteLink>
      </p>
      <RiskWarning about="projection" />
    </div>
  )
}

/** Until it is known what to plan with: the place of the answer. */
const Loading = () => (
  <div className={`${css.page} ${css.loading}`}>
    <Card title="How long your money lasts">
      <div className={css.working}>
        <Skeleton height="6rem" />
      </div>
    </Card>
  </div>
)
