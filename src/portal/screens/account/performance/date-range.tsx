// Two dates, as fields. What is typed stays, also when it cannot be used; the sentence below says why.
import { useId } from 'react'
import css from './performance.module.css'

interface DateRangeProps {
  from: string
  to: string
  problem?: string | undefined
  onChange(dates: { from?: string; to?: string }): void
}

export function DateRange({ from, to, problem, onChange }: DateRangeProps) {
  const id = useId()
  const described = problem === undefined ? {} : { 'aria-describedby': id, 'aria-invalid': true }
  return (
    <div className={css.range} data-not-printed>
      <label>
        From
        <input
          type="date"
          value={from}
          {...described}
          onChange={(event) => onChange({ from: event.currentTarget.value })}
        />
      </label>
      <label>
        To
        <input
          type="date"
          value={to}
          {...described}
          onChange={(event) => onChange({ to: event.currentTarget.value })}
        />
      </label>
      <p id={id} role="status" className={css.problem}>
        {problem}
      </p>
    </div>
  )
}
