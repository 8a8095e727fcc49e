// A question that is answered in several fields: a person, or an address.
import { isRecord } from '#base/record.ts'
import { dateOfParts } from '#base/dates/date-parts.ts'
import { PART_MOST, partProblems, partsOf, type Parts, type PartsKind } from '#base/requests/answer-parts.ts'
import { DateFields } from '#ui/fields/date-fields.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { FieldGroup } from '#ui/forms/field-group.tsx'
import layout from '#ui/layout.module.css'
import css from './parts-field.module.css'

const fields = {
  person: [{ part: 'name', label: 'Full name', fills: 'name' }],
  address: [
    { part: 'line1', label: 'Address line 1', fills: 'address-line1' },
    { part: 'line2', label: 'Address line 2 (optional)', fills: 'address-line2' },
    { part: 'town', label: 'Town or city', fills: 'address-level2' },
    { part: 'postcode', label: 'Postcode', fills: 'postal-code' },
    {
      part: 'country',
      label: 'Country (optional)',
      hint: 'Leave it empty for the United Kingdom.',
      fills: 'country-name',
    },
  ],
} as const satisfies Record<
  PartsKind,
  readonly { part: string; label: string; hint?: string; fills: string }[]
>

/** What is typed: of a date of birth, its day, month and year. */
type Typed = Readonly<Record<string, string>>

/** From the text that the form keeps; nothing, where it is of another kind of question. */
export function typedParts(kept: string): Typed {
  try {
    const typed: unknown = JSON.parse(kept)
    if (!isRecord(typed)) return {}
    return Object.fromEntries(Object.entries(typed).filter(([, text]) => typeof text === 'string')) as Typed
  } catch {
    return {}
  }
}

/** The answer in it; undefined where every field is blank. */
export function readParts(kind: PartsKind, kept: string): Parts | undefined {
  const typed = typedParts(kept)
  if (Object.values(typed).every((text) => text.trim() === '')) return undefined
  const { day = '', month = '', year = '' } = typed
  return Object.fromEntries(
    partsOf[kind].map((part) => [
      part,
      part === 'bornOn' ? (dateOfParts({ day, month, year }) ?? '') : (typed[part] ?? '').trim(),
    ]),
  )
}

/** The field where an error of the question, or an edit link, leads. */
export const firstField = (id: string, kind: PartsKind): string => `${id}-${partsOf[kind][0]}`

/** What is wrong, by field: `id` and the part. */
export const fieldProblems = (
  { id, kind, missing }: { id: string; kind: PartsKind; missing?: string },
  kept: string,
  today: string,
): Record<string, string> => {
  const answer = readParts(kind, kept)
  if (!answer) return missing === undefined ? {} : { [firstField(id, kind)]: missing }
  return Object.fromEntries(
    Object.entries(partProblems(kind, answer, today)).map(([part, problem]) => [`${id}-${part}`, problem]),
  )
}

interface PartsFieldProps {
  id: string
  kind: PartsKind
  label: string
  hint?: string
  isOwn: boolean
  /** As the form keeps it. */
  kept: string
  errors: Readonly<Partial<Record<string, string>>>
  fieldId: (name: string) => string
  onChange: (follow: (kept: string) => string) => void
}

export function PartsField({
  id,
  kind,
  label,
  hint,
  isOwn,
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
      {fields[kind].map(({ part, label: name, fills, ...rest }) => (
        <TextInput
          key={part}
          id={fieldId(`${id}-${part}`)}
          label={name}
          {...('hint' in rest && { description: rest.hint })}
          maxLength={PART_MOST + 20}
          autoComplete={isOwn ? fills : 'off'}
          error={errors[`${id}-${part}`]}
          value={typed[part] ?? ''}
          onChange={({ currentTarget }) => type(part, currentTarget.value)}
        />
      ))}
      {kind === 'person' && (
        <DateFields
          id={fieldId(`${id}-bornOn`)}
          legend="Date of birth"
          hint="For example, 31 3 1980"
          problem={errors[`${id}-bornOn`]}
          isBirthday={isOwn}
          parts={{ day, month, year }}
          onChange={type}
        />
      )}
    </FieldGroup>
  )
}
