// The step of a review that the address names, and how to go on and back. A step that is not there is the start.
import type { GoalReview } from '#api/accounts/goal-review.ts'
import { stepsOf, type ReviewAnswers, type Step } from '#domain/goal-review/review.ts'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { useUrlState } from 'portal-engine/screen-api/use-url-state.ts'

export interface Steps {
  current: Step | undefined
  first: string
  /** From 1. */
  place: number
  count: number
  /** The query of the step before; empty for the start. */
  back: string
  /** Goes on with these answers: to the next step, or back to the check where the person came from there. */
  goOn(answers: ReviewAnswers): void
  goTo(step: string): void
}

/** The query that opens a step; `isEdit` leads back to the check afterwards. */
export const stepSearch = (step: string, isEdit = false) =>
  `?step=${encodeURIComponent(step)}${isEdit ? '&edit=1' : ''}`

export function useSteps(review: GoalReview, answers: ReviewAnswers): Steps {
  const portal = usePortal()
  const [search] = useUrlState()
  const steps = stepsOf(review.portfolios, answers, review.today)
  const place = steps.findIndex(({ id }) => id === search.get('step'))
  const isEdit = search.get('edit') === '1'
  const before = place > 0 ? steps[place - 1] : undefined
  const go = (query: string) => portal.go('portfolio-review', undefined, query)
  return {
    current: steps[place],
    first: steps[0]!.id,
    place: place + 1,
    count: steps.length,
    back: isEdit ? stepSearch('check') : before ? stepSearch(before.id) : '',
    goOn(next) {
      const after = stepsOf(review.portfolios, next, review.today)
      const placeIn = (step: Step | undefined) => after.findIndex(({ id }) => id === step?.id)
      // A step about risk goes when the risk level stays.
      const last = Math.max(placeIn(steps[place]), placeIn(before))
      const step = after[last + 1]!
      go(isEdit && step.kind !== 'risk' ? stepSearch('check') : stepSearch(step.id, isEdit))
    },
    goTo: (step) => go(stepSearch(step)),
  }
}
