// The answers of a form, each with a button that leads to its question.
import { Button } from '#ui/button.tsx'
import type { CheckRow } from '../reading.ts'
import css from './send-form.module.css'

interface CheckRowsProps {
  rows: readonly CheckRow[]
  disabled: boolean
  onChange: (question: string) => void
}

export function CheckRows({ rows, disabled, onChange }: CheckRowsProps) {
  return (
    <dl className={css.answers}>
      {rows.map(({ label, value, question }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {question !== undefined && (
            <dd className={css.edit}>
              <Button variant="quiet" disabled={disabled} onClick={() => onChange(question)}>
                Change<span className="visually-hidden"> {label}</span>
              </Button>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
