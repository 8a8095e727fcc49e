// Submitting a review: once, by the form's key, however often it is sent. One that is not submitted keeps every answer.
import { useQueryClient } from '@tanstack/react-query'
import { goalReviewQuery, sendGoalReview, submitGoalReview } from '#api/accounts/goal-review.ts'
import { useApi } from 'portal-engine/http/context.ts'
import type { ErrorMessages } from 'portal-engine/http/contract.ts'
import { errorMessage } from 'portal-engine/http/error-message.ts'
import type { ReviewAnswers } from '#domain/goal-review/review.ts'
import type { FormInProgress } from 'portal-engine/forms/in-progress/use-form-in-progress.ts'
import { useSending } from '#forms/send/use-sending.ts'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { useIsShown } from 'portal-engine/screen-api/use-is-shown.ts'

const messages: ErrorMessages<typeof sendGoalReview> = {
  'form-changed': 'Your answers have just been changed somewhere else, so nothing was submitted.',
  incomplete: ({ missing }) =>
    `Nothing was submitted yet. ${missing.map(({ message }) => `${message}.`).join(' ')}`,
}

/** `hold` keeps the page as it is while the answers are on their way, until it is left for the confirmation. */
export function useSubmission(form: FormInProgress<ReviewAnswers>, hold: (isHeld: boolean) => void) {
  const api = useApi()
  const queryClient = useQueryClient()
  const portal = usePortal()
  return useSending({
    kept: form,
    isShown: useIsShown(),
    send: (stored) => submitGoalReview(api, stored),
    answerSchema: sendGoalReview.answer,
    errorMessage: (error) => errorMessage(sendGoalReview, messages, error),
    onStart: () => hold(true),
    // The confirmation shows this review at once, never the one of last year.
    onArrived: ({ review }) =>
      queryClient.setQueryData(goalReviewQuery(api).queryKey, (now) => now && { ...now, last: review }),
    onEnded({ phase }) {
      if (phase === 'sent') portal.go('portfolio-review-summary')
      else hold(phase === 'sending')
    },
    arrived: 'Your review is submitted',
  })
}
