// One statement to agree to in a form, as a large target. Never ticked beforehand.
import prose from '../prose.module.css'
import css from './choices.module.css'

interface CheckRowProps {
  id: string
  label: string
  problem: string | undefined
  isChecked: boolean
  onChange: (isChecked: boolean) => void
}

/** A checkbox that has to be ticked before a form is sent, with its problem above it. */
export function CheckRow({ id, label, problem, isChecked, onChange }: CheckRowProps) {
  return (
    <div className={css.check}>
      {problem && (
        <p id={`${id}-problem`} className={prose.failed}>
          {problem}
        </p>
      )}
      <label className={css.option}>
        <input
          id={id}
          type="checkbox"
          checked={isChecked}
          aria-describedby={problem && `${id}-problem`}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        {label}
      </label>
    </div>
  )
}
