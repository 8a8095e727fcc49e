// The error summary of a form: the same messages as at the fields, each a link to its field.
import { useEffect, useId, useRef } from 'react'
import { replaceTitle } from '../replace-title.ts'
import css from './error-summary.module.css'

interface ErrorSummaryProps {
  /** In the order of the form. */
  errors: readonly { fieldId: string; message: string }[]
  /** The number of attempts to send; the summary takes the focus after each. */
  attempt: number
}

export function ErrorSummary({ errors, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const any = errors.length > 0
  useEffect(() => {
    if (attempt > 0) box.current?.focus()
  }, [attempt])
  useEffect(() => (any ? replaceTitle(`Error: ${document.title}`) : undefined), [any])
  if (!any) return null
  return (
    <div ref={box} className={css.box} role="alert" aria-labelledby={titleId} tabIndex={-1}>
      <h2 id={titleId}>There is a problem</h2>
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(fieldId)?.focus()
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
