// A question that is answered in several fields: a person, or an address.
import type { PartField } from '#base/requests/kinds/kind.ts'
import { PART_MOST, typedParts } from '#base/requests/kinds/parts.ts'
import { DateFields } from '#ui/fields/date-fields.tsx'
import { fieldOfWidth } from '../fields/fields.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { FieldGroup } from '#ui/forms/field-group.tsx'
import layout from '#ui/layout.module.css'
import css from './parts-field.module.css'

interface PartsFieldProps {
  id: string
  parts: readonly PartField[]
  isOwn: boolean
  label: string
  hint?: string
  /** As the form keeps it. */
  kept: string
  errors: Readonly<Partial<Record<string, string>>>
  fieldId: (name: string) => string
  onChange: (follow: (kept: string) => string) => void
}

export function PartsField({
  id,
  parts,
  isOwn,
  label,
  hint,
  kept,
  errors,
  fieldId,
  onChange,
}: PartsFieldProps) {
  const typed = typedParts(kept)
  const type = (part: string, text: string) =>
    onChange((now) => JSON.stringify({ ...typedParts(now), [part]: text }))
  const { day = '', month = '', year = '' } = typed
  return (
    <FieldGroup
      id={fieldId(id)}
      className={`${layout.stack4} ${css.parts}`}
      legend={label}
      hint={hint}
      problem={undefined}
    >
      {parts.map(({ part, label: name, hint: about, fills, isDate, isNumber, width }) => {
        const field = { id: fieldId(`${id}-${part}`), problem: errors[`${id}-${part}`] }
        if (isDate)
          return (
            <DateFields
              key={part}
              {...field}
              legend={name}
              {...(about !== undefined && { hint: about })}
              isBirthday={isOwn}
              parts={{ day, month, year }}
              onChange={type}
            />
          )
        return (
          <TextInput
            key={part}
            id={field.id}
            label={name}
            description={about}
            maxLength={PART_MOST + 20}
            autoComplete={(isOwn && fills) || 'off'}
            {...fieldOfWidth(width)}
            {...(isNumber && { inputMode: 'numeric' })}
            error={field.problem}
            value={typed[part] ?? ''}
            onChange={({ currentTarget }) => type(part, currentTarget.value)}
          />
        )
      })}
    </FieldGroup>
  )
}
