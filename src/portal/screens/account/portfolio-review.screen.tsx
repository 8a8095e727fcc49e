// The portfolio review: each portfolio's goal and risk, then the person's circumstances, one topic a step. The step is in
// the address; the answers are a form in progress.
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { goalReviewForm, goalReviewQuery, type GoalReview } from '#api/accounts/goal-review.ts'
import type { Api } from 'portal-engine/http/client.ts'
import { useApi } from 'portal-engine/http/context.ts'
import { missingIn, startAnswers, type ReviewAnswers } from '#domain/goal-review/review.ts'
import { ChangedElsewhere } from '#forms/in-progress/changed-elsewhere.tsx'
import {
  useFormInProgress,
  type FormInProgress,
} from 'portal-engine/forms/in-progress/use-form-in-progress.ts'
import { ButtonLink } from 'portal-engine/screen-api/links/button-link.tsx'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { DrawnEmptyState } from 'portal-engine/ui/drawings/drawing.tsx'
import { QueryCard } from 'portal-engine/ui/cards/query-card.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { useFormats } from 'portal-engine/ui/figures/hidden-amounts.ts'
import { PageTitle } from 'portal-engine/ui/page-title.tsx'
import { describeAnswers } from '#screens/account/portfolio-review/review-words.ts'
import { Start } from './portfolio-review/start.tsx'
import { useSteps } from './portfolio-review/use-steps.ts'
import css from './portfolio-review/portfolio-review.module.css'

const StepBody = lazy(() => import('./portfolio-review/step-body.tsx'))

export function prefetch(queryClient: QueryClient, api: Api): void {
  void queryClient.prefetchQuery(goalReviewQuery(api))
}

export default function PortfolioReview() {
  const { title } = usePortal()
  const review = useQuery(goalReviewQuery(useApi()))
  const form = useFormInProgress(goalReviewForm)
  return (
    <div className={css.page}>
      <PageTitle>{title}</PageTitle>
      <QueryCard query={review} what="your portfolio review" skeleton={<Loading />}>
        {(loaded) => (
          <QueryCard query={form.query} what="the answers that you have saved" skeleton={<Loading />}>
            {() => (loaded.portfolios.length === 0 ? <NothingYet /> : <Review review={loaded} form={form} />)}
          </QueryCard>
        )}
      </QueryCard>
    </div>
  )
}

function Review({ review, form }: { review: GoalReview; form: FormInProgress<ReviewAnswers> }) {
  const { pounds } = useFormats()
  const answers = form.answers ?? startAnswers(review.last?.answers ?? {})
  const steps = useSteps(review, answers)
  if (form.changed)
    return (
      <ChangedElsewhere
        form={form}
        describe={(one) => describeAnswers(review.portfolios, one, review.today, pounds)}
      />
    )
  // Answers that couldn't be read are not written over without a word.
  const isUnreadable = form.stored !== null && form.answers === undefined
  if (!steps.current || isUnreadable)
    return (
      <Start
        review={review}
        form={form}
        onStep={steps.goTo}
        firstStep={steps.first}
        nextStep={missingIn(review.portfolios, answers, review.today)[0]?.step ?? 'check'}
      />
    )
  return (
    <Suspense fallback={<Loading />}>
      <StepBody review={review} answers={answers} form={form} steps={steps} />
    </Suspense>
  )
}

function NothingYet() {
  return (
    <DrawnEmptyState
      drawing="years"
      title="Nothing to review yet"
      action={<ButtonLink to="account-dashboard">Go to my accounts</ButtonLink>}
    >
      Once your money is invested, we check each year that your goals and risk level are still right.
    </DrawnEmptyState>
  )
}

const Loading = () => <Skeleton height="24rem" />
