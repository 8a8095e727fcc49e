// One choice out of a few, as a row of toggle buttons, which scrolls on a phone; none where nothing else can be chosen. The caller keeps the choice,
// usually in the URL.
import { useInSight } from '../use-in-sight.ts'
import css from './chips.module.css'

interface ChipsProps<Id extends string> {
  /** What is being chosen, for example "Period". */
  label: string
  options: readonly { id: Id; label: string; disabled?: boolean }[]
  chosen: Id
  onChoose: (id: Id) => void
  /** A single one stays too, once it is chosen. */
  isAlwaysShown?: boolean
}

/** One choice out of a few, as toggle buttons. */
export function Chips<Id extends string>({
  label,
  options,
  chosen,
  onChoose,
  isAlwaysShown = false,
}: ChipsProps<Id>) {
  const row = useInSight<HTMLDivElement>(chosen, '[aria-pressed="true"]')
  if (!isAlwaysShown && options.every(({ id, disabled }) => disabled || id === chosen)) return null
  return (
    <div role="group" aria-label={label} ref={row} className={`${css.row} ${css.oneRow}`} data-not-printed>
      {options.map((option) => (
        <button
          key={option.id}
          type="button"
          className={css.chip}
          aria-pressed={option.id === chosen}
          disabled={option.disabled}
          onClick={() => onChoose(option.id)}
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}
