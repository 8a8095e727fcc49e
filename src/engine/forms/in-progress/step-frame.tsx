// What every step of a form in progress has: its place, in the document title too, a heading that takes the focus, and
// whether the answers are saved.
import { useEffect, useRef, type ReactNode } from 'react'
import { useOwnTitle } from '#screen-api/use-own-title.ts'
import { SavedLine } from './saved-line.tsx'
import type { FormInProgress } from './use-form-in-progress.ts'
import layout from '#ui/layout.module.css'
import prose from '#ui/prose.module.css'
import css from './form-in-progress.module.css'

interface StepFrameProps {
  heading: string
  /** What the steps are called: "Step". */
  unit?: 'Step' | 'Question'
  place: number
  count: number
  form: Pick<FormInProgress<unknown>, 'saving' | 'changed' | 'retry'>
  children: ReactNode
}

/** A step of a form in progress, with its heading, place and whether it is saved. */
export function StepFrame({ heading, unit = 'Step', place, count, form, children }: StepFrameProps) {
  const title = useRef<HTMLHeadingElement>(null)
  const where = `${unit} ${place} of ${count}`
  useOwnTitle(unit === 'Step' ? `${heading}, ${where.toLowerCase()}` : `${where}: ${heading}`)
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  return (
    <section className={layout.column4} aria-labelledby="form-step">
      <div>
        <p className={prose.muted}>{where}</p>
        <h2 id="form-step" ref={title} tabIndex={-1} className={css.stepHeading}>
          {heading}
        </h2>
      </div>
      {children}
      <SavedLine form={form} />
    </section>
  )
}
