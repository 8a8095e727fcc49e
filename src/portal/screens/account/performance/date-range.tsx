// Two dates, as fields. What is typed stays, also when it cannot be used; the sentence below says why.
import { useId } from 'react'
import { DayInput } from 'portal-engine/ui/fields/day-input.tsx'
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
      <label htmlFor={`${id}-from`}>
        From
        <DayInput id={`${id}-from`} value={from} {...described} onKeep={(day) => onChange({ from: day })} />
      </label>
      <label htmlFor={`${id}-to`}>
        Until
        <DayInput id={`${id}-to`} value={to} {...described} onKeep={(day) => onChange({ to: day })} />
      </label>
      <p id={id} role="status" className={css.problem}>
        {problem}
      </p>
    </div>
  )
}
