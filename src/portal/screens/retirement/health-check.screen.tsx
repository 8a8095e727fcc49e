// The retirement health check: eight questions, one a page, then a result with reasons and next steps. The question is in
// the address; the answers are a form in progress.
import { lazy, Suspense } from 'react'
import { useQuery } from '@tanstack/react-query'
import { healthCheckForm } from '#api/accounts/health-check.ts'
import { plannerForm, retirementFactsQuery } from '#api/accounts/retirement.ts'
import { formQuery, type ReadForm } from 'portal-engine/forms/drafts.ts'
import { londonDate } from 'portal-engine/base/dates/london-time.ts'
import { useApi } from 'portal-engine/http/context.ts'
import {
  chosenLabel,
  firstUnanswered,
  healthResult,
  knownAnswers,
  type HealthAnswers,
} from '#domain/retirement/health-check.ts'
import type { PlannerAnswers } from '#domain/retirement/planner-answers.ts'
import { healthQuestions } from '#domain/retirement/health-questions.ts'
import { ChangedElsewhere } from '#forms/in-progress/changed-elsewhere.tsx'
import {
  useFormInProgress,
  type FormInProgress,
} from 'portal-engine/forms/in-progress/use-form-in-progress.ts'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { useUrlState } from 'portal-engine/screen-api/use-url-state.ts'
import { QueryCard } from 'portal-engine/ui/cards/query-card.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { PageTitle } from 'portal-engine/ui/page-title.tsx'
import { HealthResultPart } from './health-check/health-result.tsx'
import { HealthStart } from './health-check/health-start.tsx'
import css from './health-check/health-check.module.css'

const QuestionStep = lazy(() => import('./health-check/question-step.tsx'))

const RESULT = 'result'

export default function RetirementHealthCheck() {
  const { title } = usePortal()
  const form = useFormInProgress(healthCheckForm)
  const api = useApi()
  const facts = useQuery(retirementFactsQuery(api))
  // Without it less is filled in.
  const plan = useQuery(formQuery(api, plannerForm))
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <QueryCard
        query={form.query}
        what="the answers that you have saved"
        skeleton={<Skeleton height="16rem" />}
      >
        {() => (
          <QueryCard query={facts} what="what we know of your savings" skeleton={<Skeleton height="16rem" />}>
            {(found) =>
              plan.isPending ? (
                <Skeleton height="16rem" />
              ) : (
                <HealthCheck form={form} known={knownAnswers(found, planOf(plan.data))} />
              )
            }
          </QueryCard>
        )}
      </QueryCard>
    </>
  )
}

const planOf = (plan: ReadForm<PlannerAnswers> | null | undefined) =>
  plan?.answers && { fields: plan.answers.fields, savedOn: londonDate(new Date(plan.savedAt)) }

interface HealthCheckProps {
  form: FormInProgress<HealthAnswers>
  /** What accounts, wish and plan answer already. */
  known: HealthAnswers
}

function HealthCheck({ form, known }: HealthCheckProps) {
  const portal = usePortal()
  const [search] = useUrlState()
  const answers = form.answers ?? known
  const result = healthResult(answers)
  const step = search.get('step')
  const place = healthQuestions.findIndex(({ id }) => id === step)
  const goTo = (next: string | undefined) =>
    portal.go('retirement-health-check', undefined, next === undefined ? '' : `?step=${next}`)
  if (form.changed)
    return (
      <ChangedElsewhere
        form={form}
        describe={(theirs) =>
          healthQuestions.map((question) => ({
            label: question.legend,
            value: chosenLabel(question, theirs),
          }))
        }
      />
    )
  // Answers that couldn't be read are not written over without a word.
  const isUnreadable = form.stored !== null && form.answers === undefined
  if (step === RESULT && result)
    return (
      <div className={css.narrow}>
        <HealthResultPart
          answers={answers}
          result={result}
          form={form}
          onStartAgain={() => goTo(healthQuestions[0].id)}
        />
      </div>
    )
  const question = healthQuestions[place]
  if (!question || isUnreadable)
    return (
      <HealthStart
        form={form}
        known={known}
        onStart={() => goTo(healthQuestions[0].id)}
        onContinue={() => goTo(firstUnanswered(answers) ?? RESULT)}
      />
    )
  const isEdit = search.get('edit') === '1'
  return (
    <div className={css.narrow}>
      <Suspense fallback={<Skeleton height="16rem" />}>
        <QuestionStep
          key={question.id}
          question={question}
          place={place + 1}
          answers={answers}
          form={form}
          back={isEdit ? `?step=${RESULT}` : place > 0 ? `?step=${healthQuestions[place - 1]!.id}` : ''}
          onNext={(next) => {
            const following = isEdit ? undefined : healthQuestions[place + 1]?.id
            goTo(following ?? firstUnanswered(next) ?? RESULT)
          }}
        />
      </Suspense>
    </div>
  )
}
