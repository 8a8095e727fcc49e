// A text with a list of how it may go on.
import { useId, type ReactNode } from 'react'

interface CompletedFieldProps {
  label: ReactNode
  value: string
  choices: readonly string[]
  /** What is taken if nothing is written. */
  placeholder?: string | undefined
  isRequired?: boolean
  problem?: string | undefined
  change(value: string): void
}

export function CompletedField({
  label,
  value,
  choices,
  placeholder,
  isRequired = false,
  problem,
  change,
}: CompletedFieldProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        spellCheck={false}
        list={choices.length > 0 ? `${id}-choices` : undefined}
        placeholder={placeholder}
        required={isRequired}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        value={value}
        onChange={({ target }) => change(target.value)}
      />
      {choices.length > 0 && (
        <datalist id={`${id}-choices`}>
          {choices.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </datalist>
      )}
      {problem !== undefined && (
        <p id={`${id}-problem`} className="wrong">
          {problem}
        </p>
      )}
    </div>
  )
}
