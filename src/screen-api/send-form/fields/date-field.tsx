// A date that somebody knows by heart, in three fields (GOV.UK design system). The answer is one text: "14/3/1984".
import { TextInput } from '@mantine/core'
import { partsOfTypedDate } from '#domain/typed-date.ts'
import { answerOf, type Named } from './fields.tsx'
import css from './date-field.module.css'

const parts = [
  { label: 'Day', size: 2 },
  { label: 'Month', size: 2 },
  { label: 'Year', size: 4 },
]

export function DateField<Field extends string, Answers extends Record<Field, string>>({
  form: { answers, problems, change, fieldId },
  name,
  label,
  description,
}: Named<Answers, Field>) {
  const id = fieldId(name)
  const problem = problems[name]
  const typed = partsOfTypedDate(answers[name])
  const described = [description !== undefined && `${id}-hint`, problem && `${id}-problem`]
  return (
    <fieldset className={css.date} aria-describedby={described.filter(Boolean).join(' ') || undefined}>
      <legend>{label}</legend>
      {description !== undefined && (
        <p id={`${id}-hint`} className={css.quiet}>
          {description}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} className={css.problem}>
          {problem}
        </p>
      )}
      <div className={css.parts}>
        {parts.map((part, place) => (
          <TextInput
            key={part.label}
            id={place === 0 ? id : `${id}-${part.label.toLowerCase()}`}
            label={part.label}
            size="md"
            inputMode="numeric"
            autoComplete="off"
            maxLength={part.size}
            error={problem !== undefined}
            value={typed[place]}
            className={part.size === 4 ? css.year : css.short}
            onChange={({ currentTarget: { value } }) =>
              change(
                answerOf(name, typed.with(place, value.replaceAll('/', '')).join('/')) as Partial<Answers>,
              )
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
