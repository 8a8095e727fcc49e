// Submitting a review: once, by the form's key, however often it is sent. A failed one keeps every answer.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { accountsQuery } from '#api/accounts/accounts.ts'
import { goalReviewQuery, submitGoalReview } from '#api/accounts/goal-review.ts'
import { ApiError } from '#api/http/client.ts'
import { useApi } from '#api/http/context.ts'
import { tasksQuery } from '#api/inbox/tasks.ts'
import type { ReviewAnswers } from '#domain/goal-review/review.ts'
import type { FormInProgress } from '#forms/kept/use-form-in-progress.ts'
import { usePortal } from '#screen-api/portal.ts'
import { useIsShown } from '#screen-api/use-is-shown.ts'
import { toasts } from '#ui/toasts/toasts.ts'

export function useSubmission(form: FormInProgress<ReviewAnswers>) {
  const api = useApi()
  const portal = usePortal()
  const isShown = useIsShown()
  const queryClient = useQueryClient()
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: async () => ({ review: await form.submit((stored) => submitGoalReview(api, stored)) }),
    onSuccess({ review }) {
      if (!review) return
      for (const { queryKey } of [goalReviewQuery(api), accountsQuery(api), tasksQuery(api)])
        void queryClient.invalidateQueries({ queryKey })
      if (isShown()) portal.go('portfolio-review-summary')
      else toasts.success('Your review is submitted')
    },
  })
  return {
    submit: () => mutate(),
    isPending,
    /** Why nothing was submitted. What somebody has changed meanwhile, the form says itself. */
    failure: failureOf(error, data !== undefined && !data.review && !form.changed),
  }
}

function failureOf(error: Error | null, couldNotSave: boolean): string | undefined {
  if (couldNotSave) return 'Your last answers couldn’t be saved, so nothing was submitted.'
  if (!error) return undefined
  const said = error instanceof ApiError && error.status === 422 ? error.refusal?.message : undefined
  return said === undefined ? 'We couldn’t submit your review.' : `We couldn’t submit your review: ${said}.`
}
