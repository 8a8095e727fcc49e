// What every step of a review has: its place, a heading that takes the focus, and whether the answers are saved.
import { useEffect, useRef, type ReactNode } from 'react'
import type { ReviewAnswers } from '#domain/goal-review/review.ts'
import { SavedLine } from '#screen-api/form-in-progress/saved-line.tsx'
import type { FormInProgress } from '#screen-api/form-in-progress/use-form-in-progress.ts'
import { useOwnTitle } from '#screen-api/use-own-title.ts'
import css from './portfolio-review.module.css'

interface StepFrameProps {
  heading: string
  place: number
  count: number
  form: FormInProgress<ReviewAnswers>
  children: ReactNode
}

export function StepFrame({ heading, place, count, form, children }: StepFrameProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useOwnTitle(`${heading}, step ${place} of ${count}`)
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  return (
    <section className={css.stack} aria-labelledby="review-step">
      <div>
        <p className={css.quiet}>
          Step {place} of {count}
        </p>
        <h2 id="review-step" ref={title} tabIndex={-1} className={css.heading}>
          {heading}
        </h2>
      </div>
      {children}
      <SavedLine form={form} />
    </section>
  )
}
