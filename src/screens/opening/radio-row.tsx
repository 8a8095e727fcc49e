// One choice out of a few in a form, each a large target. Nothing is chosen beforehand.
import css from './opening.module.css'

interface RadioRowProps {
  /** Id of the first choice, where an error leads. */
  id: string
  legend: string
  hint?: string
  problem: string | undefined
  options: readonly { value: string; label: string }[]
  chosen: string
  onChoose: (value: string) => void
}

export function RadioRow({ id, legend, hint, problem, options, chosen, onChoose }: RadioRowProps) {
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
      <div className={css.options}>
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
