// Several choices out of a few in a form, each a large target.
import { FieldGroup } from './field-group.tsx'
import css from './choices.module.css'

interface TickRowsProps {
  /** Id of the first choice, where an error leads. */
  id: string
  legend: string
  hint?: string
  problem: string | undefined
  options: readonly { id: string; label: string }[]
  ticked: readonly string[]
  onTick: (id: string, isTicked: boolean) => void
}

export function TickRows({ id, options, ticked, onTick, hint, ...rest }: TickRowsProps) {
  return (
    <FieldGroup id={id} className={css.choice} hint={hint} {...rest}>
      <div className={`${css.options} ${css.stacked}`}>
        {options.map((option, place) => (
          <label key={option.id} className={css.option}>
            <input
              id={place === 0 ? id : undefined}
              type="checkbox"
              checked={ticked.includes(option.id)}
              onChange={({ currentTarget }) => onTick(option.id, currentTarget.checked)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
