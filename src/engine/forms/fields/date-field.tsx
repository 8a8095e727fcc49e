// A date that somebody knows by heart, as an answer of a form that is sent: one text, "14/3/1984".
import { partsOfTypedDate } from '#base/dates/typed-date.ts'
import { DateFields } from '#ui/fields/date-fields.tsx'
import { answerOf, type Named } from './fields.tsx'

type DateFieldProps<Values, Field extends keyof Values & string> = Omit<
  Named<Values, Field>,
  'description'
> & { description?: string }

export function DateField<Field extends string, Values extends Record<Field, string>>({
  form: { values, errors, change, fieldId },
  name,
  label,
  description,
}: DateFieldProps<Values, Field>) {
  const [day, month, year] = partsOfTypedDate(values[name])
  const parts = { day, month, year }
  return (
    <DateFields
      id={fieldId(name)}
      legend={label}
      {...(description !== undefined && { hint: description })}
      problem={errors[name]}
      parts={parts}
      onChange={(part, text) => {
        const typed = { ...parts, [part]: text.replaceAll('/', '') }
        change(answerOf(name, `${typed.day}/${typed.month}/${typed.year}`) as Partial<Values>)
      }}
    />
  )
}
