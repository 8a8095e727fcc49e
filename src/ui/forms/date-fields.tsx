// A date that people know by heart, in three fields: quicker to type than to find in a calendar.
import { TextInput } from '@mantine/core'
import '@mantine/core/styles/Input.css'
import type { DateParts } from '#domain/dates/date-parts.ts'
import css from './date-fields.module.css'

interface DateFieldsProps {
  /** Id of the first field, where an error leads. */
  id: string
  legend: string
  hint?: string
  problem: string | undefined
  parts: DateParts
  onChange: (part: keyof DateParts, text: string) => void
  /** For somebody's own date of birth, which browsers know. */
  isBirthday?: boolean
}

const fields = [
  { part: 'day', label: 'Day', most: 2 },
  { part: 'month', label: 'Month', most: 9 },
  { part: 'year', label: 'Year', most: 4 },
] as const

export function DateFields({
  id,
  legend,
  hint,
  problem,
  parts,
  onChange,
  isBirthday = false,
}: DateFieldsProps) {
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return (
    <fieldset className={css.date} aria-describedby={described || undefined}>
      <legend>{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} className={css.problem}>
          {problem}
        </p>
      )}
      <div className={css.parts}>
        {fields.map(({ part, label, most }, place) => (
          <TextInput
            key={part}
            id={place === 0 ? id : `${id}-${part}`}
            className={css[part]}
            size="md"
            label={label}
            inputMode={part === 'month' ? 'text' : 'numeric'}
            maxLength={most}
            autoComplete={isBirthday ? `bday-${part}` : 'off'}
            error={problem !== undefined}
            value={parts[part]}
            onChange={({ currentTarget }) => onChange(part, currentTarget.value)}
          />
        ))}
      </div>
    </fieldset>
  )
}
