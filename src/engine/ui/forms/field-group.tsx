// Several inputs that are one question: its legend, a hint, and what is wrong with the answer.
import type { ReactNode } from 'react'
import prose from '../prose.module.css'

interface FieldGroupProps {
  /** Id of the first input, where an error leads. */
  id: string
  className: string | undefined
  legend: ReactNode
  hint: ReactNode
  problem: string | undefined
  children: ReactNode
}

export function FieldGroup({ id, className, legend, hint, problem, children }: FieldGroupProps) {
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return (
    <fieldset className={className} aria-describedby={described || undefined}>
      <legend>{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className={prose.hint}>
          {hint}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} className={prose.failed}>
          {problem}
        </p>
      )}
      {children}
    </fieldset>
  )
}
