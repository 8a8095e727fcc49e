// One choice out of a few in a form, each a large target.
import type { ReactNode } from 'react'
import css from './choices.module.css'

interface RadioRowProps {
  /** Id of the first choice, where an error leads. */
  id: string
  legend: ReactNode
  hint?: string
  problem: string | undefined
  /** One below the other, for choices of several words. */
  isStacked?: boolean
  options: readonly { value: string; label: string }[]
  /** Nothing is chosen beforehand. */
  chosen: string | undefined
  onChoose: (value: string) => void
}

export function RadioRow({
  id,
  legend,
  hint,
  problem,
  isStacked = false,
  options,
  chosen,
  onChoose,
}: RadioRowProps) {
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return (
    <fieldset className={css.choice} aria-describedby={described || undefined}>
      <legend>{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className={css.quiet}>
          {hint}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} className={css.problem}>
          {problem}
        </p>
      )}
      <div className={isStacked ? `${css.options} ${css.stacked}` : css.options}>
        {options.map(({ value, label }, place) => (
          <label key={value} className={css.option}>
            <input
              id={place === 0 ? id : undefined}
              type="radio"
              name={id}
              value={value}
              checked={chosen === value}
              onChange={() => onChoose(value)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
