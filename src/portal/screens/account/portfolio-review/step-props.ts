// What every step of a review is given.
import type { ReviewAnswers } from '#domain/goal-review/review.ts'
import type { FormInProgress } from 'portal-engine/forms/in-progress/use-form-in-progress.ts'
import type { Steps } from './use-steps.ts'

export interface StepProps {
  answers: ReviewAnswers
  form: FormInProgress<ReviewAnswers>
  steps: Steps
  /** ISO date, from the API. */
  today: string
}
