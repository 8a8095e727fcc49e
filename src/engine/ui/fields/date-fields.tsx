// A date that people know by heart, in three fields: quicker to type than to find in a calendar.
import type { ReactNode } from 'react'
import type { DateParts } from '#base/dates/date-parts.ts'
import { TextInput } from './text-input.tsx'
import { FieldGroup } from '../forms/field-group.tsx'
import layout from '#ui/layout.module.css'
import css from './date-fields.module.css'

interface DateFieldsProps {
  /** Id of the first field, where an error leads. */
  id: string
  legend: string
  hint?: ReactNode
  problem: string | undefined
  parts: DateParts
  onChange: (part: keyof DateParts, text: string) => void
  /** A month and a year alone. */
  isMonth?: boolean
  /** For somebody's own date of birth, which browsers know. */
  isBirthday?: boolean
}

const fields = [
  { part: 'day', label: 'Day', most: 2 },
  { part: 'month', label: 'Month', most: 9 },
  { part: 'year', label: 'Year', most: 4 },
] as const

/** A date in three fields, as the text that was typed: day, month (its name as well) and year. */
export function DateFields({
  id,
  legend,
  hint,
  problem,
  parts,
  onChange,
  isMonth = false,
  isBirthday = false,
}: DateFieldsProps) {
  return (
    <FieldGroup id={id} className={css.date} legend={legend} hint={hint} problem={problem}>
      <div className={layout.row}>
        {fields.slice(isMonth ? 1 : 0).map(({ part, label, most }, place) => (
          <TextInput
            key={part}
            id={place === 0 ? id : `${id}-${part}`}
            className={css[part]}
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
    </FieldGroup>
  )
}
