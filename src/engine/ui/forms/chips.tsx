// One choice out of a few, as a row of toggle buttons; none where nothing else can be chosen. The caller keeps the choice,
// usually in the URL.
import css from './chips.module.css'

interface ChipsProps<Id extends string> {
  /** What is being chosen, for example "Period". */
  label: string
  options: readonly { id: Id; label: string; disabled?: boolean }[]
  chosen: Id
  onChoose: (id: Id) => void
  /** On a phone they stay in one row that scrolls. */
  isOneRow?: boolean
  /** A single one stays too, once it is chosen. */
  isAlwaysShown?: boolean
}

export function Chips<Id extends string>({
  label,
  options,
  chosen,
  onChoose,
  isOneRow = false,
  isAlwaysShown = false,
}: ChipsProps<Id>) {
  if (!isAlwaysShown && options.every(({ id, disabled }) => disabled || id === chosen)) return null
  return (
    <div
      role="group"
      aria-label={label}
      className={isOneRow ? `${css.row} ${css.oneRow}` : css.row}
      data-not-printed
    >
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
