// One choice out of a few in a form, each a large target.
import type { ReactNode } from 'react'
import { FieldGroup } from './field-group.tsx'
import css from './choices.module.css'

interface RadioRowProps {
  /** Id of the first choice, where an error leads. */
  id: string
  legend: ReactNode
  hint?: ReactNode
  problem: string | undefined
  /** One below the other, for choices of several words. */
  isStacked?: boolean
  /** A note is read after the name of its choice. */
  options: readonly { value: string; label: string; note?: ReactNode }[]
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
  return (
    <FieldGroup id={id} className={css.choice} legend={legend} hint={hint} problem={problem}>
      <div className={isStacked ? `${css.options} ${css.stacked}` : css.options}>
        {options.map(({ value, label, note }, place) => (
          <label key={value} className={css.option}>
            <input
              id={place === 0 ? id : undefined}
              type="radio"
              name={id}
              value={value}
              checked={chosen === value}
              onChange={() => onChoose(value)}
              aria-labelledby={note === undefined ? undefined : `${id}-name-${value}`}
              aria-describedby={note === undefined ? undefined : `${id}-note-${value}`}
            />
            {note === undefined ? (
              label
            ) : (
              <>
                <span id={`${id}-name-${value}`}>{label}</span>
                <span id={`${id}-note-${value}`} className={css.note}>
                  {note}
                </span>
              </>
            )}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
