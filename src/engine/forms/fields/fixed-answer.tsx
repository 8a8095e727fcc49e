// An answer of a form that is read and not chosen, because there is nothing else to choose.
import type { ReactNode } from 'react'
import css from './fixed-answer.module.css'

export function FixedAnswer({ label, hint, answer }: { label: string; hint: ReactNode; answer: string }) {
  return (
    <dl className={css.fixed}>
      <dt>{label}</dt>
      <dd>{answer}</dd>
      {hint !== undefined && hint !== false && <dd className={css.hint}>{hint}</dd>}
    </dl>
  )
}
